"""How an evening ended, as a picture, and its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final, NamedTuple

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.evening.daily import day_of
from drawholdem_tui.match.closing import Closing, Placed
from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.past.luck.luck_page import LuckPage
from drawholdem_tui.story.hand_on_show import HAS_IT_ALL
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.table.drawing.cells import longest, width_of, wrapped
from drawholdem_tui.tui.table.drawing.lines import Balance, Column, Faces, Piece, Said, Table
from drawholdem_tui.tui.table.scene.regions import KeyHint
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, ordinal, signed
from drawholdem_tui.words.past.closing import (
    all_pay,
    chips_changed,
    everyone_pays,
    remembered,
    who,
)
from drawholdem_tui.words.past.history import hands_found, several_players
from drawholdem_tui.words.past.luck import what_luck_is
from drawholdem_tui.words.people import Told, as_kept, called, told
from drawholdem_tui.words.table.games import hand_number
from drawholdem_tui.words.times import date_in_words

_WINS: Final = Told(_("You win"), _("{name} wins"))
_WINS_WITH: Final = Told(_("You win with {net}"), _("{name} wins with {net}"))
_ENDS: Final = Told(
    _("You are {place} of {all} with {net}"), _("{name} is {place} of {all} with {net}")
)
_YOU: Final = _("{name} (you)")
_LONGEST_NAME: Final = 16
_WHOLE_NAME: Final = 22
_WHOLE_NAMES: Final = 76  # cells in which they have room
_THREE_BARS: Final = 100  # cells in which bars of net, luck and play can be told apart
_BARS: Final = 90  # for those of the net of many
_MANY: Final = 6
_OUT: Final = 9  # cells of "hand 12", and of who did it
_TO_EXPLAIN: Final = 2  # rows that are left for that, and one below


class Verdict(NamedTuple):
    """What an evening came to, in words: above the page, and large on it."""

    heading: str
    told: str  # the game and how long it went
    wins: str  # "Iris wins": large, where it has room
    won: str  # "first place with +640": below that
    winner: str  # "Iris wins with +640": where the name has no room to be large
    first: str  # below a name alone, where there is no room for more


def closing_picture(
    closing: Closing, game: str, you: int | None = None, *, deal: str = ""
) -> ClosingPicture:
    """``game`` is what was played; ``you`` the chair of the only person of the evening; ``deal``
    the seed where it was that of a day."""
    tournament = closing.champion is not None
    verdict = (_of_a_tournament if tournament else _of_an_evening)(closing, game)
    return ClosingPicture(
        _of_the_deal(closing, deal, closing.of(you)) if deal else verdict,
        tuple(_row(closing, each, you) for each in closing.placed),
        () if deal else _debts(closing),
        _memories(closing),
        changed=" ".join(chips_changed(closing)),
        paid=everyone_pays(closing, you) if tournament else "",
        tournament=tournament,
        is_the_deal=bool(deal),
    )


def _of_a_tournament(closing: Closing, game: str) -> Verdict:
    """Places count, and since which hand somebody is out; everybody has bought the same."""
    who = as_kept(closing.of(closing.champion).name)
    what = _("{game}, tournament \u00b7 {players} \u00b7 {hands}")
    whole, players = told(who, HAS_IT_ALL), several_players(len(closing.placed))
    hands = hands_found(closing.hands, closing.hands)
    how_long = translate(what, game=game, players=players, hands=hands)
    won = translate(In("below who wins, at the end of a knockout", "the tournament"))
    return Verdict(whole, how_long, told(who, _WINS), won, whole, translate(_("first place")))


def _of_the_deal(closing: Closing, seed: str, own: Placed) -> Verdict:
    """Of a day: nobody plays for chips, what counts is somebody's ``own`` result."""
    day, net = date_in_words(date.fromisoformat(day_of(seed))), signed(own.net)
    place = {"place": ordinal(own.place), "all": len(closing.placed)}
    heading = translate(_("Today's deal of {day}"), day=day)
    wins = translate(In("large: where somebody ended", "{place} of {all}"), **place)
    won = translate(_("net {net}"), net=net)
    winner = told(as_kept(own.name), _ENDS, net=net, **place)
    what = translate(_("the same ten hands for everybody"))
    return Verdict(heading, what, wins, won, winner, won)


def _of_an_evening(closing: Closing, game: str) -> Verdict:
    who, net = as_kept(closing.placed[0].name), signed(closing.placed[0].net)
    won = translate(_("first place with {net}"), net=net)
    hands = hands_found(closing.hands, closing.hands)
    how_long = hands if game == translate(_("Draw-Holdem")) else f"{game} \u00b7 {hands}"
    heading, winner = translate(_("The evening is over")), told(who, _WINS_WITH, net=net)
    return Verdict(heading, how_long, told(who, _WINS), won, winner, won)


