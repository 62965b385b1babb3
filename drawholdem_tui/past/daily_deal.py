"""The deal of a day when it has been played: in the book or in somebody's file, and as the line to
be copied, with net, luck and play, and the dearest swap."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomli_w

from drawholdem_tui.past.hands import Own, finished_by, played
from drawholdem_tui.past.luck.luck_page import LuckPage, luck_page
from drawholdem_tui.past.seen import Seen, can_go_on
from drawholdem_tui.past.statistics.evenings_read import evening_read
from drawholdem_tui.past.statistics.in_words import luck_told
from drawholdem_tui.players.coach.review import reviewed_swaps
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.storage.phh.documents import read_hands
from drawholdem_tui.storage.phh.faults import FileFault
from drawholdem_tui.storage.whole_files import write_whole
from drawholdem_tui.words.advice.review import chips_lost
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, net
from drawholdem_tui.words.past.luck import luck_and_play

_NOT_PLAYED: Final = "_"
_FIELD: Final = "_daily"  # in each hand of a file: the seed that all of it follows from


class Deal(NamedTuple):
    """An evening in the book."""

    evening: int
    over: bool
    person: str
    hands: int = 0  # that were to be played


def in_the_book(book: Path, seed: str) -> Deal | None:
    """The latest with this seed. ``BookFault`` where the book cannot be read."""
    return next((deal for begun, deal, _status in _by_seeds(book) if begun == seed), None)


def _by_seeds(book: Path) -> Iterator[tuple[str, Deal, str]]:
    """The latest first."""
    with history(book) as past:
        for row in past.evenings():
            if standing := past.standing(row.id):
                person, hands = row.people[0] if row.people else "", standing.laid.get("hands")
                hands = hands if isinstance(hands, int) else 0
                deal = Deal(row.id, not can_go_on(row), person, hands)
                yield str(standing.laid.get("seed")), deal, row.status


def to_play(book: Path, seed: str, before: str) -> tuple[str, Deal | None]:
    """The seed of today's deal, and where it stands if it has been begun. One that begins as
    ``before``, of the day before, is played first where somebody was still at it at midnight."""
    found = in_the_book(book, seed)
    if found is None:
        for begun, deal, status in _by_seeds(book):
            if status == "open" and begun.startswith(before):
                return begun, deal
    return seed, found


def hands_of(book: Path, deal: Deal) -> list[Own]:
    """All that are as they were written."""
    with history(book) as past:
        return list(finished_by(past, deal.evening, deal.person))


def write_file(book: Path, deal: Deal, seed: str, file: Path) -> int:
    """All hands as one file; how many."""
    ours = {_FIELD: seed, "_whose": deal.person}
    with history(book) as past:
        seen, documents = Seen(past.every_evening()), list[dict[str, Any]]()
        for kept in past.every_hand(deal.evening):
            with suppress(FileFault):
                documents.append({**seen.fields(kept), **ours})
    numbered = {str(number): fields for number, fields in enumerate(documents, start=1)}
    write_whole(file, tomli_w.dumps(numbered))
    return len(documents)


def from_file(file: Path) -> tuple[str, list[Own]]:
    """The seed, and the hands; ``FileFault`` where it is no deal of a day."""
    seeds, hands = set[str](), list[Own]()
    for found in read_hands([file]):
        if isinstance(found.record, FileFault):
            raise found.record
        seed = found.fields.get(_FIELD)
        dealt = played(found.record, found.record.number)
        own = dealt.of(str(found.fields.get("_whose", ""))) if dealt else None
        if not isinstance(seed, str) or not found.record.number:
            raise FileFault("no_hands")
        seeds.add(seed)
        hands += [own] if own else []  # without chips one is not dealt in
    if len(seeds) != 1 or not hands:
        raise FileFault("no_hands")
    return seeds.pop(), hands


class Dearest(NamedTuple):
    """The swap, made or not, that cost most."""

    hand: int
    cost: int  # as every page tells it


def line_of(book: Path, deal: Deal, seed: str) -> str:
    """Takes a moment, the first time: luck is worked out."""
    for _so_far in luck_page(book, deal.evening):
        pass
    hands = hands_of(book, deal)
    read = evening_read(book, deal.evening)
    told = [each for each in (luck_told(read) if read else ()) if each.name == deal.person]
    signs = "".join(map(_sign, hands)).ljust(deal.hands, _NOT_PLAYED)
    return _line(seed, signs, hands, luck_and_play(told[0]) if told else "")


def _line(seed: str, signs: str, hands: list[Own], luck: str) -> str:
    won, dear = sum(each.net for each in hands), dearest_swap(hands)
    template = _("Draw-Holdem {deal} {hands} {net} ({luck}), no swap mistakes")
    if dear is not None:
        template = _(
            "Draw-Holdem {deal} {hands} {net} ({luck}), costliest swap mistake {cost} (hand {hand})"
        )
    return translate(template).format(
        deal=seed,
        hands=signs,
        net=net(won),
        luck=luck,
        cost=chips(dear.cost) if dear else "",
        hand=dear.hand if dear else "",
    )


def _sign(own: Own) -> str:
    """Of a hand, as in word games: it tells nobody a card. Any chat shows these."""
    return "+" if own.net > 0 else "-" if own.net < 0 else "."


def dearest_swap(hands: list[Own]) -> Dearest | None:
    """As its player could know it; nothing where all of it is inside the error."""
    found = [
        Dearest(played.number, chips_lost(each))
        for played in hands
        for each in reviewed_swaps(played.hand, played.seat)
        if each.is_mistake
    ]
    return max(found, key=lambda each: each.cost, default=None)


def daily_page(book: Path, evening: int, seed: str) -> Iterator[LuckPage]:
    """As of any evening; the line stands last, behind what its signs mean."""
    last = LuckPage((), {})
    for last in luck_page(book, evening):
        if not last.lines:
            yield last
    found = in_the_book(book, seed)
    if found is not None and found.over and last.lines:
        line = line_of(book, found, seed)
        signs = _("To compare with friends, a sign for each hand (+ won, - lost, . even):")
        if len(hands_of(book, found)) < found.hands:
            signs = _("To compare with friends: + won, - lost, . even, _ not played:")
        shared = translate(signs), line
        sentences = (*last.sentences, *shared)
        yield last._replace(sentences=sentences, lines=(*last.lines, line), shared=shared)
