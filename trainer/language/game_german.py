"""Die Wörter eines Spiels, auf Deutsch."""

from trainer.cribbage.game.state import Skunk
from trainer.language.game_words import GameWords

GERMAN_GAME = GameWords(
    code="de",
    who=("Du", "Computer"),
    welcome="Ein Spiel bis 121 gegen den Computer.",
    keys=(
        "? erklärt, was man eingeben kann (bei „Punkte?“ zeigt es die Zählung und gibt die Hand auf),"
        " q speichert das Spiel und hört auf."
    ),
    keys_if_counted="? erklärt, was man eingeben kann, q speichert das Spiel und hört auf.",
    muggins="Muggins: Was du in einer Zählung übersiehst, steckt der Computer.",
    counted="Deine Hände werden für dich gezählt.",
    goes_on="Das gespeicherte Spiel geht weiter.",
    is_saved="Ein Spiel ist gespeichert.",
    goes_on_prompt="Eingabetaste: weiter, n: ein neues? ",
    goes_on_help=(
        "Die Eingabetaste setzt das gespeicherte Spiel fort, n beginnt an seiner Stelle ein neues;"
        " q hört auf, und es bleibt gespeichert."
    ),
    anew=("n", "nein", "neu"),
    as_it_was_begun="Das gespeicherte Spiel geht so weiter, wie es begonnen wurde; --new beginnt ein neues.",
    saved="Das Spiel ist gespeichert. Zum Weiterspielen:",
    cut="Um das Geben wird abgehoben: du {one}, der Computer {two}.",
    cut_again="Gleiche Ränge: noch einmal abheben.",
    deals_first=(
        "Die niedrigere Karte ist deine: Du gibst zuerst.",
        "Die niedrigere Karte hat der Computer: Er gibt zuerst.",
    ),
    lost_and_deals=(
        "Du hast das letzte Spiel verloren und gibst zuerst.",
        "Der Computer hat das letzte Spiel verloren und gibt zuerst.",
    ),
    deal=(
        "{number}. Runde. Du gibst: Das Crib gehört dir.",
        "{number}. Runde. Der Computer gibt: Das Crib gehört ihm.",
    ),
    discard_prompt=("Zwei Karten in dein Crib? ", "Zwei Karten ins Crib des Computers? "),
    thrown=("In dein Crib: {cards}", "Ins Crib des Computers: {cards}"),
    starter="Startkarte: {card}",
    heels=("His Heels: zwei Punkte für dich.", "His Heels: zwei Punkte für den Computer."),
    count="Stand: {count}",
    your_cards="Deine Karten:",
    lay_prompt="Karte? ",
    only_prompt="Karte (Eingabetaste: nur eine passt)? ",
    laid="{card}, {said}",
    go="Go",
    hand=("Deine Hand:", "Die Hand des Computers:"),
    crib=("Dein Crib:", "Das Crib des Computers:"),
    count_keys=(
        "Die Punkte eingeben, oder die Zählung, wie man sie sagt (fünfzehn zwei, ein Paar vier)."
        " Oder: ? die Hand aufgeben und ihre Zählung sehen; q speichern und aufhören."
    ),
    stays="Gesteckt ist gesteckt: Im Spiel wird nichts zurückgenommen.",
    no_skip="Im Spiel wird keine Hand ausgelassen: zählen, oder mit ? aufgeben.",
    pegs="Du steckst {points}.",
    lost="Übersehen und verloren: {points}.",
    taken="Muggins: Was du übersehen hast, steckt der Computer: {points}.",
    score="Du {you}, Computer {computer}",
    pegs_on_board=("D", "C"),
    board="Auf dem Brett: {you} dein Stift, {computer} der des Computers, * beide, | die Skunklinie.",
    plain_score=("Dein Punktestand: {points}", "Punktestand des Computers: {points}"),
    skunk_line="Skunklinie: 91, letztes Loch: 121",
    wins=("Du gewinnst {winner} zu {loser}.", "Der Computer gewinnt {winner} zu {loser}."),
    skunks={
        Skunk.SINGLE: ("Ein Skunk: Der Computer ist unter 91.", "Ein Skunk: Du bist unter 91."),
        Skunk.DOUBLE: ("Ein doppelter Skunk: Der Computer ist unter 61.", "Ein doppelter Skunk: Du bist unter 61."),
    },
    counts="Deine Zählungen: {right} von {all} richtig. Liegen gelassen: {left}, zu viel gezählt: {over}.",
    nothing_left="Deine Zählungen: alle {all} richtig. Nichts blieb liegen.",
    deals_next=("Im nächsten Spiel gibst du zuerst.", "Im nächsten Spiel gibt der Computer zuerst."),
    discard_help=(
        "Zwei Karten für das Crib nennen, mit Rang und Farbe (5H 6D; H Herz, D Karo, C Kreuz, S Pik) oder mit ihren"
        " Nummern (2 5). Die Punkte im Crib bekommt, wer gibt. q speichert das Spiel und hört auf."
    ),
    lay_help=(
        "Eine Karte nennen, mit Rang und Farbe (5H; H Herz, D Karo, C Kreuz, S Pik) oder mit ihrer Nummer (2)."
        " Der Stand darf 31 nicht übersteigen; kannst du nicht legen, wird Go für dich gesagt."
        " q speichert das Spiel und hört auf."
    ),
    no_such_place="Eine Karte Nummer {place} gibt es nicht: Deine Karten sind 1 bis {last}.",
    named_twice="Das ist zweimal dieselbe Karte: zwei nennen.",
    one_card="Immer nur eine Karte: sie nennen, wie 5H, oder ihre Nummer eingeben.",
    past_thirty_one="Mit {card} wäre der Stand {count}, über einunddreißig: eine kleinere Karte legen.",
)
