"""What is told beside a replay: chances of open hands, graded choices, and what is to come."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import groupby
from math import inf
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from drawholdem_tui.engine.actions import Keep
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.players.odds.price import Grade
from drawholdem_tui.story.log import DECIDED, Deed
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.hot_seat.screen_port import Front, Notices
from drawholdem_tui.tui.hot_seat.worked_out import Chances, Grading, OpenHands
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.replay.commands import COACH, EYES
from drawholdem_tui.tui.table.pictures import log_row
from drawholdem_tui.tui.table.scene.log_rows import (
    CostMark,
    CostsPicture,
    LogKind,
    LogRow,
    StreetMarks,
)  # fmt: skip
from drawholdem_tui.tui.table.scene.regions import PanelLine, Tone
from drawholdem_tui.words.advice.review import GRADES, cost_as_told, grade_told, tells_its_cost
from drawholdem_tui.words.advice.sentences import filled
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, signed
from drawholdem_tui.words.past.history import street_name
from drawholdem_tui.words.people import Told, Who, told
from drawholdem_tui.words.sentences import capital
from drawholdem_tui.words.table.actions import KEEP, keeps

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.players.coach.review import Reviewed


class ReplayChances(Chances):
    """Of the hands that lie open where somebody is."""

    def __init__(self, front: Front) -> None:
        super().__init__(front)
        self.wanted = False

    def turn(self) -> None:
        """Somebody wants them, or no longer."""
        self.wanted = not self.wanted
        self.count(None)

    def look(self, player: Player) -> bool:
        """Somebody is elsewhere; whether there is a hand to tell the chances of, if wanted."""
        is_told = self.wanted and player.rules.game is Game.HOLDEM and not player.at_the_end
        if not is_told or UNKNOWN in player.show.board:
            self.count(None)
            return not is_told
        hands, own = _open_hands(player), player.recorded.own
        live = sum(not seat.folded for seat in player.show.stage.seats)
        there = bool(hands)
        if live > len(hands):  # one's own against those of which nothing is known
            hands = {seat: cards for seat, cards in hands.items() if seat == own}
        opened = OpenHands(hands, player.show.board, live - len(hands))
        self.count(opened if hands or not live else None)
        return there


def _open_hands(player: Player) -> dict[int, tuple[Card, ...]]:
    held = {seat: on.cards for seat, on in enumerate(player.show.stage.seats) if not on.folded}
    own = player.recorded.own
    if own in held and player.own_cards:
        held[own] = player.own_cards
    known = {seat: tuple(filter(None, cards)) for seat, cards in held.items()}
    return {seat: cards for seat, cards in known.items() if cards and cards == held[seat]}


class WhatCost(Grading):
    """Judged are the choices of those whose cards may be seen. ``arrived`` is called where somebody
    has gone to one."""

    def __init__(
        self, player: Player, front: Front, notices: Notices, arrived: Callable[[], None]
    ) -> None:
        super().__init__(front)
        self.told = False  # with each choice
        self._player, self._notices, self._arrived = player, notices, arrived

    def take_up(self, player: Player) -> None:
        """Another hand."""
        self.stop()
        self._player = player

    def turn(self) -> None:
        """Somebody wants it told, or no longer."""
        self.told = not self.told
        self.look()

    def look(self) -> None:
        """Somebody is elsewhere, or sees other cards."""
        hand = self._player.recorded.hand
        if hand.over:
            self.look_at(hand, self._player.seen_seats(), lambda: None)

    @property
    def judged(self) -> int | None:
        """The seat that decides here, or else has just done so, where its cards may be seen."""
        player = self._player
        asked = player.place.to_act if player.next_action is not None else None
        seen = player.seen_seats()
        return asked if asked in seen else self._acted if self._acted in seen else None

    @property
    def _acted(self) -> int | None:
        player, last = self._player, self._player.place.actions - 1
        places = (each for each in player.places[: player.at] if each.actions == last)
        return next((each.to_act for each in places if each.to_act is not None), None)

    def here(self, seat: int) -> Reviewed | None:
        """What there is to say of this seat's choice that is made here, or has just been made."""
        player = self._player
        at = player.place.actions - (seat != player.place.to_act)
        return next((each for each in self._every({seat}) if each.number == at), None)

    def go(self, step: int, keymap: Keymap, *, every: bool = False) -> None:
        """Forward or back to the next that was dear, or has a price at all, as soon as the coach
        has thought."""
        seats = self._player.seen_seats()
        self.when_known(seats, keymap, lambda: self._step(seats, step, every=every))

    def when_known(self, seats: set[int], keymap: Keymap, then: Callable[[], None]) -> None:
        """Do this as soon as the coach has looked at their decisions; or say why it cannot."""
        hand = self._player.recorded.hand
        if not seats or not hand.over:
            told = translate(_("no hand can be graded here; {key}: all cards"))
            told = never_graded(self._player) or told.format(key=keymap.key_of(EYES))
            self._notices.tell(told)
            return
        if not self.knows(seats):
            self._notices.tell(translate(_("The coach is thinking\u2026")))
        self.look_at(hand, seats, then)

    def _step(self, seats: set[int], step: int, *, every: bool) -> None:
        here = self._player.place.actions
        found = sorted(self.prices(seats)) if every else self.dear(seats)
        ahead = [n for n in found if n > here] if step > 0 else [n for n in found if n < here][::-1]
        if not ahead:
            more, earlier = _("no more mistakes"), _("no earlier mistakes")
            if every:
                more, earlier = _("no more graded decisions"), _("no earlier graded decisions")
            told = more if step > 0 else earlier
            self._notices.tell(translate(told if found or every else _("no mistakes")))
        elif self._player.before_action(ahead[0]):
            self.told = True
            self._notices.forget()  # the coach has thought
            self._arrived()

    def prices(self, seats: set[int]) -> dict[int, float]:
        """What each choice cost that has a price, by the number of its action; 0 where the page of
        all decisions tells no cost, and nothing at all before the coach has looked."""
        every = self._every(seats) if self.knows(seats) else []
        return {each.number: cost_as_told(each) * tells_its_cost(each) for each in every}

    def dear(self, seats: set[int]) -> list[int]:
        """The numbers of the mistakes, in order."""
        return sorted(each.number for each in self._every(seats) if each.is_mistake)

    def _every(self, seats: set[int]) -> list[Reviewed]:
        return [each for seat in seats if (looked := self.of(seat)) for each in looked.every]


