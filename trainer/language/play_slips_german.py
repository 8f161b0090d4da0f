"""Die Fehler beim Ausspielen auf Deutsch."""

from trainer.language.slips import SlipWords

GERMAN_PLAY_SLIPS = {
    "count-of-fifteen-missed": SlipWords("Du wertest die Fünfzehn nicht.", "genau fünfzehn bringt zwei"),
    "fifteen-of-the-last": SlipWords(
        "Du wertest einen Fünfzehner, den nur die letzten Karten ergeben.", "nur der ganze Stand zählt bei fünfzehn"
    ),
    "thirty-one-missed": SlipWords("Du wertest die Einunddreißig nicht.", "genau einunddreißig bringt zwei"),
    "thirty-one-as-go": SlipWords(
        "Du wertest die Einunddreißig nur mit einem Punkt.", "einunddreißig bringt zwei, nicht einen wie ein Go"
    ),
    "thirty-as-fifteens": SlipWords(
        "Du wertest die Dreißig.", "nur fünfzehn und einunddreißig bringen Punkte, dreißig nicht"
    ),
    "only-one-of-two-at-once": SlipWords(
        "Du wertest von zwei Dingen auf einmal nur eines.",
        "eine Karte kann für den Stand und für die Karten davor punkten",
    ),
    "thirty-one-and-one": SlipWords(
        "Du wertest zur Einunddreißig noch Go oder letzte Karte.",
        "einunddreißig bringt zwei und für Go oder letzte Karte nichts dazu",
    ),
    "go-missed": SlipWords("Du wertest das Go nicht.", "das Go bringt einen"),
    "last-card-missed": SlipWords("Du wertest die letzte Karte nicht.", "die letzte Karte bringt einen"),
    "go-and-last-card": SlipWords(
        "Du wertest Go und letzte Karte zugleich.", "Go und letzte Karte sind zusammen ein Punkt"
    ),
    "pair-in-play-missed": SlipWords(
        "Du wertest beim Ausspielen ein Paar nicht.", "derselbe Rang wie davor ist ein Paar"
    ),
    "royal-as-pair": SlipWords(
        "Du wertest einen Drilling oder Vierling als Paar.", "ein Drilling bringt sechs, ein Vierling zwölf"
    ),
    "double-royal-as-royal": SlipWords("Du wertest einen Vierling als Drilling.", "ein Vierling bringt zwölf"),
    "parted-pair": SlipWords("Du wertest ein getrenntes Paar.", "eine Karte anderen Ranges dazwischen trennt ein Paar"),
    "tens-as-pair": SlipWords(
        "Du hältst Zehn, Bube, Dame und König für ein Paar.",
        "zwei Karten, die zehn zählen, sind nur bei gleichem Rang ein Paar",
    ),
    "pair-across": SlipWords(
        "Du wertest ein Paar über Go oder Einunddreißig hinweg.",
        "kein Paar reicht über Go oder einunddreißig zurück",
    ),
    "run-in-play-missed": SlipWords(
        "Du wertest beim Ausspielen eine Folge nicht.", "die Folge fehlt, ein Punkt je Karte"
    ),
    "disordered-run-missed": SlipWords(
        "Du siehst eine Folge nur, wenn sie der Reihe nach liegt.",
        "die Karten einer Folge dürfen in jeder Reihenfolge liegen",
    ),
    "long-run-as-three-in-play": SlipWords(
        "Du wertest eine längere Folge als Dreierfolge.", "die Folge reicht weiter zurück, jede ihrer Karten zählt"
    ),
    "shorter-runs-too": SlipWords("Du wertest die kürzeren Folgen in einer Folge mit.", "nur die längste Folge zählt"),
    "run-through-a-pair": SlipWords(
        "Du wertest eine Folge, in der ein Rang doppelt liegt.", "ein Rang, der wiederkommt, unterbricht die Folge"
    ),
    "multiple-run": SlipWords("Du wertest beim Ausspielen Doppelfolgen.", "beim Ausspielen gibt es keine Doppelfolgen"),
    "run-round-the-corner": SlipWords(
        "Du lässt eine Folge vom König zum Ass weitergehen.",
        "das Ass ist nur niedrig, um die Ecke geht keine Folge",
    ),
    "run-across": SlipWords(
        "Du wertest eine Folge über Go oder Einunddreißig hinweg.",
        "keine Folge reicht über Go oder einunddreißig zurück",
    ),
}
