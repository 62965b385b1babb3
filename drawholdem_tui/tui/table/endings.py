"""What came of a hand, as pictures: who has won what, with what, and who has won it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.ranking import Ranked, deciding, rank_hand
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.story.hand_on_show import Ending, HandOnShow
from drawholdem_tui.story.showdown import AtTheEnd
from drawholdem_tui.tui.table.scene.log_rows import PlaceRow, ResultRow, WonPicture
from drawholdem_tui.tui.table.scene.regions import ChampionPicture
from drawholdem_tui.words.hands.names import (
    briefer_and_briefer,
    hand_briefly,
    hand_in_full,
    hand_name,
)
from drawholdem_tui.words.hands.ranking import category_name
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, called, of, together, told
from drawholdem_tui.words.table.awards import WINS
from drawholdem_tui.words.table.games import hand_number


def verdict(show: HandOnShow) -> tuple[str, ...]:
    """Whose hand has won most, and what it is; or who has won all there is, with what."""
    if show.ending is None:
        return ()
    seat = show.ending.won_most
    most, hand = show.ending.seats[seat], ""
    if most.ranked and most.won:
        hand = _hand_of(most)
        if not show.ending.champion:
            alike = sorted(_with_the_same(show, seat), key=lambda each: not show.who(each).you)
            hand = of(together([show.name(each) for each in alike]), hand)
    return tuple(filter(None, (hand, show.ending.champion)))


_WINS_WITH: Final = Told(_("You win {amount}: {hand}"), _("{name} wins {amount}: {hand}"))


def who_won_with(show: HandOnShow) -> tuple[str, ...]:
    """The verdict on somebody's hand, or on nobody's, with what it has won; and the same as two
    phrases, with a third on the swap pot; and in short."""
    if show.ending is None or show.ending.champion:
        return ()
    seat = show.ending.won_most
    most = show.ending.seats[seat]
    if not most.won:
        return ()
    if most.ranked is None:
        alone = sum(bool(each.won) for each in show.ending.seats) == 1
        return _wins_with(show, seat, _why_unseen(most)) if alone else ()
    alike = _with_the_same(show, seat)
    if len(alike) > 1:
        return _win_with(show, alike)
    swapped = next((each.amount for each in most.won if each.pot is None), 0)
    part = translate(_("{amount} of it from the swap pot"), amount=chips(swapped))
    part = part if swapped and len(most.won) > 1 else ""
    brief = _wins_with(show, seat, hand_briefly(most.ranked))[0]
    return (*_wins_with(show, seat, _hand_of(most)), part, brief)


_WIN_WITH: Final = _("{names} win {amount} each: {hand}"), _("{names} win {amount} each")


def _win_with(show: HandOnShow, seats: list[int]) -> tuple[str, ...]:
    """Several with the same hand, if it has won the same for each."""
    amounts = {show.stage.seats[seat].won for seat in seats}
    if len(amounts) > 1 or any(show.who(seat).you for seat in seats):
        return ()
    hand = _hand_of(show.ending.seats[seats[0]]) if show.ending else ""
    names, amount = together([show.name(seat) for seat in seats]), chips(amounts.pop())
    whole, wins = (translate(each, names=names, amount=amount, hand=hand) for each in _WIN_WITH)
    return whole, wins, hand


def _hand_of(end: AtTheEnd) -> str:
    return hand_in_full(end.ranked, end.told._replace(beaten=())) if end.ranked else ""


def _hands_of(end: AtTheEnd) -> tuple[str, ...]:
    """With what decides between two of a kind, and without it where there is no room."""
    return (_hand_of(end), hand_name(end.ranked)) if end.ranked else ()


def _why_unseen(end: AtTheEnd) -> str:
    # what a match is stays unloaded until a hand is over
    from drawholdem_tui.words.past.closing import unseen

    return unseen(won=True, mucked=False, shown=end.shown)


def _wins_with(show: HandOnShow, seat: int, hand: str) -> tuple[str, ...]:
    who, amount = show.who(seat), chips(show.stage.seats[seat].won)
    return told(who, _WINS_WITH, amount=amount, hand=hand), told(who, WINS, amount=amount), hand


_THE_SIDE_POT: Final = Told(
    _("You win the side pot, {amount}: {hand}"), _("{name} wins the side pot, {amount}: {hand}")
)
_SIDE_POT: Final = Told(
    _("You win side pot {number}, {amount}: {hand}"),
    _("{name} wins side pot {number}, {amount}: {hand}"),
)


def others_who_won(show: HandOnShow) -> tuple[tuple[str, ...], ...]:
    """Whose hand has won a pot that the best one could not win; which pot where there is room."""
    if show.ending is None or show.ending.champion:
        return ()
    seats = show.ending.seats
    named = _with_the_same(show, show.ending.won_most)
    return tuple(
        (
            *_from_a_side_pot(show, seat, each),
            *(_wins_with(show, seat, hand)[0] for hand in _hands_of(each)),
        )
        for seat in order_of(show, show.ending)
        if (each := seats[seat]).won and each.ranked and seat not in named
    )


def _from_a_side_pot(show: HandOnShow, seat: int, end: AtTheEnd) -> tuple[str, ...]:
    if len(end.won) != 1 or not (number := end.won[0].pot) or show.ending is None:
        return ()
    told_so = _SIDE_POT if show.ending.pots > 2 else _THE_SIDE_POT
    gaps = {"amount": chips(end.won[0].amount), "number": number}
    return tuple(told(show.who(seat), told_so, hand=hand, **gaps) for hand in _hands_of(end))


def has_won_less(show: HandOnShow, number: int) -> bool:
    """A pot that the hand which has won most could not win."""
    end = show.ending.seats[number] if show.ending else None
    if show.ending is None or end is None or not end.won or not end.ranked:
        return False
    return number not in _with_the_same(show, show.ending.won_most)


def _with_the_same(show: HandOnShow, seat: int) -> list[int]:
    """Who has won with that hand; at draw poker one of them lies in the middle."""
    seats = show.ending.seats if show.ending else []
    if show.rules.game is Game.DRAW_POKER:
        return [seat]
    won = [(at, each.ranked) for at, each in enumerate(seats) if each.won and each.ranked]
    best = seats[seat].ranked
    return [at for at, hand in won if best and hand.strength == best.strength]


def with_its_kickers(show: HandOnShow, number: int) -> str:
    """The hand of a seat that has shown it and won nothing, as the table of the results has it."""
    end = show.ending.seats[number] if show.ending else None
    if end is None or end.won or end.ranked is None or show.hand_at_the_end(number) is None:
        return ""
    return _hand_of(end)


def alike_together(faces: Iterable[Card | None]) -> tuple[Card, ...]:
    """Pairs before what is beside them."""
    hand = [face for face in faces if face is not None]
    count = Counter(card.rank for card in hand)
    return tuple(sorted(hand, key=lambda card: (-count[card.rank], -card.rank, card.suit)))


_WINS: Final = Told(_("You win"), _("{name} wins"))  # large, and what below that


def in_large_words(show: HandOnShow) -> ChampionPicture | None:
    winner = show.ending.winner if show.ending else None
    if winner is None:
        return None
    what = translate(In("below who wins, at the end of a knockout", "the tournament"))
    dealt_in = show.dealing.chairs if show.dealing else ()  # everybody has a seat to the end
    return ChampionPicture(told(winner, _WINS), what, called(winner.name), tuple(dealt_in))


_CHIPS: Final = Told(_("Your chips"), _("{name}'s chips"))


def how_it_was_won(show: HandOnShow) -> WonPicture | None:
    """Who is which, and out in which hand; and how the winner's chips went. An evening that was
    begun before that was written down tells no more than the places."""
    winner = show.ending.winner if show.ending else None
    if winner is None or show.dealing is None:
        return None
    hands = show.dealing.number
    chairs = sorted(show.chairs, key=lambda chair: chair.place or 1)
    places = tuple(_place(chair, hands) for chair in chairs)
    course = chairs[0].course
    if len(course) != hands:
        return WonPicture(places)
    return WonPicture(
        places,
        told(winner, _CHIPS),
        (chairs[0].bought, *course),
        translate(_("start")),
        chips(hands),
        chips(course[-1]),
    )


_HAS_PLACE: Final = In("a place in a knockout, and whose it is", "{place} {name}")


def _with_place(show: HandOnShow, seat: int) -> str:
    """Who it is and where they have ended, when a knockout is over."""
    place = show.chairs[show.dealing.chairs[seat]].place if show.dealing else None
    if not place or show.ending is None or show.ending.winner is None:
        return ""
    return translate(_HAS_PLACE, place=place, name=show.name(seat))


def out_before(show: HandOnShow) -> tuple[ResultRow, ...]:
    """Of a knockout that is over those who were not in its last hand, the best first."""
    over = show.ending is not None and show.ending.winner is not None
    out = [chair for at, chair in enumerate(show.chairs) if show.seat_of(at) is None]
    return tuple(
        ResultRow(
            translate(_HAS_PLACE, place=chair.place, name=called(chair.name)),
            0,
            translate(_("out in hand {number}"), number=len(chair.course)) if chair.course else "",
            stack=chips(chair.stack),
        )
        for chair in sorted(out, key=lambda chair: chair.place or 0)
        if over and chair.place
    )


def _place(chair: Chair, hands: int) -> PlaceRow:
    said, lasted = "", len(chair.course)
    if chair.stack:
        said = translate(In("seat, without the amount", "wins"))
    elif lasted:
        said = hand_number(lasted)
    share = lasted / hands if lasted else 1.0
    return PlaceRow(chair.place or 1, called(chair.name), said, share, first=bool(chair.stack))


def rows_of(
    show: HandOnShow,
    ending: Ending,
    own: Callable[[int], tuple[Card, ...]],
    *,
    as_they_sit: bool = False,
) -> tuple[ResultRow, ...]:
    """The best off first: who has won, who was in it to the end, who folded last; or who has won,
    and the others by their places, or as they sit round the table. ``own`` are cards that only
    whoever looks may see, by seat."""
    seats = order_of(show, ending)
    if as_they_sit and (dealing := show.dealing):
        won = [seat for seat in seats if ending.seats[seat].won]
        chairs = dealing.chairs
        places = [show.chairs[chair].place or 0 for chair in chairs]
        others = sorted(set(seats) - set(won), key=lambda seat: (places[seat], chairs[seat]))
        seats = won + others
    mine = {at: own(at) for at in seats}
    lost = [rank_hand((*mine[at], *show.board)) for at in seats if _lost_unseen(ending, at, mine)]
    shown = [each.ranked for each in ending.seats if each.ranked]
    return tuple(_result(show, ending, seat, mine[seat], (*shown, *lost)) for seat in seats)


def _lost_unseen(ending: Ending, seat: int, mine: Mapping[int, tuple[Card, ...]]) -> bool:
    """A beaten hand that only whoever looks knows of."""
    end = ending.seats[seat]
    return bool(mine[seat]) and end.mucked and not end.folded and not end.ranked


def order_of(show: HandOnShow, ending: Ending) -> list[int]:
    """The seats of these rows; of equals whoever reads is the first, as in every sentence."""
    seats, you = range(len(ending.seats)), show.seat_of(show.alone)
    return sorted(seats, key=lambda seat: (*_place_of(ending, seat), seat != you))


def _place_of(ending: Ending, seat: int) -> tuple[int, int, int]:
    end = ending.seats[seat]
    won = sum(each.amount for each in end.won)
    strength = end.ranked.strength if end.ranked else 0
    return (-won, -strength, end.folded is not None)


def _result(
    show: HandOnShow, ending: Ending, seat: int, own: tuple[Card, ...], known: tuple[Ranked, ...]
) -> ResultRow:
    """``known`` are the hands that this one is told apart from."""
    # what a match is stays unloaded until a hand is over
    from drawholdem_tui.words.past.closing import beaten_with, folded, from_pot, in_two, unseen

    end = ending.seats[seat]
    won = sum(each.amount for each in end.won)
    said = shorter = shortest = kind = ""
    briefly: tuple[str, ...] = ()
    if end.folded:
        said, shortest = folded(end.folded, show.rules.game), translate(_("folded"))
    elif end.ranked:
        shortest, kind = hand_name(end.ranked), category_name(end.ranked.category)
        decides = deciding(end.ranked, known)
        shorter = hand_in_full(end.ranked, decides._replace(beaten=()))
        said = hand_in_full(end.ranked, decides) if end.won else shorter
        briefly = briefer_and_briefer(end.ranked, decides)
    else:
        said = unseen(won=bool(end.won), mucked=end.mucked, shown=end.shown)
        kind = translate(_("beaten")) if end.mucked else said
        said = kind if end.cards else said  # one of them lies open
        if end.mucked and own:
            ranked = rank_hand((*own, *show.board))
            shorter = hand_in_full(ranked, deciding(ranked, known)._replace(beaten=()))
            said, shortest = beaten_with(shorter), hand_name(ranked)
        shortest = shortest or said
    return ResultRow(
        show.name(seat),
        ending.nets[seat],
        said,
        shorter,
        shortest,
        kind or shortest,
        bool(end.folded),
        end.cards or own,
        end.five,
        tuple(from_pot(each.pot, each.amount, ending.pots) for each in end.won),
        chips(won) if won else "",
        in_two((each.pot, each.amount) for each in end.won),
        won - ending.nets[seat],
        chips(show.stage.seats[seat].stack),
        ending.winner is None and show.seat_of(show.button) == seat,
        briefly=briefly,
        lesser=has_won_less(show, seat),
        placed=_with_place(show, seat),
    )
