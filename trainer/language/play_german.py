"""Die Wörter des Ausspielens auf Deutsch."""

from trainer.cribbage.tally import Kind
from trainer.cribbage.traps import Trap
from trainer.language.play_words import PlayWords

GERMAN_PLAY = PlayWords(
    kinds={
        Kind.FIFTEEN: "Fünfzehner",
        Kind.THIRTY_ONE: "Einunddreißig",
        Kind.PAIR: "Paar",
        Kind.PAIR_ROYAL: "Drilling",
        Kind.DOUBLE_PAIR_ROYAL: "Vierling",
    },
    runs={3: "Dreierfolge", 4: "Viererfolge", 5: "Fünferfolge", 6: "Sechserfolge", 7: "Siebenerfolge"},
    endings={Kind.GO: "eins für Go", Kind.LAST_CARD: "eins für die letzte Karte"},
    traps={
        Trap.THIRTY: "nichts für dreißig: Das ist kein Fünfzehner",
        Trap.PARTED_PAIR: "kein Paar: Eine andere Karte liegt dazwischen",
        Trap.BROKEN_RUN: "keine Folge: Ein Rang kommt noch einmal",
        Trap.ROUND_THE_CORNER: "keine Folge um die Ecke: Das Ass ist nur niedrig",
        Trap.ACROSS: "nichts reicht über ein Go oder einunddreißig zurück",
        Trap.GO_AND_LAST_CARD: "Go und letzte Karte sind zusammen ein Punkt",
        Trap.THIRTY_ONE_AND_LAST_CARD: "einunddreißig steht anstelle des Punktes für die letzte Karte",
    },
    count_for="{count} für {points}",
    one="eins einen einem ein",
    last_sign="letzte",
    plain_position="{card}: {said}",
    early_go="Bei {count} passte {card} noch: Go steht nur dort, wo keiner von beiden legen kann.",
    positions="Stellungen beim Ausspielen",
    heading="Karte {place}/{of}",
    keys=(
        "Den Stand mit der zuletzt gelegten Karte und deren Punkte eingeben (25 für 3 oder 25/3),"
        " oder nur die Punkte. Oder: ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
    prompt="Stand und Punkte? ",
    guide=(
        "Stand und Punkte eingeben (25 für 3 oder 25/3), nur die Punkte oder:"
        " ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
)
