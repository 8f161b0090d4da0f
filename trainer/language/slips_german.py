"""Die Zählfehler auf Deutsch."""

from trainer.language.play_slips_german import GERMAN_PLAY_SLIPS
from trainer.language.slips import SlipBook, SlipWords

GERMAN_SLIPS = SlipBook(
    code="de",
    explained_over="Du liegst um {points} zu hoch{habit}: {rule}.",
    explained_short="Du liegst um {points} zu niedrig{habit}: {rule}.",
    counted="Merke{habit}: {rule}.",
    reckoned="{rule} ({cards}: {by:+d})",
    reckoned_bare="{rule} ({by:+d})",
    both="{one}, und {other}",
    count_makes="Deine Zählung ergibt {made}, du sagtest {said}.",
    count_is_right="Deine Zählung stimmt: Sie ergibt {made}, du sagtest {said}.",
    as_before=", wie schon zuvor",
    how="Wie hast du gezählt? Schreibe es wie am Tisch (fünfzehn zwei, ein Paar vier), oder die Eingabetaste.",
    how_prompt="Deine Ansage? ",
    how_passes="Sage es noch einmal, oder weiter mit der Eingabetaste.",
    confirmed="Jetzt ist es klar: {mistake}",
    cured="Dreimal in Folge richtig, das hast du hinter dir: „{mistake}“",
    habits="Was du falsch zählst:",
    placement="Zuerst {number} Hände, um zu sehen, wo du stehst.",
    placement_rest="Noch {number} Hände, um zu sehen, wo du stehst.",
    placement_last_one="Noch eine Hand, um zu sehen, wo du stehst.",
    placement_keys=(
        "Die Punkte eingeben, oder die Zählung, wie man sie sagt (fünfzehn zwei, ein Paar vier)."
        " Oder: ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q gleich zu den Händen des Tages."
    ),
    placement_last="Mit der Eingabetaste weiter, u nimmt die Antwort zurück.",
    placement_left="{done} von {of} Händen gespielt. Jetzt die Hände des Tages.",
    placement_over="Danke. Jetzt die Hände des Tages.",
    found="Es sieht so aus:",
    found_unsure="Noch ist nichts sicher; was nicht stimmte, kommt wieder.",
    found_nothing="Kein fester Zählfehler gefunden.",
    words={
        "fifteen-missed": SlipWords("Du übersiehst einen Fünfzehner.", "ein Fünfzehner fehlt"),
        "fifteens-forgotten": SlipWords(
            "Du vergisst die Fünfzehner.", "die Fünfzehner fehlen, jede Gruppe, die fünfzehn ergibt, zählt zwei"
        ),
        "fifteen-as-one": SlipWords("Du zählst einen Fünfzehner als eins.", "ein Fünfzehner zählt zwei"),
        "no-three-card-fifteens": SlipWords(
            "Du suchst keine Fünfzehner aus drei Karten.", "auch drei Karten können fünfzehn ergeben"
        ),
        "only-two-card-fifteens": SlipWords(
            "Du zählst nur die Fünfzehner aus zwei Karten.", "auch drei, vier oder fünf Karten können fünfzehn ergeben"
        ),
        "no-four-card-fifteens": SlipWords(
            "Du suchst keine Fünfzehner aus vier Karten.", "auch vier Karten können fünfzehn ergeben"
        ),
        "no-five-card-fifteen": SlipWords(
            "Du übersiehst, dass alle fünf Karten fünfzehn ergeben.", "alle fünf Karten zusammen ergeben fünfzehn"
        ),
        "repeated-once": SlipWords(
            "Du zählst einen Fünfzehner nur einmal, den ein Paar zweimal ergibt.",
            "mit jeder Karte eines Paares zählt der Fünfzehner noch einmal",
        ),
        "cards-used-once": SlipWords(
            "Du nimmst jede Karte nur für einen Fünfzehner.", "eine Karte darf in mehreren Fünfzehnern stehen"
        ),
        "faces-as-numbers": SlipWords(
            "Du zählst Bube, Dame und König als 11, 12 und 13.", "Bube, Dame und König zählen zehn"
        ),
        "ace-as-eleven": SlipWords("Du zählst das Ass als 11.", "das Ass zählt eins, nie 11"),
        "fifteen-too-many": SlipWords(
            "Du gehst bei den Fünfzehnern einen Schritt zu weit.",
            "ein Fünfzehner ist doppelt gezählt, oder die Zählung ging einen Schritt zu weit",
        ),
        "something-from-nothing": SlipWords(
            "Du findest Punkte in einer Hand ohne Punkte.", "diese Hand zählt nichts, man sagt neunzehn"
        ),
        "pairs-forgotten": SlipWords("Du vergisst die Paare.", "jedes Paar zählt zwei"),
        "pair-as-one": SlipWords("Du zählst ein Paar als eins.", "ein Paar ist zwei Punkte"),
        "tens-as-pairs": SlipWords(
            "Du hältst verschiedene Zehnerkarten für Paare.",
            "Karten, die zehn zählen, sind nur bei gleichem Rang ein Paar",
        ),
        "one-of-two-pairs": SlipWords("Du siehst von zwei Paaren nur eines.", "es sind zwei Paare"),
        "royal-as-two": SlipWords("Du zählst einen Drilling als zwei.", "ein Drilling ist drei Paare, sechs Punkte"),
        "royal-as-three": SlipWords("Du zählst einen Drilling als drei.", "ein Drilling ist drei Paare, sechs Punkte"),
        "royal-as-four": SlipWords("Du zählst einen Drilling als vier.", "ein Drilling ist drei Paare, sechs Punkte"),
        "double-royal-as-six": SlipWords(
            "Du zählst einen Vierling als sechs.", "ein Vierling ist sechs Paare, zwölf Punkte"
        ),
        "double-royal-as-eight": SlipWords(
            "Du zählst einen Vierling als acht.", "ein Vierling ist sechs Paare, zwölf Punkte"
        ),
        "run-missed": SlipWords("Du übersiehst die Folge.", "die Folge fehlt, ein Punkt für jede ihrer Karten"),
        "multiple-run-as-one": SlipWords(
            "Du zählst eine Doppelfolge nur einmal.", "mit einer doppelten Karte zählt die Folge zweimal"
        ),
        "multiple-run-as-run-alone": SlipWords(
            "Du zählst eine Doppelfolge als eine Folge und sonst nichts.",
            "jede Folge zählt, die sich bilden lässt, und die Paare darin auch",
        ),
        "run-pair-forgotten": SlipWords(
            "Du vergisst die Paare in einer mehrfachen Folge.", "was mehrfach da ist, zählt auch als Paar"
        ),
        "triple-as-double": SlipWords(
            "Du zählst eine dreifache Folge als zwei Folgen.", "mit einer dreifachen Karte zählt die Folge dreimal"
        ),
        "double-double-as-double": SlipWords(
            "Du zählst eine doppelt doppelte Folge als zwei Folgen.",
            "mit zwei doppelten Karten zählt die Folge viermal",
        ),
        "double-double-as-triple": SlipWords(
            "Du zählst eine doppelt doppelte Folge als drei Folgen.",
            "mit zwei doppelten Karten zählt die Folge viermal",
        ),
        "runs-within-runs": SlipWords(
            "Du zählst auch die kürzeren Folgen in einer längeren.", "nur die längste Folge zählt, nicht die darin"
        ),
        "long-run-as-three": SlipWords(
            "Du zählst eine lange Folge als Dreierfolge.", "jede Karte der Folge zählt einen Punkt, auch vier oder fünf"
        ),
        "round-the-corner": SlipWords(
            "Du lässt eine Folge über den König zum Ass laufen.", "das Ass ist immer die niedrigste Karte"
        ),
        "flush-missed": SlipWords("Du übersiehst den Flush.", "die vier Handkarten haben eine Farbe, ein Flush"),
        "flush-five-as-four": SlipWords(
            "Du zählst einen Flush aus fünf Karten als vier.", "auch die Startkarte hat die Farbe, der Flush zählt fünf"
        ),
        "crib-flush-of-four": SlipWords(
            "Du zählst im Crib einen Flush aus vier Karten.", "ein Flush aus vier Karten zählt im Crib nicht"
        ),
        "flush-with-starter": SlipWords(
            "Du zählst drei Karten und die Startkarte als Flush.",
            "die Startkarte kann beim Flush keine Handkarte ersetzen",
        ),
        "nobs-missed": SlipWords("Du vergisst Nobs.", "der Bube hat die Farbe der Startkarte, eins für Nobs"),
        "nobs-as-two": SlipWords("Du zählst Nobs als zwei.", "Nobs ist ein Punkt; zwei gibt es für His Heels"),
        "any-jack": SlipWords(
            "Du zählst einen Buben beliebiger Farbe als Nobs.",
            "der Bube hat nicht die Farbe der Startkarte, er ist kein Nobs",
        ),
        "starter-jack-as-nobs": SlipWords(
            "Du zählst eins für einen Buben als Startkarte.", "ein Bube als Startkarte ist kein Nobs"
        ),
        "heels-in-hand": SlipWords(
            "Du zählst His Heels in der Hand.",
            "His Heels gab es schon beim Aufdecken des Buben, nicht in der Hand",
        ),
        "starter-left-out": SlipWords(
            "Du zählst die vier Karten ohne die Startkarte.", "die Startkarte zählt zur Hand"
        ),
        **GERMAN_PLAY_SLIPS,
    },
)
