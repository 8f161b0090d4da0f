"""The words with which a typed count is heard and judged: what a language has beside those that it speaks itself."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.cribbage.spoken import Name


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Aloud:
    """The words of one language for a count that a learner says.

    `also_called`: other names of the groups; `flushes`: those of a flush that tell its points. `run` and `runs`: one,
    and several, whose length is not said. `nothing`: a hand worth nothing. `multiples`: once, twice and so on. `of`
    stands between a group and its worth, `times` between a number and a group, `makes` before a total; `fillers` say
    nothing. All of them are heard in small and large letters.
    """

    # Hearing
    plurals: Mapping[Name, str]
    also_called: Mapping[str, Name]
    flushes: Mapping[str, int]
    run: tuple[str, ...]
    runs: tuple[str, ...]
    nothing: tuple[str, ...]
    multiples: tuple[str, ...]
    of: tuple[str, ...]
    times: tuple[str, ...]
    makes: tuple[str, ...]
    fillers: tuple[str, ...]
    misheard: str

    # Judging
    all_right: str
    right_total_but: str
    missing: str
    all_there_are: str
    unfounded: str
    flush_counts: str
    wrong_total: str
    misnamed: str

    def __post_init__(self) -> None:
        """Refuse to leave a name without its plural."""
        if missing := set(Name) - set(self.plurals):
            raise LookupError(f"no plurals for {sorted(missing)}")


ENGLISH_ALOUD = Aloud(
    plurals={
        Name.FIFTEEN: "fifteens",
        Name.PAIR: "pairs",
        Name.PAIR_ROYAL: "pairs royal",
        Name.DOUBLE_PAIR_ROYAL: "double pairs royal",
        Name.RUN_OF_THREE: "runs of three",
        Name.RUN_OF_FOUR: "runs of four",
        Name.RUN_OF_FIVE: "runs of five",
        Name.DOUBLE_RUN: "double runs",
        Name.DOUBLE_RUN_OF_THREE: "double runs of three",
        Name.DOUBLE_RUN_OF_FOUR: "double runs of four",
        Name.TRIPLE_RUN: "triple runs",
        Name.DOUBLE_DOUBLE_RUN: "double double runs",
        Name.FLUSH: "flushes",
        Name.NOBS: "nobs",
        Name.HEELS: "heels",
    },
    also_called={
        "a fifteen": Name.FIFTEEN,
        "royal pair": Name.PAIR_ROYAL,
        "three of a kind": Name.PAIR_ROYAL,
        "royal double pair": Name.DOUBLE_PAIR_ROYAL,
        "double royal pair": Name.DOUBLE_PAIR_ROYAL,
        "four of a kind": Name.DOUBLE_PAIR_ROYAL,
        "three card run": Name.RUN_OF_THREE,
        "four card run": Name.RUN_OF_FOUR,
        "five card run": Name.RUN_OF_FIVE,
        "triple run of three": Name.TRIPLE_RUN,
        "double double run of three": Name.DOUBLE_DOUBLE_RUN,
        "quadruple run": Name.DOUBLE_DOUBLE_RUN,
        "his nobs": Name.NOBS,
        "his nob": Name.NOBS,
        "nob": Name.NOBS,
        "one for nobs": Name.NOBS,
        "one for nob": Name.NOBS,
        "one for his nobs": Name.NOBS,
        "one for his nob": Name.NOBS,
        "his nibs": Name.NOBS,
        "dbl run": Name.DOUBLE_RUN,
        "his heels": Name.HEELS,
        "right jack": Name.NOBS,
        "the right jack": Name.NOBS,
    },
    flushes={"flush of four": 4, "flush of five": 5, "four card flush": 4, "five card flush": 5},
    run=("run", "straight"),
    runs=("runs", "straights"),
    nothing=("nothing", "none", "nil", "no points"),
    multiples=("once", "twice"),
    of=("for", "of"),
    times=("times", "x"),
    makes=("is", "are", "that's", "it's", "makes", "make", "making", "equals", "gives", "total"),
    fillers=tuple(
        "a an the and plus with then also that it have has i i've in all altogether point points pts".split()
    ),
    misheard='I do not understand "{word}" in a count.',
    all_right="Every item is right.",
    right_total_but="The total is right, but not by these items:",
    missing="Not counted: {items}.",
    all_there_are="All there are:",
    unfounded="Counted but not there: {items}.",
    flush_counts="The flush counts {right} here, not {said}.",
    wrong_total='At "{claim}" your items make {made}, you said {said}.',
    misnamed='The points are right, the name is not: it is called "{right}", not "{said}".',
)

GERMAN_ALOUD = Aloud(
    plurals={
        Name.FIFTEEN: "Fünfzehner",
        Name.PAIR: "Paare",
        Name.PAIR_ROYAL: "Drillinge",
        Name.DOUBLE_PAIR_ROYAL: "Vierlinge",
        Name.RUN_OF_THREE: "Dreierfolgen",
        Name.RUN_OF_FOUR: "Viererfolgen",
        Name.RUN_OF_FIVE: "Fünferfolgen",
        Name.DOUBLE_RUN: "Doppelfolgen",
        Name.DOUBLE_RUN_OF_THREE: "doppelte Dreierfolgen",
        Name.DOUBLE_RUN_OF_FOUR: "doppelte Viererfolgen",
        Name.TRIPLE_RUN: "dreifache Folgen",
        Name.DOUBLE_DOUBLE_RUN: "doppelt doppelte Folgen",
        Name.FLUSH: "Flushes",
        Name.NOBS: "Nobs",
        Name.HEELS: "Heels",
    },
    also_called={
        "Zwilling": Name.PAIR,
        "Folge von drei": Name.RUN_OF_THREE,
        "Folge von vier": Name.RUN_OF_FOUR,
        "Folge von fünf": Name.RUN_OF_FIVE,
        "3er Folge": Name.RUN_OF_THREE,
        "4er Folge": Name.RUN_OF_FOUR,
        "5er Folge": Name.RUN_OF_FIVE,
        "doppelte Folge": Name.DOUBLE_RUN,
        "Doppelfolge von drei": Name.DOUBLE_RUN_OF_THREE,
        "Doppelfolge von vier": Name.DOUBLE_RUN_OF_FOUR,
        "doppelte 3er Folge": Name.DOUBLE_RUN_OF_THREE,
        "doppelte 4er Folge": Name.DOUBLE_RUN_OF_FOUR,
        "Dreifachfolge": Name.TRIPLE_RUN,
        "vierfache Folge": Name.DOUBLE_DOUBLE_RUN,
        "eins für Nobs": Name.NOBS,
        "Doppelstraße": Name.DOUBLE_RUN,
        "Doppelrun": Name.DOUBLE_RUN,
        "Farbe": Name.FLUSH,
        "drei Gleiche": Name.PAIR_ROYAL,
        "vier Gleiche": Name.DOUBLE_PAIR_ROYAL,
        "Fünfer Folge": Name.RUN_OF_FIVE,
        "Vierer Folge": Name.RUN_OF_FOUR,
        "Dreier Folge": Name.RUN_OF_THREE,
        "richtiger Bube": Name.NOBS,
        "der richtige Bube": Name.NOBS,
    },
    flushes={"Flush von vier": 4, "Flush von fünf": 5, "Viererflush": 4, "Fünferflush": 5},
    run=("Folge", "Straße"),
    runs=("Folgen", "Straßen"),
    nothing=("nichts", "nix", "keine Punkte", "null Punkte"),
    multiples=("einmal", "zweimal", "dreimal", "viermal", "fünfmal", "sechsmal", "siebenmal", "achtmal"),
    of=("für", "zu", "von"),
    times=("mal", "x"),
    makes=("ist", "sind", "macht", "machen", "ergibt", "gibt", "insgesamt", "zusammen", "gesamt"),
    fillers=tuple(
        """ein eine einen einer der die das den und plus mit dann noch dazu auch ich habe hat im also
        Punkt Punkte""".split()
    ),
    misheard="„{word}“ verstehe ich beim Zählen nicht.",
    all_right="Alles richtig gezählt.",
    right_total_but="Die Summe stimmt, aber nicht durch das Gezählte:",
    missing="Nicht gezählt: {items}.",
    all_there_are="Alle, die es gibt:",
    unfounded="Gezählt, aber nicht da: {items}.",
    flush_counts="Der Flush zählt hier {right}, nicht {said}.",
    wrong_total="Bei „{claim}“ ergibt das Gezählte {made}, du sagtest {said}.",
    misnamed="Die Punkte stimmen, der Name nicht: Es heißt „{right}“, nicht „{said}“.",
)
