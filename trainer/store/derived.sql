-- What follows from the facts, kept so that nothing has to be counted again. It is thrown away and made anew from the
-- answers when the way of reading them changes (diagnosis.VERSION), and at any time (Store.rebuild).

DROP TABLE IF EXISTS derivation;
DROP TABLE IF EXISTS evidence;
DROP TABLE IF EXISTS standing;
DROP TABLE IF EXISTS review;
DROP TABLE IF EXISTS profile;

CREATE TABLE derivation (version INTEGER NOT NULL);

-- What an answer showed of a skill. blame: 0 it holds, 1 it failed.
CREATE TABLE evidence (
    skill        TEXT    NOT NULL,
    day          TEXT    NOT NULL,
    answer       INTEGER NOT NULL REFERENCES answer (id),
    blame        REAL    NOT NULL,
    is_practice  INTEGER NOT NULL,          -- only such touch mastery and schedule; a quiz does not
    is_dealt_for INTEGER NOT NULL,          -- the hand was dealt for this skill
    slowness     REAL,                      -- the time as a multiple of what was expected; NULL: nothing was
    PRIMARY KEY (skill, day, answer)
) WITHOUT ROWID;

CREATE INDEX evidence_by_answer ON evidence (answer);

-- The evidence of a skill summed up.
CREATE TABLE standing (
    skill     TEXT    PRIMARY KEY,
    right     REAL    NOT NULL,             -- the two weights of mastery
    wrong     REAL    NOT NULL,
    practised INTEGER NOT NULL,             -- answers that touch them
    answers   INTEGER NOT NULL,             -- answers in all
    correct   INTEGER NOT NULL              -- of them without blame
) WITHOUT ROWID;

-- One review a skill a study day, with the memory that it leaves.
CREATE TABLE review (
    skill      TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    rating     INTEGER NOT NULL,            -- 1 again, 2 hard, 3 good, 4 easy
    stability  REAL    NOT NULL,            -- days
    difficulty REAL    NOT NULL,
    due        TEXT    NOT NULL,            -- study day, YYYY-MM-DD
    PRIMARY KEY (skill, day)
) WITHOUT ROWID;

-- What was known of the learner after an answer: habits and pace, as JSON. One row for each 32 answers, that of the latest
-- of them, so that taking an answer back means to read few again.
CREATE TABLE profile (
    block  INTEGER PRIMARY KEY,
    answer INTEGER NOT NULL,
    state  TEXT    NOT NULL
);