def _memories(closing: Closing) -> tuple[Memory, ...]:
    """The best hand first, with its cards."""
    memories = [
        Memory(what.title, what.name, what.told, hand_number(what.hand), shorter=what.shorter)
        for what in remembered(closing)
    ]
    if best := closing.highlights.best_hand:
        shorter = category_name(best.ranked.category)
        memories[0] = memories[0]._replace(cards=best.five, shorter=shorter)
    return tuple(memories)


def _debts(closing: Closing) -> tuple[Debt, ...]:
    """One for all of them, where all owe the same to one."""
    if same := all_pay(closing):
        payee, each_one = who(closing, same.payee), translate(_("each of the others"))
        return (Debt(each_one, payee, chips(same.amount)),)
    return tuple(
        Debt(who(closing, each.payer), who(closing, each.payee), chips(each.amount))
        for each in closing.payments
    )


def with_luck(picture: ClosingPicture, luck: LuckPage) -> ClosingPicture:
    """The same with what is known of luck and play."""
    rows = tuple(row._replace(luck=luck.beside.get(row.name)) for row in picture.rows)
    counting = bool(luck.sentences) and not luck.beside
    explained = what_luck_is() if luck.beside else ()
    sentences = luck.sentences[: len(luck.sentences) - len(luck.shared)]  # they stand last
    return picture._replace(
        rows=rows, luck=sentences, explained=explained, counting=counting, shared=luck.shared
    )


def _row(closing: Closing, row: Placed, you: int | None) -> ClosingRow:
    marked = row.chair == you and row.name != NAMELESS
    out = hand_number(row.out) if row.out else ""
    if row.chair == closing.champion:
        out = translate(In("a column: since this hand", "winner"))
    by = "" if row.by is None else called(closing.name(row.by))
    return ClosingRow(
        row.place, called(row.name), row.net, row.bought, row.hands_won, marked, out=out, by=by
    )


class ClosingRow(NamedTuple):
    """What the evening came to for somebody."""

    place: int
    name: str
    net: int
    bought: int
    hands_won: int
    you: bool = False  # who alone looks at this
    luck: int | None = None  # of the net; the rest is play
    out: str = ""  # "hand 7", since which somebody is out of a tournament
    by: str = ""  # who won it, alone


class Debt(NamedTuple):
    """Who pays whom."""

    payer: str
    payee: str
    amount: str


class Memory(NamedTuple):
    """What the evening is remembered for."""

    title: str  # "biggest pot"
    name: str
    told: str
    hand: str  # "hand 7"
    cards: tuple[Card, ...] = ()
    shorter: str = ""  # "two pair": where there is no room for all that is told


class ClosingPicture(NamedTuple):
    verdict: Verdict
    rows: tuple[ClosingRow, ...]  # best first
    debts: tuple[Debt, ...]
    memories: tuple[Memory, ...]
    keys: tuple[KeyHint, ...] = ()
    luck: tuple[str, ...] = ()  # who ran best, who played best, and how sure that is
    explained: tuple[str, ...] = ()  # what luck and play are, the longest first
    counting: bool = False  # luck, still
    changed: str = ""  # at a real table: by how much its chips are others than were bought
    notice: str = ""  # what a key has done, or what is not saved
    paid: str = ""  # "Everyone pays Iris 1,000.": where that is all
    tournament: bool = False
    is_the_deal: bool = False  # of a day
    shared: tuple[str, str] | tuple[()] = ()  # what its line means, and the line

    @property
    def best(self) -> Memory | None:
        """The best hand that was shown."""
        return next((each for each in self.memories if each.cards), None)


def longest_name(width: int) -> int:
    """Cells of a name."""
    return _WHOLE_NAME if width >= _WHOLE_NAMES else _LONGEST_NAME


