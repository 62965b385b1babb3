"""What the table shows, as plain values: one for each region. Widgets draw them and know no more.
To send an equal value again does nothing. The first frame waits for them: facts are made fast."""

from __future__ import annotations

import enum

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.tui.table.scene.log_rows import (
    CostsPicture,
    EventsPicture,
    LogPicture,
    ResultRow,
    WorthRow,
)

CardFace = Card | None  # none: its back


class SeatLook(enum.Enum):
    """How a seat stands out."""

    IN = "in"
    TO_ACT = "to act"
    FOLDED = "folded"
    ALL_IN = "all-in"
    WON = "won"
    BEATEN = "beaten"  # it has shown its cards, and others have won
    OUT = "out"  # not dealt in: sits out, waits, has left or is knocked out


class TitlePicture(Fact):
    """The line at the top. A notice, such as "not being saved", stays as long as it holds."""

    game: str = ""  # "Draw-Holdem"
    structure: str = ""  # "no-limit"
    hand: str = ""  # "hand 12"
    stakes: str = ""  # "blinds 5/10", with the level of a knockout
    swap: str = ""  # "a swap costs 130", and who has won in its place
    swap_in_short: str = ""  # "swap 130"
    notice: str = ""
    rise: str = ""  # "3 hands left, then 15/30"
    rise_in_short: str = ""  # "15/30 in 3 hands"
    nobody_swaps: bool = False  # all who could have chosen: the price is past, and keeps its place
    page: str = ""  # "replay: hand 12", behind the game, where this is no table to play at


class SeatMark(Fact):
    """What somebody is in this hand, at the right of the seat."""

    word: str  # "BB", "raised"
    sign: str  # the same where there is less room, if that can be understood
    by_name: bool = False  # behind the name, where that leaves it room


class SeatPicture(Fact):
    """One seat from outside."""

    name: str
    stack: int
    look: SeatLook
    said: str = ""  # "check", "bet 60", "folded", "to act", "ALL-IN"
    bet: int = 0  # before the seat, on this street
    cards: tuple[CardFace, ...] = ()
    marked: frozenset[Card] = frozenset()  # of the winning five
    button: bool = False
    swaps: int = 0  # how often a card was swapped
    drew: int | None = None  # so many cards, in draw poker
    kind: str = ""  # level and character of a computer player
    kind_wants: int = 0  # cells beside a name, with the widest one of this table; 0: not there
    reach: str = ""  # the last pot that it can win, where there are side pots: "main pot"
    reach_in_short: str = ""  # "main"
    reach_wants: tuple[int, ...] = ()  # cells of each way to tell it, the widest of all seats
    for_stack: str = ""  # what stands in its place: "ALL-IN"
    marks: tuple[SeatMark, ...] = ()  # what it is in this hand, the most important first
    chance: str = ""  # to win, while a board is dealt out over open hands: "43%"
    said_in_short: str = ""  # where that has no room
    said_in_full: str = ""  # where there is more: a hand with its kickers
    lined: bool = False  # the swap line runs before it, and goes on below open cards
    over: bool = False  # the hand
    elsewhere: bool = False  # its cards lie in the middle, where that has a place for them
    net: int | None = None  # what the hand came to
    lesser: bool = False  # it has won a pot, and another hand has won more

    @property
    def leaves_its_row(self) -> bool:
        """One's own plate that is a row moves into the place of cards that are not there."""
        return self.look is SeatLook.OUT or (self.net is not None and not self.cards)


class BoardPicture(Fact):
    """Five places; the empty ones are marked. At draw poker they are for the hand that wins."""

    cards: tuple[CardFace, ...] = ()
    marked: frozenset[Card] = frozenset()
    places: int = 5
    below_hands: bool = False  # which lie open: on a small table it lies a row lower


class LyingPicture(Fact):
    """What lies on the swap line before a seat: cards face down and the fee, or how many drawn."""

    seat: int  # index of the seat's picture
    cards: int
    fee: int | None  # None: a draw, which costs nothing; 0: a swap free of charge
    as_bet: bool = False  # the fee lies with the bet, and not on the line


class LinePicture(Fact):
    """The swap line across the felt."""

    name: str = ""
    lying: tuple[LyingPicture, ...] = ()


class PotRow(Fact):
    """A pot and who can win it."""

    name: str  # "main", "side 1", "swap pot"
    amount: int
    who: tuple[str, ...]  # names in the order of the seats; for the swap pot "best hand of all"
    swap: bool = False
    coming: int = 0  # what is on its way there
    shorter: tuple[str, ...] = ()  # "all but Iris", "3 of 4": without room for the names


