"""What stands in the rows of the list, and in the lines round it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.evening.daily import deal_name, is_daily
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.glance import Glance, names_of
from drawholdem_tui.tui.history.plan import (
    BOARD,
    BRIEF,
    GAP,
    LEAST_REST,
    NAMES,
    SHORT,
    SHORT_BAR,
    WHOLE_NAME,
    Column,
)
from drawholdem_tui.tui.history.writing import CoachLooksBack
from drawholdem_tui.tui.looks import Tone, tone_of
from drawholdem_tui.tui.looks.glyphs import Glyphs
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.lines import FACE, Cell, Faces, Said
from drawholdem_tui.words.hands.names import hand_briefly, hand_in_a_list, hand_name
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.history import (
    game_in_a_word,
    kind_of,
    nets_in_short,
    no_longer_there,
    several_players,
    short_game,
    split_in_short,
    street_reached,
)
from drawholdem_tui.words.people import of
from drawholdem_tui.words.table.awards import adds_up_to
from drawholdem_tui.words.times import time_of_day

_SHORTEST: Final = 9  # columns of winners
_LEAST_HAND: Final = 14  # ... and of their hands
_WITH_WORDS: Final = 27  # columns of who won, in which what nobody has seen is told


def hand_row(
    looking: LookingBack,
    line: HandLine,
    seen: Glance | None,
    glyphs: Glyphs,
    found: Sequence[Column],
    *,
    named: Named,
) -> tuple[Cell, ...]:
    """A line of the list of hands; of a damaged one there is less to say."""
    kept = line.kept
    told: dict[str, Cell] = {
        "mark": (Said(glyphs.star if line.note.marked else "", "gold"),),
        "number": (Said(_number(line, of_one=looking.evening != ALL), "strong"),),
    }
    if kept.text is None or kept.figures is None:
        damaged, gone = _("damaged"), _("deleted")
        told["rest"] = (Said(line.note.name or translate(gone if kept.gone else damaged), "quiet"),)
        return tuple(told.get(each.id, ()) for each in found)
    told |= _figures(looking, line, glyphs, found, named.pot)
    told["net"] = _net(line, seen, named.whose)
    told["rest"] = _who_won(line, seen, found, named)
    if seen:
        told["cards"] = faces_of(seen, _gap(found))
        room = next((each.width for each in found if each.id == "ended"), 0) - _APART
        ended = [street_reached(len(seen.board))] * seen.has_board
        told["ended"] = (Said(longest(ended, room), "quiet"),)
        told["beaten"] = (Said(_next_best(seen), "quiet"),)
    return tuple(told.get(each.id, ()) for each in found)


def _figures(
    looking: LookingBack, line: HandLine, glyphs: Glyphs, found: Sequence[Column], most: int
) -> dict[str, Cell]:
    if (row := line.kept.figures) is None:
        return {}
    room = next((each.width for each in found if each.id == "game"), 0)
    game = longest([short_game(row.game)], room - 1, game_in_a_word(row.game))
    return {
        "when": (Said(time_of_day(row.ended), "quiet"),),
        "game": (Said(game, "quiet"),),
        "pot": (Said(chips(row.pot), "strong" if row.pot == looking.biggest_pot else "plain"),),
        "bar": (_bar(row.pot / max(row.pot, most, 1), glyphs, found),),
        "swaps": (Said(f"{glyphs.swap}{row.swaps}" if row.swaps else "", "warm"),),
        "cost": (Said(_cost(line), "loss"),),
    }


def _bar(share: float, glyphs: Glyphs, found: Sequence[Column]) -> Said:
    """A cell at least, and no thin end behind it; with little room it stands upright."""
    width = next((each.width for each in found if each.id == "bar"), 0)
    if width == SHORT_BAR:
        return Said(glyphs.rises[max(0, round(share * len(glyphs.rises)) - 1)], "gold")
    return Said(glyphs.filled(2 * max(int(share > 0), round(width * share))), "gold")


def _next_best(seen: Glance) -> str:
    """Who has shown the best hand that won nothing, and which; or that nobody has."""
    if beaten := seen.next_best:
        name, ranked = beaten
        return of(name, hand_briefly(ranked))
    hidden = any(not row.won and not gone for row, gone in zip(seen.rows, seen.folded, strict=True))
    return translate(_("not shown")) if hidden else "\u2013"


def in_short(seen: Glance, room: int) -> Cell:
    """Whose hand won, and everybody's net; with less room the best that won nothing with what it
    lost, in one row."""
    won, ranked = seen.rows[0], seen.ranked[0]
    every = [(Said(x.name), Said(signed(x.net), tone_of(x.net, "quiet"))) for x in seen.rows]
    long = sum(cell_len(who.text) + cell_len(net.text) + 1 + _APART for who, net in every)
    hands = (hand_name(ranked), hand_briefly(ranked)) if ranked else (won.shorter or won.hand,)
    if long <= room:
        tone: Tone = "gold" if ranked else "quiet"
        hand = longest(hands, room - long)
        pairs = ((_wide(who, 1), _wide(net, _APART)) for who, net in every)
        first = (_wide(Said(hand, tone), _APART),) if hand else ()
        return *first, *(piece for pair in pairs for piece in pair)
    if len(seen.winners) > 1:
        nets = split_in_short([(row.name, row.net) for row in seen.winners])
        return (Said(longest([nets], room, several_players(len(seen.winners))), "plain"),)
    beaten, apart = [Said(signed(won.net), tone_of(won.net, "quiet"))], 1
    if ranked is None:
        hand = won.shorter or won.hand
        return (_wide(Said(hand, "quiet"), apart), *beaten)
    if seen.next_best:
        second, apart = _next_best(seen), _APART
        net = next(row.net for row in seen.rows if row.name == seen.next_best[0])
        room -= cell_len(second) + 1 + cell_len(signed(net)) + 2 * apart
        beaten = [_wide(Said(second), 1), Said(signed(net), tone_of(net, "quiet"))]
    names, hands = ", ".join(seen.best), (hand_name(ranked), hand_briefly(ranked))
    told = [of(names, each) for each in hands]
    hand = longest([*told, *hands], room, category_name(ranked.category))
    return (_wide(Said(hand, "gold"), apart), *beaten)


def _wide(said: Said, apart: int) -> Said:
    return said._replace(width=cell_len(said.text) + apart)


def _gap(found: Sequence[Column]) -> int:
    """Columns between the board and who won with it."""
    wide = next((each.width for each in found if each.id == "cards"), 0)
    return max(0, min(GAP, wide - FACE * (BOARD + 2) - 1))


def places(found: Sequence[Column], named: Named) -> tuple[int, int, int]:
    """Columns before the board, behind it, and of names: for what stands below the list."""
    ids = [each.id for each in found]
    before = sum(each.width for each in found[1 : ids.index("cards")])
    return before, _gap(found), named.names


def faces_of(seen: Glance, gap: int = GAP) -> Cell:
    """Its board and who won with it; without a board, whose cards they are stands where it does
    beside one."""
    held = Faces(seen.cards)
    if not seen.has_board:
        return held, Said("", width=gap + FACE * (BOARD + 2 - len(seen.cards)))
    return Faces(seen.board, BOARD - len(seen.board)), Said("", width=gap), held


class Named(NamedTuple):
    """How hands are told on a page: how wide the names of winners are, 0 where their hands have no
    room beside them, and whether these have their whole names."""

    names: int
    whole: bool = False
    whose: str = ""  # net is told
    pot: int = 0  # the biggest of those in sight


def _name_of(found: Sequence[Column]) -> int:
    """How wide the names of winners are; 0 where their hands have no room beside them."""
    rest = next(each.width for each in found if each.id == "rest")
    if rest >= NAMES[0] + WHOLE_NAME:
        return NAMES[0]
    if rest >= NAMES[1] + LEAST_REST:
        return NAMES[1] + (rest > NAMES[1] + 1 + BRIEF)
    return SHORT[0] if rest >= sum(SHORT) else 0


def named_on(found: Sequence[Column], seen: Iterable[Glance | None]) -> Named:
    """On a narrow page names have no more room than they need."""
    width, rest = _name_of(found), next(each.width for each in found if each.id == "rest")
    has_game = any(each.id == "game" for each in found)  # which leaves them little
    if not (width or has_game) or rest - (width or _SHORTEST) - 1 >= BRIEF:
        return Named(width, rest - width >= WHOLE_NAME)
    there = (names_of(each)[-1] for each in seen if each and each.winners)
    most = max(_SHORTEST, rest - _LEAST_HAND) if width else _SHORTEST
    return Named(min(most, _APART + max(map(cell_len, there), default=0)))


def _who_won(line: HandLine, seen: Glance | None, found: Sequence[Column], named: Named) -> Cell:
    """With what, where there is room; a name that somebody gave the hand says more than that."""
    name = line.note.name
    called_so = translate(_("\u201c{name}\u201d"), name=name) if name else ""
    if seen is None:
        return (Said(called_so or _best(line)),)
    winners = [row.name for row in seen.winners]
    if not winners:  # a pot that waits for the next hand (DP-5)
        return (Said(called_so or translate(_("nobody opened")), "quiet"),)
    width, rest = named.names, next(each.width for each in found if each.id == "rest")
    names = longest(
        names_of(seen), width - _APART if width else rest - 1, several_players(len(seen.best))
    )
    if not width:
        return (Said(longest([f"{names} {called_so}".strip()], rest - 1, names), "strong"),)
    hand, ranked = seen.rows[0].shorter or seen.rows[0].hand, seen.ranked[0]
    room = rest - width - (not _leaves_a_blank(line, found))
    if ranked:
        told = [*[hand_name(ranked)] * named.whole, hand_in_a_list(ranked), hand_briefly(ranked)]
        hand = longest(told, room, category_name(ranked.category))
    elif rest < _WITH_WORDS:  # backs say it, too
        hand = longest([hand], room, "")
    return Said(names, "strong", width), Said(called_so or hand, "plain" if ranked else "quiet")


def _leaves_a_blank(line: HandLine, found: Sequence[Column]) -> bool:
    """Whether the pot behind the hand is shorter than its column."""
    wide = next((each.width for each in found if each.id == "pot"), 0) - _APART
    return line.kept.figures is not None and cell_len(chips(line.kept.figures.pot)) < wide


def _best(line: HandLine) -> str:
    nets = sorted(line.kept.nets, key=lambda each: -each[1])
    return nets_in_short([each for each in nets if each[1] > 0])


def _net(line: HandLine, seen: Glance | None, whose: str) -> Cell:
    """What the last hand of an evening left is shared out at its end."""
    is_left = seen is not None and not seen.winners
    won = dict(seen.nets if seen and is_left else line.kept.nets).get(whose)
    return () if won is None else (Said(signed(won), tone_of(won, "quiet")),)


def _number(line: HandLine, *, of_one: bool) -> str:
    kept = line.kept
    if kept.number is None:
        return "?"
    return str(kept.number) if of_one else f"{kept.evening}\u00b7{kept.number}"


def _cost(line: HandLine) -> str:
    dear = max(line.costs.values(), default=0) if line.costs else 0
    return signed(-dear) if dear else ""


def told(looking: LookingBack, coach: CoachLooksBack) -> str:
    """What is wrong, what goes on, or what is not told below the list."""
    for wrong in (looking.fault, coach.trouble, *looking.filter.troubles):
        if wrong:
            return wrong
    if coach.left:
        template = plural(
            "The coach is still looking at one hand\u2026",
            "The coach is still looking at {hands} hands\u2026",
            coach.left,
        )
        return template.format(hands=chips(coach.left))
    if not looking.rows:
        nothing = _("No hand matches.") if looking.text else _("No hands here yet.")
        if looking.filter.cost == 1:
            nothing = _("The coach found no mistake in these hands.")
        return translate(nothing)
    row = None if looking.is_in_an_evening else looking.evening_here
    if row and row.no_longer_there:
        return no_longer_there(row.no_longer_there)
    return _carried(looking)


def _carried(looking: LookingBack) -> str:
    """A pot that waits is nobody's yet."""
    number = looking.evening if looking.is_in_an_evening else looking.here
    evenings = looking.listing.evenings
    rows = evenings.values() if number == ALL else filter(None, [evenings.get(number or ALL)])
    open_ = (row for row in rows if row.goes_on and not row.real)
    nets = sum(net for row in open_ for _name, net, _place in row.results)
    return adds_up_to(nets) if nets < 0 and looking.filter.is_empty else ""


_APART: Final = 2  # columns between a word and the next key


def game_of(row: EveningRow) -> str:
    """``Draw-Holdem, tournament``; what everybody plays on one day by its own name."""
    if is_daily(row.seed):
        return deal_name(row.seed)
    return kind_of(row.game, changing=row.changing, knockout=row.knockout)
