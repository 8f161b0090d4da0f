PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO answer VALUES(1,'2026-11-30T04:40:34.447575+00:00','2026-11-30','drill',NULL,'two-card-fifteens','3H 9H TC TH + 5C crib','total',5,0,0.0);
INSERT INTO answer VALUES(2,'2026-11-30T04:40:34.584181+00:00','2026-11-30','drill',NULL,'pair','3H 4C 7C 8D + 4S','total',6,0,0.0040000000000000000832);
INSERT INTO answer VALUES(3,'2026-11-30T04:40:34.661028+00:00','2026-11-30','drill',NULL,'run-of-three','3S JC QD KH + 3C crib','unknown',NULL,0,0.0);
INSERT INTO answer VALUES(4,'2026-11-30T04:40:35.068412+00:00','2026-11-30','drill',NULL,'nobs','8D JD QC KC + 5D','total',8,0,0.0);
INSERT INTO answer VALUES(5,'2026-11-30T04:40:35.114312+00:00','2026-11-30','drill',NULL,'flush','AH 4H 8H 9H + 9D','skip',NULL,0,0.0);
INSERT INTO answer VALUES(6,'2026-11-30T04:40:35.135663+00:00','2026-11-30','drill',NULL,'pair','4C 5C 7H JD + 4D','total',3,0,0.0);
INSERT INTO answer VALUES(7,'2026-11-30T04:40:35.165727+00:00','2026-11-30','drill',NULL,'two-card-fifteens','5H TC TD QH + KS crib','total',4,0,0.0);
INSERT INTO answer VALUES(8,'2026-11-30T04:40:35.182359+00:00','2026-11-30','drill',NULL,'flush','2S 6S 9S KS + 6H','total',5,0,0.0);
INSERT INTO answer VALUES(9,'2026-11-30T04:40:35.237850+00:00','2026-11-30','drill',NULL,'flush','2S 6S 9S KS + 6H','total',6,0,0.0);
INSERT INTO answer VALUES(10,'2026-11-30T04:40:35.263976+00:00','2026-11-30','drill',NULL,'nobs','3C 9D TH JC + 6C','total',7,0,0.0040000000000000000832);
INSERT INTO answer VALUES(11,'2026-11-30T04:40:35.286689+00:00','2026-11-30','drill',NULL,'pair','5D TS QD QH + 2S','total',7,0,0.0);
CREATE TABLE undone (
    answer INTEGER PRIMARY KEY REFERENCES answer (id),
    at     TEXT NOT NULL                    -- UTC, ISO 8601
);
INSERT INTO undone VALUES(8,'2026-11-30T04:40:35.217886+00:00');
CREATE TABLE evidence (
    skill        TEXT    NOT NULL,
    day          TEXT    NOT NULL,
    answer       INTEGER NOT NULL REFERENCES answer (id),
    blame        REAL    NOT NULL,
    is_drill     INTEGER NOT NULL,          -- only these touch mastery and schedule
    is_dealt_for INTEGER NOT NULL,          -- the hand was dealt for this skill
    PRIMARY KEY (skill, day, answer)
) WITHOUT ROWID;
INSERT INTO evidence VALUES('flush','2026-11-30',9,1.0,1,1);
INSERT INTO evidence VALUES('nobs','2026-11-30',4,1.0,1,1);
INSERT INTO evidence VALUES('nobs','2026-11-30',6,1.0,1,0);
INSERT INTO evidence VALUES('nobs','2026-11-30',10,1.0,1,1);
INSERT INTO evidence VALUES('pair','2026-11-30',1,1.0,1,0);
INSERT INTO evidence VALUES('pair','2026-11-30',2,1.0,1,1);
INSERT INTO evidence VALUES('pair','2026-11-30',6,1.0,1,1);
INSERT INTO evidence VALUES('pair','2026-11-30',7,1.0,1,0);
INSERT INTO evidence VALUES('pair','2026-11-30',9,1.0,1,0);
INSERT INTO evidence VALUES('pair','2026-11-30',11,1.0,1,1);
INSERT INTO evidence VALUES('repeated-fifteens','2026-11-30',1,1.0,1,0);
INSERT INTO evidence VALUES('repeated-fifteens','2026-11-30',2,1.0,1,0);
INSERT INTO evidence VALUES('repeated-fifteens','2026-11-30',7,1.0,1,0);
INSERT INTO evidence VALUES('repeated-fifteens','2026-11-30',9,1.0,1,0);
INSERT INTO evidence VALUES('repeated-fifteens','2026-11-30',11,1.0,1,0);
INSERT INTO evidence VALUES('run-of-three','2026-11-30',3,1.0,1,1);
INSERT INTO evidence VALUES('run-of-three','2026-11-30',4,1.0,1,0);
INSERT INTO evidence VALUES('run-of-three','2026-11-30',10,1.0,1,0);
INSERT INTO evidence VALUES('three-card-fifteens','2026-11-30',2,1.0,1,0);
INSERT INTO evidence VALUES('three-card-fifteens','2026-11-30',6,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',1,1.0,1,1);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',2,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',4,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',6,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',7,1.0,1,1);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',9,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',10,1.0,1,0);
INSERT INTO evidence VALUES('two-card-fifteens','2026-11-30',11,1.0,1,0);
CREATE TABLE standing (
    skill   TEXT    PRIMARY KEY,
    right   REAL    NOT NULL,               -- the two weights of mastery
    wrong   REAL    NOT NULL,
    drilled INTEGER NOT NULL,               -- answers of drills
    answers INTEGER NOT NULL,               -- answers in all
    correct INTEGER NOT NULL                -- of them without blame
) WITHOUT ROWID;
INSERT INTO standing VALUES('flush',1.3500000000000000888,1.8999999999999999111,1,1,0);
INSERT INTO standing VALUES('nobs',1.0934999999999996944,3.4390000000000000568,3,3,0);
INSERT INTO standing VALUES('pair',0.79716149999999963426,5.217031000000000418,6,6,0);
INSERT INTO standing VALUES('repeated-fifteens',0.88573499999999971699,4.6855900000000003657,5,5,0);
INSERT INTO standing VALUES('run-of-three',1.0934999999999996944,3.4390000000000000568,3,3,0);
INSERT INTO standing VALUES('three-card-fifteens',1.2149999999999998578,2.7099999999999999644,2,2,0);
INSERT INTO standing VALUES('two-card-fifteens',0.64570081499999965046,6.1257951100000003208,8,8,0);
CREATE TABLE review (
    skill      TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    rating     INTEGER NOT NULL,            -- 1 again, 2 hard, 3 good, 4 easy
    stability  REAL    NOT NULL,            -- days
    difficulty REAL    NOT NULL,
    due        TEXT    NOT NULL,            -- study day, YYYY-MM-DD
    PRIMARY KEY (skill, day)
) WITHOUT ROWID;
INSERT INTO review VALUES('flush','2026-11-30',1,0.211999999999999994,6.4132999999999995566,'2026-12-01');
INSERT INTO review VALUES('nobs','2026-11-30',1,0.211999999999999994,6.4132999999999995566,'2026-12-01');
INSERT INTO review VALUES('pair','2026-11-30',1,0.211999999999999994,6.4132999999999995566,'2026-12-01');
INSERT INTO review VALUES('run-of-three','2026-11-30',1,0.211999999999999994,6.4132999999999995566,'2026-12-01');
INSERT INTO review VALUES('two-card-fifteens','2026-11-30',1,0.211999999999999994,6.4132999999999995566,'2026-12-01');
CREATE TRIGGER answer_stays_as_given BEFORE UPDATE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER answer_is_kept        BEFORE DELETE ON answer BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_stays_as_given BEFORE UPDATE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_kept        BEFORE DELETE ON undone BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER answer_is_new BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE TRIGGER undone_is_new BEFORE INSERT ON undone WHEN EXISTS (SELECT 1 FROM undone WHERE answer = NEW.answer)
BEGIN SELECT RAISE (ABORT, 'answers are only added'); END;
CREATE INDEX answer_by_day ON answer (day, origin);
CREATE VIEW standing_answer AS SELECT * FROM answer WHERE id NOT IN (SELECT answer FROM undone);
CREATE INDEX evidence_by_answer ON evidence (answer);
COMMIT;
