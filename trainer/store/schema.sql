-- The learner's history, schema version 2: the facts. Rows are only ever added. What follows from them stands in derived.sql.

CREATE TABLE answer (
    id       INTEGER PRIMARY KEY,
    at       TEXT    NOT NULL,              -- UTC, ISO 8601
    day      TEXT    NOT NULL,              -- study day, YYYY-MM-DD
    origin   TEXT    NOT NULL,              -- quiz, drill, placement, game
    deck     TEXT,                          -- the deck to which a drill kept; NULL: the whole drill, or no drill
    skill    TEXT,                          -- the skill it was dealt for
    hand     TEXT    NOT NULL,              -- "5H 5D 5S JC + 5C", " crib" behind a crib; "play KH TD 5S go 5D"
    response TEXT    NOT NULL,              -- total, unknown, skip
    given    INTEGER,                       -- points
    is_right INTEGER NOT NULL,              -- the verdict that the learner saw
    seconds  REAL    NOT NULL,
    aim      TEXT,                          -- contrast, doubt, first look, placement; without skill and aim: a natural hand
    claims   TEXT,                          -- the count by which the total was reached; NULL: a bare total
    count    INTEGER                        -- what was said of the count in the play; NULL: nothing was
);

CREATE TABLE undone (
    answer INTEGER PRIMARY KEY REFERENCES answer (id),
    at     TEXT NOT NULL                    -- UTC, ISO 8601
);

-- The count by which a wrong total was reached, asked for after the verdict.
CREATE TABLE told (
    answer INTEGER PRIMARY KEY REFERENCES answer (id),
    claims TEXT NOT NULL,
    at     TEXT NOT NULL                    -- UTC, ISO 8601
);

CREATE TRIGGER answer_stays_as_given BEFORE UPDATE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER answer_is_kept        BEFORE DELETE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_stays_as_given BEFORE UPDATE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_kept        BEFORE DELETE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER told_stays_as_given   BEFORE UPDATE ON told   BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER told_is_kept          BEFORE DELETE ON told   BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;

-- REPLACE fires no trigger for the row that it deletes.
CREATE TRIGGER answer_is_new BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_new BEFORE INSERT ON undone WHEN EXISTS (SELECT 1 FROM undone WHERE answer = NEW.answer)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER told_is_new BEFORE INSERT ON told WHEN EXISTS (SELECT 1 FROM told WHERE answer = NEW.answer)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;

CREATE INDEX answer_by_day   ON answer (day, origin);
CREATE INDEX answer_by_skill ON answer (skill);

CREATE VIEW standing_answer AS SELECT * FROM answer WHERE id NOT IN (SELECT answer FROM undone);
