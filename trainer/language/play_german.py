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
        Trap.PARTED_PAIR: "kein Paar aus diesen: Eine andere Karte liegt dazwischen",
        Trap.BROKEN_RUN: "keine Folge aus diesen: Ein Rang kommt noch einmal",
        Trap.ROUND_THE_CORNER: "keine Folge aus diesen: Das Ass ist nur niedrig",
        Trap.ACROSS: "nichts reicht über ein Go oder einunddreißig zurück",
        Trap.GO_AND_LAST_CARD: "Go und letzte Karte sind zusammen ein Punkt",
        Trap.THIRTY_ONE_AND_LAST_CARD: "einunddreißig steht anstelle des Punktes für die letzte Karte",
    },
    count_for="{count} für {points}",
    one="eins einen einem ein",
    last_sign="letzte",
    plain_position="{card}: {said}",
    early_go="Bei {count} ließ sich {card} noch legen: Go steht nur dort, wo keiner von beiden legen kann.",
    no_hand="Das ist ein Ausspielen und keine Hand: peg zählt es.",
    heading="Karte {place}/{of}",
    keys=(
        "Den Stand mit der zuletzt gelegten Karte und deren Punkte eingeben (25 für 3 oder 25/3),"
        " oder nur die Punkte; der Stand allein heißt: keine Punkte."
        " Oder: ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
    laid_in_brackets="Die zuletzt gelegte Karte ist die in [ ].",
    laid_named_last="Die zuletzt gelegte Karte ist die zuletzt genannte.",
    signs=(
        "{laid} Was vor go oder 31 kommt, zählt nicht mehr. Hinter der Karte heißt go, dass keiner mehr legen kann, und"
        " wo kein go steht, kann es noch jemand; letzte heißt, dass es die allerletzte war."
    ),
    prompt="Stand und Punkte? ",
    guide=(
        "Stand und Punkte eingeben (25 für 3 oder 25/3), nur die Punkte oder:"
        " ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
    shown="Richtig ist: {points}.",
    count_over="der Stand um {number} zu hoch",
    count_short="der Stand um {number} zu niedrig",
    last_chance="Das war die letzte Karte. Die Eingabetaste beendet, u nimmt die Antwort zurück.",
    stopped="Aufgehört nach {done} von {of} Karten. Gespeichert.",
    again="Dieselben Karten noch einmal (Startwert {seed}):",
    left_today="Von den Karten von heute übrig: {number}. Zum Weiterspielen:",
    played_out="Die Karten von heute sind gespielt.",
)