def costs_picture(player: Player, what_cost: WhatCost, keymap: Keymap) -> CostsPicture:
    """Every decision of the hand; what it cost, as far as the coach has looked at those whose cards
    may be seen."""
    seats = player.seen_seats()
    priced = what_cost.prices(seats)
    dear = what_cost.dear(seats) if priced else []
    most = max((priced[number] for number in dear), default=inf)  # what is no mistake is no tower
    counts = [place.actions for place in player.places]
    marks = [
        CostMark(
            max(0, bisect_right(counts, number) - 1),
            max(0.0, min(1.0, priced[number] / most)) if number in priced else None,
            number in dear,
        )
        for number in range(len(player.recorded.hand.actions))
    ]
    game = player.rules.game
    streets = tuple(
        StreetMarks(street_name(game, street), tuple(on_it))
        for street, on_it in groupby(marks, lambda mark: player.places[mark.place].street)
    )
    silent = "" if priced else _why_silent(player, what_cost, keymap)
    title = silent or _about_the_costs(player, what_cost, priced)
    return CostsPicture(
        title,
        translate(_("chips lost by each decision")) if dear else title,
        streets,
        player.place.actions,
        player.show.ending is not None,
        signed(-round(most)) if dear else "",
        translate(_("decisions")),
        silent=bool(silent),
    )


def said_next(player: Player, what_cost: WhatCost) -> PanelLine:
    """With what it costs, unless the coach speaks of that."""
    told = () if what_cost.told else _cost_here(player, what_cost)
    return PanelLine("".join(told[:1]), Tone.ACCENT, told[1:])


def never_graded(player: Player) -> str:
    """Why nobody's decisions are graded, whatever cards one asks for."""
    recorded = player.recorded
    if not recorded.unseen or player.seen_seats():
        return ""
    silent = _("the coach is silent until this evening is over")
    return translate(silent if recorded.goes_on else _("not all cards of this hand are known"))


def _why_silent(player: Player, what_cost: WhatCost, keymap: Keymap) -> str:
    """Why no decision is graded, or not yet."""
    if not player.recorded.hand.over:
        return ""
    if seats := player.seen_seats():
        return "" if what_cost.knows(seats) else translate(_("The coach is thinking\u2026"))
    show = _("{key}: show the cards and what each decision cost")
    return never_graded(player) or translate(show, key=keymap.key_of(EYES))


def _about_the_costs(player: Player, what_cost: WhatCost, priced: Mapping[int, float]) -> str:
    if not player.recorded.hand.over:
        return translate(_("the decisions so far"))
    seats = player.seen_seats()
    faultless = not what_cost.dear(seats) and player.show.ending is None
    if not priced or faultless:  # who has decided nothing yet is not judged
        return translate(_("the decisions of this hand"))
    most = max(0, round(max(priced.values())))
    if len(seats) > 1:
        each = _("what each decision cost: at most {most}")
        return translate(each if most else _("nobody made a mistake"), most=chips(most))
    return told(player.show.who(min(seats)), _AT_MOST if most else _NO_MISTAKE, most=chips(most))


