"""Deutsch, wie am Tisch gezählt wird."""

from trainer import errors
from trainer.cribbage.cards import Rank, Suit
from trainer.cribbage.show import Miss
from trainer.cribbage.spoken import Name
from trainer.language.aloud import GERMAN_ALOUD
from trainer.language.phrasebook import Noun, Phrasebook
from trainer.language.play_german import GERMAN_PLAY

GERMAN = Phrasebook(
    code="de",
    numbers=tuple(
        """null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
        siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig
        sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig einunddreißig""".split()
    ),
    decimal_point=",",
    rank_letters={
        **{rank: "10" if rank is Rank.TEN else rank.letter for rank in Rank},
        Rank.JACK: "B",
        Rank.QUEEN: "D",
    },
    rank_names={
        **{rank: str(int(rank)) for rank in Rank},
        Rank.ACE: "Ass",
        Rank.JACK: "Bube",
        Rank.QUEEN: "Dame",
        Rank.KING: "König",
    },
    suit_names={Suit.CLUBS: "Kreuz", Suit.DIAMONDS: "Karo", Suit.HEARTS: "Herz", Suit.SPADES: "Pik"},
    card_name="{suit} {rank}",
    starter_name="Startkarte {card}",
    calls={
        Name.FIFTEEN: Noun("ein", "Fünfzehner"),
        Name.PAIR: Noun("ein", "Paar"),
        Name.PAIR_ROYAL: Noun("ein", "Drilling"),
        Name.DOUBLE_PAIR_ROYAL: Noun("ein", "Vierling"),
        Name.RUN_OF_THREE: Noun("eine", "Dreierfolge"),
        Name.RUN_OF_FOUR: Noun("eine", "Viererfolge"),
        Name.RUN_OF_FIVE: Noun("eine", "Fünferfolge"),
        Name.DOUBLE_RUN: Noun("eine", "Doppelfolge"),
        Name.DOUBLE_RUN_OF_THREE: Noun("eine", "doppelte Dreierfolge"),
        Name.DOUBLE_RUN_OF_FOUR: Noun("eine", "doppelte Viererfolge"),
        Name.TRIPLE_RUN: Noun("eine", "dreifache Folge"),
        Name.DOUBLE_DOUBLE_RUN: Noun("eine", "doppelt doppelte Folge"),
        Name.FLUSH: Noun("", "Flush"),
        Name.NOBS: Noun("", "Nobs"),
        Name.HEELS: Noun("", "Heels"),
    },
    fifteen="fünfzehn",
    makes="macht",
    is_article_always_spoken=True,
    before_nobs=" und ",
    before_last=", und ",
    nineteen="Neunzehn.",
    misses={
        Miss.ROUND_THE_CORNER: "keine Folge um die Ecke: Das Ass ist nur niedrig",
        Miss.CRIB_FLUSH: "kein Flush: Im Crib müssen alle fünf Karten eine Farbe haben",
        Miss.STARTER_FLUSH: "kein Flush: Die Startkarte ersetzt keine Karte der Hand",
        Miss.STARTER_JACK: (
            "kein Nobs: Ein Bube als Startkarte ist His Heels und zählt zwei für den Geber, wenn er aufgedeckt wird"
        ),
    },
    point="Punkt",
    points="Punkte",
    plain_call="{name}: {cards}; zusammen {total}",
    near_miss="{why} ({cards})",
    enter="Weiter mit der Eingabetaste ",
    enter_help="Die Eingabetaste zeigt die nächste Zeile, a den ganzen Rest der Zählung; q hört auf.",
    keys=(
        "Die Punkte eingeben, oder die Zählung, wie man sie sagt (fünfzehn zwei, ein Paar vier)."
        " Oder: ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
    no_answer="Das ist keine Antwort.",
    guide=(
        "Eine Zahl von 0 bis 29 eingeben, eine Zählung (fünfzehn zwei, ein Paar vier) oder:"
        " ? weiß nicht, zeigen; s auslassen; u zurücknehmen; q aufhören."
    ),
    hand="Hand {place}/{of}",
    crib_name="Crib",
    crib="Hand {place}/{of}, ein Crib",
    prompt="Punkte? ",
    right="Richtig",
    wrong="Falsch",
    right_points="{points}.",
    right_nineteen="neunzehn, wie man sagt: nichts wert",
    wrong_points="{points}; du sagtest {given}, {difference}.",
    short="{points} zu wenig",
    over="{points} zu viel",
    no_such_hand="Keine Hand ergibt {given}.",
    shown="Gezählt: {points}.",
    skipped="Ausgelassen.",
    undone="Zurückgenommen. Noch einmal:",
    last_chance="Das war die letzte Hand. Die Eingabetaste beendet, u nimmt die Antwort zurück.",
    last_prompt="Eingabetaste oder u? ",
    nothing_to_undo="Es gibt keine Antwort zurückzunehmen: Nur die letzte kann es werden.",
    wrong_said="{points}; du sagtest {given}.",
    stopped="Aufgehört nach {done} von {of} Händen. Gespeichert.",
    score="{right} von {answered} richtig",
    nobody_home="Nichts gezählt.",
    points_off="{points} daneben",
    median="mittlere Zeit {seconds} s",
    shown_count="{number} gezeigt",
    skipped_count="{number} ausgelassen",
    missed="Nicht getroffen:",
    missed_line="{hand}: {points}, du sagtest {given}",
    missed_shown="{hand}: {points}, gezeigt",
    again="Dieselben Hände noch einmal (Startwert {seed}):",
    seed="Startwert {seed}.",
    practise="Als Nächstes üben: {skill}",
    day_by_day="Täglich üben:",
    left_today="Von den Händen von heute übrig: {number}. Zum Weiterspielen:",
    played_out="Die Hände von heute sind gespielt.",
    nothing_due="Heute ist nichts fällig.",
    next_due="Wieder fällig {when}: {skills}.",
    more="Jetzt weiterspielen:",
    skill="Fertigkeit",
    skills="Fertigkeiten",
    today="heute",
    tomorrow="morgen",
    in_days="in {days} Tagen",
    stats_empty="Noch keine Antworten. Zum Anfangen:",
    stats_answers="Antworten: {answers}, richtig: {right} ({share} %)",
    stats_real_play="Wie im Spiel (zufällige Hände der Übungen, und Spiele): {answers}, richtig: {right} ({share} %)",
    stats_no_real_play="Wie im Spiel (zufällige Hände der Übungen, und Spiele): noch keine",
    stats_days="Übungstage in den letzten 30: {days}",
    column_skill="Fertigkeit",
    column_mastery="Können",
    column_answers="Antworten",
    column_median="Zeit/Ziel",
    column_due="fällig",
    stats_line="{skill}: Können {mastery}, Antworten {answers}, Zeit {seconds} (Ziel {par} s), fällig {due}",
    stats_not_met="Noch nicht geübt: {skills}",
    paths={"data": "Daten", "game": "Spiel", "decks": "eigene Stapel", "config": "Einstellungen"},
    own="eigener",
    after="nach: {skills}",
    one_in="eine von {number} Händen",
    fixed_hand="feste Hand",
    fixed_hands="feste Hände",
    deck_is_good="{file}: kein Fehler gefunden, {skills}.",
    broken_deck="Ein eigener Stapel ist nicht zu gebrauchen: {why}",
    play=GERMAN_PLAY,
    aloud=GERMAN_ALOUD,
    line_refused="Zeile {line}: {why}",
    interrupted="Abgebrochen.",
    output_failed="Die Ausgabe lässt sich nicht schreiben: {reason}.",
    errors={
        errors.UnreadableCard: (
            "„{text}“ ist keine Karte: Eine Karte ist ein Rang und eine Farbe (C Kreuz, D Karo, H Herz, S Pik),"
            " wie 5H, 10d oder B♠."
        ),
        errors.DuplicateCard: "Die Karte {card} ist zweimal da; alle fünf müssen verschieden sein.",
        errors.WrongNumberOfCards: (
            "Von den fünf Karten sind {number} angegeben: Eine Hand ist vier Karten und dann die Startkarte,"
            " wie in 5H 5D 5S BC + 5C."
        ),
        errors.MisplacedStarter: (
            "Gelesen: „{text}“. Die Startkarte steht zuletzt, allein hinter dem + oder |, wie in 5H 5D 5S BC + 5C."
        ),
        errors.PastThirtyOne: (
            "Mit {card} stünde die Zählung bei {count}, über einunddreißig: sage Go oder lege eine kleinere Karte."
        ),
        errors.LaidTwice: "Die Karte {card} liegt schon; keine Karte wird zweimal gelegt.",
        errors.MisplacedGo: "Ein Go steht hinter der zuletzt gelegten Karte; hier steht es am Anfang.",
        errors.MisplacedLast: "Das Wort „letzte“ steht einmal, ganz am Ende, hinter der letzten Karte.",
        errors.OutOfTurn: "Das ist jetzt nicht an der Reihe.",
        errors.CardNotHeld: "{card} ist nicht in der Hand.",
        errors.WrongNumberOfDiscards: "Ins Crib kommen zwei Karten, nicht {number}: zwei nennen, wie 4H KD.",
        errors.NotAPack: "Ein Kartenspiel hat 52 verschiedene Karten; hier sind es {number}.",
        errors.UnreadableAction: "Das gespeicherte Spiel hat eine unlesbare Zeile: „{text}“.",
        errors.BadPoints: "„{text}“ sind keine Punkte: eine Zahl angeben, wie 12, oder einen Bereich, wie 20..29.",
        errors.NoSuchDeal: "Keine einzige von allen Austeilungen passt: {wanted}.",
        errors.UnknownDeck: "Es gibt keinen Stapel „{name}“, sondern: {known}.",
        errors.UnknownSkill: "Es gibt keine Fertigkeit „{key}“, sondern: {known}.",
        errors.UnknownLanguage: "Die Sprache „{code}“ ({source}) gibt es nicht, sondern: {known}.",
        errors.StoreDamaged: (
            "Die Datei {path} ist nicht von diesem Programm oder beschädigt. Sie wurde nicht verändert. Verschiebe sie,"
            " um neu anzufangen, oder spiele eine eigene Kopie zurück."
        ),
        errors.StoreNewer: (
            "Die Datei {path} stammt von einer neueren Version dieses Programms (Format {version}, hier bekannt:"
            " {known}). Sie wurde nicht verändert. Erneuere das Programm."
        ),
        errors.StoreChanged: (
            "Das Spiel in {path} ist in einem anderen Fenster weitergegangen, oder dort wurde ein neues begonnen."
            " Dort weiterspielen."
        ),
        errors.StoreUnavailable: "Die Datei {path} ist jetzt nicht zu gebrauchen: {reason}.",
    },
    deck_faults={
        errors.Fault.UNREADABLE: "Die Datei lässt sich nicht lesen ({detail}).",
        errors.Fault.SYNTAX: "Das ist kein TOML: {detail}.",
        errors.Fault.UNKNOWN_KEY: "Dieser Schlüssel bedeutet hier nichts.",
        errors.Fault.MISSING_KEY: "Dieser Schlüssel fehlt.",
        errors.Fault.WRONG_TYPE: "Der Wert ist von der falschen Art.",
        errors.Fault.UNKNOWN_VALUE: "Der Wert „{detail}“ ist keiner der hier bekannten.",
        errors.Fault.MISSING_LANGUAGE: "Die Wörter für die Sprache {detail} fehlen.",
        errors.Fault.NO_SUCH_DEAL: "Keine einzige von allen Austeilungen passt zu diesem Ziel.",
        errors.Fault.BAD_HAND: "Die Hand „{detail}“ ist nicht vier Karten und eine Startkarte, alle verschieden.",
        errors.Fault.DEAL_OR_HANDS: "Eine Fertigkeit braucht eines von deal, hands und plays.",
        errors.Fault.NO_SKILLS: "Der Stapel hat keine Fertigkeiten.",
        errors.Fault.TAKEN: "Der Name ist schon vergeben, an „{detail}“.",
        errors.Fault.ENCODING: "Die Datei ist nicht UTF-8.",
        errors.Fault.CIRCLE: "Die unter after genannten Fertigkeiten warten aufeinander.",
    },
    deck_fault_line="Zeile {0}",
    deck_fault_skill="Fertigkeit „{0}“",
    deck_fault_key="Schlüssel „{0}“",
)
