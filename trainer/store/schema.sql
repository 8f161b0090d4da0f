-- The learner's history, schema version 1.
--
-- answer and undone are the facts: rows are only ever added. Everything below them is derived from them, kept so that nothing
-- has to be counted again, and rebuilt from them at any time (Store.rebuild).

CREATE TABLE answer (
    id       INTEGER PRIMARY KEY,
    at       TEXT    NOT NULL,              -- UTC, ISO 8601
    day      TEXT    NOT NULL,              -- study day, YYYY-MM-DD
    origin   TEXT    NOT NULL,              -- quiz, drill
    deck     TEXT,                          -- the deck to which a drill kept; NULL: the whole drill, or a quiz
    skill    TEXT,                          -- the skill it was dealt for; NULL: a natural hand
    hand     TEXT    NOT NULL,              -- "5H 5D 5S JC + 5C", " crib" behind a crib
    response TEXT    NOT NULL,              -- total, unknown, skip
    given    INTEGER,                       -- points
    is_right INTEGER NOT NULL,              -- the verdict that the learner saw
    seconds  REAL    NOT NULL
);

CREATE TABLE undone (
    answer INTEGER PRIMARY KEY REFERENCES answer (id),
    at     TEXT NOT NULL                    -- UTC, ISO 8601
);

CREATE TRIGGER answer_stays_as_given BEFORE UPDATE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER answer_is_kept        BEFORE DELETE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_stays_as_given BEFORE UPDATE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_kept        BEFORE DELETE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;

-- REPLACE fires no trigger for the row that it deletes.
CREATE TRIGGER answer_is_new BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_new BEFORE INSERT ON undone WHEN EXISTS (SELECT 1 FROM undone WHERE answer = NEW.answer)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;

CREATE INDEX answer_by_day ON answer (day, origin);

CREATE VIEW standing_answer AS SELECT * FROM answer WHERE id NOT IN (SELECT answer FROM undone);

-- Derived: what an answer showed of a skill. blame: 0 it holds, 1 it failed.
CREATE TABLE evidence (
    skill        TEXT    NOT NULL,
    day          TEXT    NOT NULL,
    answer       INTEGER NOT NULL REFERENCES answer (id),
    blame        REAL    NOT NULL,
    is_drill     INTEGER NOT NULL,          -- only these touch mastery and schedule
    is_dealt_for INTEGER NOT NULL,          -- the hand was dealt for this skill
    PRIMARY KEY (skill, day, answer)
) WITHOUT ROWID;

CREATE INDEX evidence_by_answer ON evidence (answer);

-- Derived: the evidence of a skill summed up.
CREATE TABLE standing (
    skill   TEXT    PRIMARY KEY,
    right   REAL    NOT NULL,               -- the two weights of mastery
    wrong   REAL    NOT NULL,
    drilled INTEGER NOT NULL,               -- answers of drills
    answers INTEGER NOT NULL,               -- answers in all
    correct INTEGER NOT NULL                -- of them without blame
) WITHOUT ROWID;

-- Derived: one review a skill a study day, with the memory that it leaves.
CREATE TABLE review (
    skill      TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    rating     INTEGER NOT NULL,            -- 1 again, 2 hard, 3 good, 4 easy
    stability  REAL    NOT NULL,            -- days
    difficulty REAL    NOT NULL,
    due        TEXT    NOT NULL,            -- study day, YYYY-MM-DD
    PRIMARY KEY (skill, day)
) WITHOUT ROWID;