def places_table(picture: ClosingPicture, width: int) -> Table:
    """Luck and play add up to the net, and their bars are as long as they are, where there is room
    for three that can be told apart. Hands won go before those bars do, and what was bought goes
    first. What is still being counted has its place already."""
    rows, bars = picture.rows, width >= _THREE_BARS
    known = [row.luck for row in rows if row.luck is not None]
    lucks = known if len(known) == len(rows) else []
    alone = sum(row.place == 1 for row in rows) == 1
    told = not picture.tournament and (width >= _BARS or len(rows) <= _MANY)
    named = [translate(_("net"))]
    if lucks or picture.counting:
        named += [translate(_("luck")), translate(In("luck and play", "play"))]
    columns = [Column(), Column(), *_columns_of_a_tournament(picture)]
    for at, title in enumerate(named):
        goes = 2 * bool(at)
        columns.append(Column(title, right=True, goes=goes))
        columns += [Column(goes=1 + goes)] * (bars if at else told)
    if not picture.tournament:
        columns.append(Column(translate(In("a column", "bought")), right=True, goes=5))
    columns.append(Column(translate(In("a column", "hands in profit")), right=True, goes=4))
    played = [row.net - luck for row, luck in zip(rows, lucks, strict=False)]
    shown = [row.net for row in rows] + (lucks + played if bars else [])
    most = max(map(abs, shown)) or 1
    names_seen = [translate(_YOU, name=row.name) if row.you else row.name for row in rows]
    names, places = longest_name(width), len(str(max(row.place for row in rows)))
    if told or picture.tournament:
        names = min(names, max(map(width_of, names_seen)))
    table = []
    for at, row in enumerate(rows):
        name = Said(names_seen[at], "gold" if row.place == 1 else "strong", names + 1)
        cells: list[Piece] = [Said(f"{row.place:>{places}}.", "quiet"), name]
        if picture.tournament:
            cells += [Said(row.out, width=_OUT), Said(row.by, width=_OUT)]
        cells += [Said(signed(row.net), tone_of(row.net)), *[Balance(row.net / most)] * told]
        for chips_won in (each[at] for each in (lucks, played) if each):
            figure = Said(signed(chips_won), tone_of(chips_won))
            cells += [figure, *[Balance(chips_won / most)] * bars]
        if picture.counting and not lucks:
            cells += [Said("\u2026", "quiet"), *[Balance(0.0)] * bars] * 2
        if not picture.tournament:
            cells.append(Said(chips(row.bought), "quiet"))
        table.append((*cells, Said(str(row.hands_won), "quiet")))
    return Table(tuple(columns), tuple(table), lit=0 if alone else -1)


def _columns_of_a_tournament(picture: ClosingPicture) -> list[Column]:
    if not picture.tournament:
        return []
    out, by = In("a column: since this hand", "out in"), In("a column: who did it", "by")
    by_whom = translate(by) if any(row.by for row in picture.rows) else ""
    return [Column(translate(out)), Column(by_whom, goes=3)]


def in_room(name: str, room: int) -> str:
    """As much of it as people say, where that is too long."""
    return name if width_of(name) <= room else name.split(maxsplit=1)[0]


def memories_table(memories: Sequence[Memory], width: int, *, fills: bool = False) -> Table:
    """Told in short where there is no room for more."""
    columns = (Column(), Column(goes=2), Column(), Column(), Column(right=True, goes=1))

    def table(seen: Callable[[Memory], str], name: int, spare: int = 0) -> Table:
        """With so many cells to ``spare`` before its last column."""
        longest = max((width_of(seen(each)) for each in memories), default=0)
        rows = [
            (
                Said(each.title, "quiet"),
                Faces(each.cards),
                Said(
                    as_said := in_room(each.name, name), "strong", min(name, width_of(as_said)) + 1
                ),
                Said(seen(each), width=bool(spare) * (longest + spare)),
                Said(each.hand, "quiet"),
            )
            for each in memories
        ]
        return Table(columns, tuple(rows))

    def whole(each: Memory) -> str:
        return each.told

    def in_short(each: Memory) -> str:
        return each.shorter or each.told

    ways = ((whole, _WHOLE_NAME), (in_short, _WHOLE_NAME), (in_short, _LONGEST_NAME))
    told = ((way, width - table(*way).width) for way in ways)
    way, spare = next((each for each in told if each[1] >= 0), (ways[-1], 0))
    return table(*way, spare * fills)


def first_heading(picture: ClosingPicture) -> str:
    if picture.shared:
        return translate(_("your result, to send"))
    return translate(_("payment") if picture.paid else _("who owes whom"))


def said_first(picture: ClosingPicture, width: int) -> list[tuple[str, Tone]]:
    """In lines, each with its tone: before who pays whom, or instead of that."""
    if picture.shared:
        signs, line = picture.shared
        return [
            *((row, "quiet") for row in wrapped(signs, width, indent="")),
            *((row, "strong") for row in wrapped(line, width, indent="")),
        ]
    told = " ".join(filter(None, (picture.changed, picture.paid)))
    return [(row, "plain") for row in wrapped(told, width)] if told else []


def luck_rows(picture: ClosingPicture, width: int, *, brief: bool) -> list[str]:
    if (whole := " ".join(picture.luck)) and width_of(whole) <= width:
        return [whole]
    return [row for each in picture.luck[-brief:] for row in wrapped(each, width, indent="")]


def explained_rows(picture: ClosingPicture, width: int, spare: int) -> list[str]:
    """What luck and play are, where a row for it is left."""
    told = longest(picture.explained, width)
    return [told] if told and spare >= _TO_EXPLAIN else []
