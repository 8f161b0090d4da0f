-- From schema version 1 to 2: why a hand was chosen, the count behind a total, and the count of the play.

ALTER TABLE answer ADD COLUMN aim TEXT;
ALTER TABLE answer ADD COLUMN claims TEXT;
ALTER TABLE answer ADD COLUMN count INTEGER;

CREATE TABLE told (
    answer INTEGER PRIMARY KEY REFERENCES answer (id),
    claims TEXT NOT NULL,
    at     TEXT NOT NULL                    -- UTC, ISO 8601
);

CREATE TRIGGER told_stays_as_given   BEFORE UPDATE ON told   BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER told_is_kept          BEFORE DELETE ON told   BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER told_is_new BEFORE INSERT ON told WHEN EXISTS (SELECT 1 FROM told WHERE answer = NEW.answer)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;

CREATE INDEX answer_by_skill ON answer (skill);