class ChampionPicture(Fact):
    """Who has won it all, in words that are drawn large."""

    wins: str  # "Ines wins"
    what: str  # "the tournament", below that
    name: str  # alone, where there is less room
    seats: tuple[int, ...] = ()  # indexes of those that were in the last hand


class PotsPicture(Fact):
    rows: tuple[PotRow, ...] = ()
    most: int = 0  # as much as a pot can come to: room for it is kept
    kept: int = 1  # rows for which it is kept, too
    story: tuple[tuple[str, ...], ...] = ()  # where there is no board: each with its wordings
    verdict: tuple[str, ...] = ()  # at the end: the hand that has won, and who wins the knockout
    large: ChampionPicture | None = None  # the latter
    no_board: bool = False  # a single pot lies in the middle of the table
    others: tuple[tuple[str, ...], ...] = ()  # who else has won, with what: where there is room
    won_with: tuple[str, ...] = ()  # the verdict with the amount; as two phrases
    settled: bool = False  # the cards that win lie in the middle


class BeforeSeats(Fact):
    """What lies before the seats: on the swap line, and inside it."""

    line: LinePicture
    names: tuple[str, ...]
    bets: tuple[int, ...]
    over: bool = False  # the hand
    face_up: tuple[bool, ...] = ()  # whose cards lie so, perhaps over the line


class OwnCardsPicture(Fact):
    """The cards of the person at the keyboard, large, or their backs."""

    cards: tuple[CardFace, ...] = ()
    marked: frozenset[int] = frozenset()  # places of the cards marked for a swap or discard
    new: bool = False  # those marked have just come
    numbered: bool = False  # cards can be marked now: their keys stand below
    keys: tuple[str, ...] = ("1", "2", "3", "4", "5")
    marks: tuple[str, ...] = ()  # the commands of these keys
    faded: bool = False  # they have been folded, or beaten
    winning: frozenset[Card] = frozenset()
    over: bool = False  # what came of it is told: beside them, or where they lay among rows
    elsewhere: bool = False  # in the middle of the table, where that has a place for them
    beaten: bool = False  # they lie small at one's plate, where that has a place for them
    lesser: bool = False  # they have won less than others


class Tone(enum.Enum):
    """How loud a line is."""

    STRONG = "strong"
    PLAIN = "plain"
    QUIET = "quiet"
    ACCENT = "accent"  # of the swap, and of what has to be done
    ASKED = "asked"  # in the same colour, though the keys say it, too
    TAB = "tab"  # whose cards these are, where another plate lies before them


class PanelLine(Fact):
    text: str
    tone: Tone = Tone.PLAIN
    shorter: tuple[str, ...] = ()  # says as much where there is less room
    apart: bool = False  # another thought begins: a gap before it, where there is room
    figures: tuple[tuple[str, str], ...] = ()  # the same: amounts and what they are


class PanelPicture(Fact):
    """What the person at the keyboard must know, beside the cards."""

    lines: tuple[PanelLine, ...] = ()
    caption: bool = False  # of a scene: it may take the row of one's own plate
    own: SeatPicture | None = None  # whose row stands before the first line, on a small table
    note: tuple[str, ...] = ()  # how to mark cards, where the last row is free for it


class CoachRow(Fact):
    """A choice as the coach sees it."""

    names: tuple[str, ...]  # "discard 7\u2660 2\u2665", "1 4": in less and less room
    share: float | None  # of the pot, won on average; of a fold nothing
    costs: int | None = None
    worth: int | None = None  # in chips
    best: bool = False
    swaps: bool = False


class CoachPicture(Fact):
    """What the coach says, over the panel: the choices, and one sentence."""

    rows: tuple[CoachRow, ...] = ()
    most: int = 0  # chips that a choice can cost or be worth: room for them is kept
    says: tuple[str, ...] = ()  # the same sentence, the longest wording first
    hand: str = ""
    facts: tuple[str, ...] = ()  # "60 to call, 360 to win", the longest wording first
    hint: str = ""  # why a key did nothing, in the place of the sentence
    foot: tuple[str, ...] = ()  # what a choice's worth is, the longest wording first
    worth: str = ""  # what it is called
    is_net: bool = False  # which it is then: gains have a sign
    against: tuple[str, ...] = ()  # how many hands, the longest wording first


class ActionButton(Fact):
    """One of the fixed places of the action bar."""

    command: str  # the id of the command it runs
    key: str  # as written: "F"
    label: str  # "call 60"
    possible: bool = True
    rests: bool = False  # what it does has just changed: it waits a moment
    shorter: tuple[str, ...] = ()  # the same where there is less room, the longest first
    wants: bool = False  # something has to be marked before it does anything
    shown: bool = True  # else its place stays empty: there is nothing to say of it now


