"""English, as it is spoken at the table."""

from trainer import errors
from trainer.cribbage.cards import Rank, Suit
from trainer.cribbage.show import Miss
from trainer.cribbage.spoken import Name
from trainer.language.aloud import ENGLISH_ALOUD
from trainer.language.phrasebook import Noun, Phrasebook
from trainer.language.play_english import ENGLISH_PLAY

ENGLISH = Phrasebook(
    code="en",
    numbers=tuple(
        """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six
        twenty-seven twenty-eight twenty-nine thirty thirty-one""".split()
    ),
    decimal_point=".",
    rank_letters={rank: "10" if rank is Rank.TEN else rank.letter for rank in Rank},
    rank_names={
        **{rank: str(int(rank)) for rank in Rank},
        Rank.ACE: "ace",
        Rank.JACK: "jack",
        Rank.QUEEN: "queen",
        Rank.KING: "king",
    },
    suit_names={Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"},
    card_name="{rank} of {suit}",
    starter_name="starter {card}",
    calls={
        Name.FIFTEEN: Noun("a", "fifteen"),
        Name.PAIR: Noun("a", "pair"),
        Name.PAIR_ROYAL: Noun("a", "pair royal"),
        Name.DOUBLE_PAIR_ROYAL: Noun("a", "double pair royal"),
        Name.RUN_OF_THREE: Noun("a", "run of three"),
        Name.RUN_OF_FOUR: Noun("a", "run of four"),
        Name.RUN_OF_FIVE: Noun("a", "run of five"),
        Name.DOUBLE_RUN: Noun("a", "double run"),
        Name.DOUBLE_RUN_OF_THREE: Noun("a", "double run of three"),
        Name.DOUBLE_RUN_OF_FOUR: Noun("a", "double run of four"),
        Name.TRIPLE_RUN: Noun("a", "triple run"),
        Name.DOUBLE_DOUBLE_RUN: Noun("a", "double double run"),
        Name.FLUSH: Noun("", "flush"),
        Name.NOBS: Noun("", "nobs"),
        Name.HEELS: Noun("", "heels"),
    },
    fifteen="fifteen",
    makes="makes",
    is_article_always_spoken=False,
    before_nobs=", and ",
    before_last=", and ",
    nineteen="Nineteen.",
    misses={
        Miss.ROUND_THE_CORNER: "no run round the corner: the ace is low only",
        Miss.CRIB_FLUSH: "no flush: in the crib all five cards must share a suit",
        Miss.STARTER_FLUSH: "no flush: the starter cannot stand in for a card of the hand",
        Miss.STARTER_JACK: "no nobs: a jack that is the starter is his heels, two for the dealer when it is turned up",
    },
    point="point",
    points="points",
    plain_call="{name}: {cards}; total {total}",
    near_miss="{why} ({cards})",
    enter="Enter for the next line ",
    enter_help="Enter shows the next line, a all the rest of the count; q stops.",
    keys=(
        "Type the points, or the count as you say it (fifteen two, pair four)."
        " Or: ? I don't know, show me; s skip; u undo; q stop."
    ),
    no_answer="That is no answer.",
    guide=(
        "Type a number from 0 to 29, or a count (fifteen two, pair four),"
        " or: ? I don't know, show me; s skip; u undo; q stop."
    ),
    hand="Hand {place}/{of}",
    crib_name="crib",
    crib="Hand {place}/{of}, a crib",
    prompt="Points? ",
    right="Right",
    wrong="Wrong",
    right_points="{points}.",
    right_nineteen="nineteen, as players say: worth nothing",
    wrong_points="{points}; you said {given}, {difference}.",
    short="{points} short",
    over="{points} too many",
    no_such_hand="No hand makes {given}.",
    shown="The count is {points}.",
    skipped="Skipped.",
    undone="Taken back. Once more:",
    last_chance="That was the last hand. Enter ends, u takes your answer back.",
    last_prompt="Enter or u? ",
    nothing_to_undo="There is no answer to take back: only the last one can be.",
    wrong_said="{points}; you said {given}.",
    stopped="Stopped after {done} of {of} hands. Saved.",
    score="{right} of {answered} right",
    nobody_home="Nothing counted.",
    points_off="{points} off",
    median="median time {seconds} s",
    shown_count="{number} shown",
    skipped_count="{number} skipped",
    missed="Missed:",
    missed_line="{hand}: {points}, you said {given}",
    missed_shown="{hand}: {points}, shown",
    again="The same hands again (seed {seed}):",
    seed="Seed {seed}.",
    practise="Practise next: {skill}",
    day_by_day="Practise day by day:",
    left_today="Left of today's hands: {number}. To go on:",
    played_out="Today's hands are played.",
    nothing_due="Nothing is due today.",
    next_due="Next due {when}: {skills}.",
    more="For more now:",
    skill="skill",
    skills="skills",
    today="today",
    tomorrow="tomorrow",
    in_days="in {days} days",
    stats_empty="No answers yet. Begin with:",
    stats_answers="Answers: {answers}, right: {right} ({share} %)",
    stats_real_play="Real play (random hands of drills, and games): {answers}, right: {right} ({share} %)",
    stats_no_real_play="Real play (random hands of drills, and games): none yet",
    stats_days="Days practised in the last 30: {days}",
    column_skill="skill",
    column_mastery="mastery",
    column_answers="answers",
    column_median="time/par",
    column_due="due",
    stats_line="{skill}: mastery {mastery}, answers {answers}, time {seconds} (par {par} s), due {due}",
    stats_not_met="Not practised yet: {skills}",
    paths={"data": "data", "game": "game", "decks": "own decks", "config": "configuration"},
    own="own",
    after="after: {skills}",
    one_in="one hand in {number}",
    fixed_hand="fixed hand",
    fixed_hands="fixed hands",
    deck_is_good="{file}: no fault found, {skills}.",
    broken_deck="A deck of yours cannot be used: {why}",
    play=ENGLISH_PLAY,
    aloud=ENGLISH_ALOUD,
    line_refused="line {line}: {why}",
    interrupted="Interrupted.",
    output_failed="The output cannot be written: {reason}.",
    errors={
        errors.UnreadableCard: 'I read "{text}", which is no card: a card is a rank and a suit, as 5H, 10d or J♠.',
        errors.DuplicateCard: "The card {card} is there twice; all five must be different.",
        errors.WrongNumberOfCards: (
            "I read {number} of the five cards: a hand is four cards and then the starter, as in 5H 5D 5S JC + 5C."
        ),
        errors.MisplacedStarter: (
            'I read "{text}": the starter stands last, alone behind the + or |, as in 5H 5D 5S JC + 5C.'
        ),
        errors.PastThirtyOne: "{card} would make the count {count}, past thirty-one: say go, or lay a smaller card.",
        errors.LaidTwice: "The card {card} was laid before; no card is laid twice.",
        errors.MisplacedGo: "Write go after a card; there is none before it.",
        errors.MisplacedLast: "Write last only once, after the last card of the play.",
        errors.OutOfTurn: "That is not due now.",
        errors.CardNotHeld: "{card} is not in your hand.",
        errors.WrongNumberOfDiscards: "Two cards go into the crib, not {number}: name two, as in 4H KD.",
        errors.NotAPack: "A pack is 52 different cards; here are {number}.",
        errors.UnreadableAction: 'The saved game has a line that cannot be read: "{text}".',
        errors.BadPoints: 'I read "{text}" as points: give a number, as 12, or a range, as 20..29.',
        errors.NoSuchDeal: "Not one of all the deals fits: {wanted}.",
        errors.UnknownDeck: 'There is no deck "{name}". There are: {known}.',
        errors.UnknownSkill: 'There is no skill "{key}". There are: {known}.',
        errors.UnknownLanguage: 'I do not speak "{code}" ({source}). Choose one of: {known}.',
        errors.StoreDamaged: (
            "The file {path} is not of this program, or it is damaged. It was left as it is: move it away to"
            " begin anew, or put back a copy of yours."
        ),
        errors.StoreNewer: (
            "The file {path} was written by a newer version of this program (format {version}, known here: {known}). It"
            " was left as it is: update the program."
        ),
        errors.StoreChanged: (
            "The game in {path} has gone on in another window, or a new one was begun there. Play on there."
        ),
        errors.StoreUnavailable: "The file {path} cannot be used now: {reason}.",
    },
    deck_faults={
        errors.Fault.UNREADABLE: "the file cannot be read ({detail}).",
        errors.Fault.SYNTAX: "this is no TOML: {detail}.",
        errors.Fault.UNKNOWN_KEY: "this key means nothing here.",
        errors.Fault.MISSING_KEY: "this key is missing.",
        errors.Fault.WRONG_TYPE: "the value is of the wrong kind.",
        errors.Fault.UNKNOWN_VALUE: 'the value "{detail}" is none of those known here.',
        errors.Fault.MISSING_LANGUAGE: "the words for the language {detail} are missing.",
        errors.Fault.NO_SUCH_DEAL: "not one of all the deals fits this target.",
        errors.Fault.BAD_HAND: 'the hand "{detail}" is not four cards and a starter, all different.',
        errors.Fault.DEAL_OR_HANDS: "a skill needs one of deal, hands and plays.",
        errors.Fault.NO_SKILLS: "the deck has no skills.",
        errors.Fault.TAKEN: 'the name is taken already, by "{detail}".',
        errors.Fault.ENCODING: "the file is not UTF-8.",
        errors.Fault.CIRCLE: "the skills named in after wait for each other.",
    },
    deck_fault_line="line {0}",
    deck_fault_skill='skill "{0}"',
    deck_fault_key='key "{0}"',
)