_AT_MOST: Final = Told(
    _("what your decisions cost: at most {most}"),
    _("what {name}'s decisions cost: at most {most}"),
)
_NO_MISTAKE: Final = Told(_("you made no mistakes"), _("{name} made no mistakes"))


def _cost_here(player: Player, what_cost: WhatCost) -> tuple[str, ...]:
    """What is said next, and its grade or how many chips it lost: the longest wording first."""
    number, seats = player.place.actions, player.seen_seats()
    priced = what_cost.prices(seats)
    if player.next_action is None or not priced or player.place.to_act not in seats:
        return ()
    then = (line for line in player.told() if player.places[line.place].actions == number + 1)
    said = next((line.text for line in then if line.line.deed in DECIDED), "")
    if not said:  # nobody tells of a card that is kept
        said = told(player.show.who(player.place.to_act or 0), KEEP)
    if number not in priced:
        silent = _("Next: {said} Not graded."), _("The next decision is not graded.")
        return filled(silent, said=said)
    if lost := max(0, round(priced[number])):
        loses = _("Next: {said} Cost on average: {amount}."), _("The next decision costs {amount}.")
        return filled(loses, said=said, amount=chips(lost))
    found = what_cost.here(player.place.to_act or 0)
    graded = capital(translate(GRADES[grade_told(found) if found else Grade.BEST]))
    return filled((_("Next: {said} {grade}."), _("Next: {grade}.")), said=said, grade=graded)


def so_far(player: Player) -> Iterator[LogRow]:
    """What has been said up to here."""
    return _said(player, range(player.at + 1))


def _said(player: Player, places: range, deeds: Container[Deed] = tuple(Deed)) -> Iterator[LogRow]:
    """As all could hear it, with who keeps, of which a log tells only some."""
    lines = (each for each in player.told() if each.line.deed in deeds)
    lines = (each for each in lines if each.line.deed is not Deed.KEEP)
    said, keep = {at: [*each] for at, each in groupby(lines, lambda line: line.place)}, list[Who]()
    parted = False  # somebody has kept between those who did the same
    for place in places:
        there = said.get(place, ())
        keep = [] if there else keep
        if place and (who := _keeps(player, place - 1)):
            keep.append(who)
            parted = True
            together = keeps(keep) if keep[1:] else ""
            yield LogRow(keeps([who]), LogKind.PASS, together, place)
        for each in there:
            parted = parted and len(each.line.who) > 1
            row = log_row(each.line).but(text=each.text, place=place)
            yield row.but(together="") if parted else row


def below_the_log(player: Player, keymap: Keymap, *, told: bool) -> tuple[LogRow, ...]:
    """What is still to come only where that is ``told``: a hand is there to surprise."""
    if player.show.ending is not None:
        return ()
    return _coming(player) if told else _put_in(player, keymap)


def _put_in(player: Player, keymap: Keymap) -> tuple[LogRow, ...]:
    """How much of whose lies on the table, and all of it; and how one learns what comes."""
    show = player.show
    seats = enumerate(zip(show.chairs, show.stage.seats, strict=True))
    put = [(show.name(seat), chair.stack + on.won - on.stack) for seat, (chair, on) in seats]
    put.append((translate(_("in all")), sum(amount for _name, amount in put)))
    wide = 2 + max(cell_len(name) for name, _amount in put)
    most = max(len(chips(amount)) for _name, amount in put)
    rows = [
        LogRow(f"{name}{_GAP * (wide - cell_len(name))}{chips(amount):{_GAP}>{most}}", LogKind.POT)
        for name, amount in put
    ]
    asks = translate(_("{key} coach: what is still to come"), key=keymap.key_of(COACH))
    heading = LogRow(translate(_("put in so far")), LogKind.HEADING)
    return heading, *rows, LogRow(""), LogRow(asks, LogKind.HEADING)


_GAP: Final = "\u00a0"  # where no row is broken


def _coming(player: Player) -> tuple[LogRow, ...]:
    """What is still decided on this street; of later ones that they come."""
    ahead = _said(player, range(player.at + 1, len(player.places)), DECIDED)
    rows, game, here = list[LogRow](), player.rules.game, player.place.street
    for street, on_it in groupby(ahead, lambda row: player.places[row.place - 1].street):
        if street == here:
            rows += on_it
        else:
            named = translate(_("{street} \u2026"), street=street_name(game, street))
            rows.append(LogRow(named, place=next(on_it).place - 1))
    return (LogRow(translate(_("still to come")), LogKind.HEADING), *rows) if rows else ()


def _keeps(player: Player, at: int) -> Who | None:
    """Who says there that no card is swapped."""
    asked, actions = player.places[at], player.recorded.hand.actions
    if asked.to_act is None or asked.actions >= len(actions):
        return None
    return player.show.who(asked.to_act) if isinstance(actions[asked.actions], Keep) else None