class ActionsPicture(Fact):
    buttons: tuple[ActionButton, ...] = ()
    note: tuple[str, ...] = ()  # how cards are marked, where no bet can be said


class BetPicture(Fact):
    """The bet entry, open over the action bar."""

    verb: str  # "raise to", "bet"
    amount: str  # as typed so far
    all_in: bool
    bounds: str  # "120-765"
    stack: int
    steps: tuple[str, ...] = ()  # "min 120", "half 190", …
    step: int | None = None  # the one that the amount is
    says: str = ""  # what Enter says
    wrong: str = ""  # why it would be refused
    plays: int | None = None  # nobody can go further along than that
    added: int | None = None  # to what lies in front already, if anything does


class ResultsPicture(Fact):
    """The end of a hand, as a table: it stays until a key goes on."""

    heading: str = ""
    rows: tuple[ResultRow, ...] = ()  # who has won first
    notes: tuple[str, ...] = ()  # what came back, and what else decided
    bought: bool = False  # the first of these is told before headings: nothing else says it
    out: tuple[ResultRow, ...] = ()  # who was out before: told where nothing else tells places
    hint: str = ""
    hint_in_short: str = ""  # beside the keys
    next: tuple[KeyHint, ...] = ()  # what can be done, as keys that stand out
    keys_tell: bool = False  # as much as what is asked does
    line: tuple[str, ...] | None = None  # the coach's, the longest wording first; none: no row
    worths: tuple[WorthRow, ...] = ()  # of a spot, in place of the rows of a hand
    worths_of: tuple[str, ...] = ()  # the pot and the price, the longest wording first
    heading_in_short: str = ""  # where there is less room
    verdict: str = ""  # on an answer, in a word
    good: bool = False  # which it was
    # without one's own cards: the "row" of one's plate, "all" of their place, "felt": lie there
    free: str = ""

    @property
    def asks(self) -> str:
        """Keys that stand beside it say the rest."""
        return self.hint_in_short if self.next else self.hint

    @property
    def of_a_hand(self) -> bool:
        """Else of a spot."""
        return bool(self.hint or self.rows or self.line is not None)


class KeyHint(Fact):
    command: str
    key: str
    title: str
    pressed: str = ""  # the key itself, where it is no command
    grey: bool = False  # it does nothing here, and says why
    shorter: str = ""  # the same where there is less room
    stays: bool = False  # it tells of those for which there is none
    spare: bool = False  # it goes before others
    gold: bool = False  # it stands out, wherever it stands


class KeyBarPicture(Fact):
    hints: tuple[KeyHint, ...] = ()


class CurtainPicture(Fact):
    """Between two people: who is next, and what everybody may know of what is asked."""

    name: str
    hint: tuple[str, ...]  # "Iris takes the turn", the longest wording first
    key: str = ""  # which does that; none while it is too early
    opens: tuple[str, ...] = ()  # what it shows, and what the others do, the longest wording first
    unseen: tuple[str, str] = ("", "")  # the key of what can be said at once, and what that is
    seats: str = ""  # that they can stay where they are
    facts: tuple[str, ...] = ()  # "60 to call, 360 to win", the longest wording first
    before: tuple[str, ...] = ()  # what happened, the last at the end
    asked: tuple[str, ...] = ()  # what a swap costs, and the next one


class Scene(Fact):
    """The whole table."""

    title: TitlePicture
    seats: tuple[SeatPicture, ...]
    hole_cards: int = 2  # of each; at draw poker five
    board: BoardPicture = BoardPicture()
    line: LinePicture = LinePicture()
    pots: PotsPicture = PotsPicture()
    own: OwnCardsPicture = OwnCardsPicture()
    own_seat: int = 0  # the index of the seat that is nearest
    holder: int | None = None  # of the one whose cards lie below, if that is another one
    panel: PanelPicture = PanelPicture()
    coach: CoachPicture | None = None
    actions: ActionsPicture = ActionsPicture()
    bet: BetPicture | None = None
    log: LogPicture = LogPicture()
    events: EventsPicture | None = None
    costs: CostsPicture | None = None
    results: ResultsPicture | None = None
    keys: KeyBarPicture = KeyBarPicture()
    curtain: CurtainPicture | None = None
    caption: str | None = None  # what happens, where it is explained
    pointer: str | None = None  # the id of a region that is spoken of
