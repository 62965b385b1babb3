"""What stands in the rows of the list, and in the lines round it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.evening.daily import deal_name, is_daily
from drawholdem_tui.past.history.listing import HandLine
from drawholdem_tui.storage.book.rows import EveningRow
from drawholdem_tui.tui.history.commands import (
    BAR_OF_EVENINGS,
    BAR_OF_HANDS,
    COSTS,
    EVERY,
    EXPORT,
    HELP,
    OPEN,
    WHY,
)
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.history.glance import Glance, Mistake, names_of
from drawholdem_tui.tui.history.plan import (
    BOARD,
    BRIEF,
    GAP,
    LEAST_REST,
    NAMES,
    SHORT,
    WHOLE_NAME,
    Below,
    Column,
)
from drawholdem_tui.tui.history.writing import CoachLooksBack
from drawholdem_tui.tui.keys.command import Doer
from drawholdem_tui.tui.keys.keymap import Keymap, command
from drawholdem_tui.tui.looks import tone_of
from drawholdem_tui.tui.looks.glyphs import Glyphs
from drawholdem_tui.tui.table.drawing.cells import longest
from drawholdem_tui.tui.table.drawing.lines import FACE, Cap, Cell, Faces, Said
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint
from drawholdem_tui.words.hands.names import hand_briefly, hand_name
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import In, _, plural, translate
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
    """To half a cell, and nothing of what is less: the smallest have not all the same."""
    width = next((each.width for each in found if each.id == "bar"), 0)
    return Said(glyphs.filled(round(2 * width * share)), "gold")


def _next_best(seen: Glance) -> str:
    """Who has shown the best hand that won nothing, and which; or that nobody has."""
    if beaten := seen.next_best:
        name, ranked = beaten
        return of(name, hand_briefly(ranked))
    hidden = any(not row.won and not gone for row, gone in zip(seen.rows, seen.folded, strict=True))
    return translate(_("not shown")) if hidden else "\u2013"


def in_short(seen: Glance, room: int) -> Cell:
    """Whose hand won, and the best that won nothing with what it lost, in one row."""
    won, ranked = seen.rows[0], seen.ranked[0]
    if len(seen.winners) > 1:
        nets = split_in_short([(row.name, row.net) for row in seen.winners])
        return (Said(longest([nets], room, several_players(len(seen.winners))), "plain"),)
    beaten, apart = [Said(signed(won.net), tone_of(won.net, "quiet"))], 1
    if ranked is None:
        hand = won.shorter or won.hand
        return (Said(hand, "quiet", cell_len(hand) + apart), *beaten)
    if seen.next_best:
        second, apart = _next_best(seen), _APART
        net = next(row.net for row in seen.rows if row.name == seen.next_best[0])
        room -= cell_len(second) + 1 + cell_len(signed(net)) + 2 * apart
        beaten = [
            Said(second, width=cell_len(second) + 1),
            Said(signed(net), tone_of(net, "quiet")),
        ]
    names, hands = ", ".join(seen.best), (hand_name(ranked), hand_briefly(ranked))
    told = [of(names, each) for each in hands]
    hand = longest([*told, *hands], room, category_name(ranked.category))
    return (Said(hand, "gold", cell_len(hand) + apart), *beaten)


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
    room = rest - width - 1
    if ranked:
        told = [*[hand_name(ranked)] * named.whole, hand_briefly(ranked)]
        hand = longest(told, room, category_name(ranked.category))
    elif rest < _WITH_WORDS:  # backs say it, too
        hand = longest([hand], room, "")
    return Said(names, "strong", width), Said(called_so or hand, "plain" if ranked else "quiet")


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
_BEFORE_CHOOSE: Final = 5  # keys of the bar
_ARROWS: Final = "\u2191 \u2193"  # ... where words have no room
_WORDS_FROM: Final = 120  # columns
_STAYS: Final = 76  # columns: on a narrower page it leaves room for the help
_HERE: Final = {OPEN: _("replay"), WHY: _("decisions"), COSTS: _("mistakes")}


def game_of(row: EveningRow) -> str:
    """``Draw-Holdem, tournament``; what everybody plays on one day by its own name."""
    if is_daily(row.seed):
        return deal_name(row.seed)
    return kind_of(row.game, changing=row.changing, knockout=row.knockout)


def keys_here(mistake: Mistake | None, keymap: Keymap, doers: Mapping[str, Doer]) -> Cell:
    """What can be done with the hand one stands on; the coach is asked for what it has not said."""
    wanted = (each for each in _HERE if each != COSTS or mistake is None)
    there = [each for each in wanted if not doers[each].why_not()]
    words = [(keymap.key_of(each), translate(_HERE[each])) for each in there]
    caps = ((Cap(key), Said(word, width=cell_len(word) + _APART)) for key, word in words)
    return tuple(piece for pair in caps for piece in pair)


def keys(
    looking: LookingBack, keymap: Keymap, doers: Mapping[str, Doer], below: Below, width: int
) -> KeyBarPicture:
    """Those that do something here; what is told ``below`` the list only there."""
    inside = looking.is_in_an_evening
    told = {each.key for line in below.lines for each in line if isinstance(each, Cap)}
    titles = {OPEN: _HERE[OPEN]} if inside else {}
    hints = [
        _hint(each.id, key, titles.get(each.id, each.title))
        for each in map(command, BAR_OF_HANDS if inside else BAR_OF_EVENINGS)
        if (key := keymap.key_of(each.id)) not in told or each.id == OPEN
        if not doers[each.id].why_not()
    ]
    hints[-1] = hints[-1].but(key=translate(_("Esc")))
    if looking.text:
        hints[-1] = hints[-1].but(command=EVERY, title=translate(_("all hands")))
    if looking.rows:
        up_down = _ARROWS if width < _WORDS_FROM else translate(_("Up Down"))
        choose = KeyHint("", up_down, translate(In("beside keys", "choose")))
        choose = choose.but(stays=width >= _STAYS)
        hints.insert(min(_BEFORE_CHOOSE, len(hints) - 1), choose)
    return KeyBarPicture(tuple(hints))


def _hint(id_: str, key: str, title: str | In) -> KeyHint:
    shorter = translate(In("beside a key, with little room", "export")) if id_ == EXPORT else ""
    return KeyHint(id_, key, translate(title), shorter=shorter, stays=id_ == HELP)


def keys_of_typing(*, naming: bool) -> KeyBarPicture:
    """While words to find by are typed, or the name of a hand."""
    done, back = (
        (_("save"), _("keep the old name")) if naming else (_("to the list"), _("all hands"))
    )
    keys = (translate(_("Enter")), done), (translate(_("Esc")), back)
    return KeyBarPicture(tuple(KeyHint("", key, translate(title)) for key, title in keys))
