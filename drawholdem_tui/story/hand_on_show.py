"""A hand as everybody at the table sees it, live or again: folded event by event.

Whatever shows it, on the screen or in lines, adds nothing to it but when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.ranking import Ranked
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.dealing import Dealing, HandResult, shared_out
from drawholdem_tui.story.log import Deed, LogLine, Reached, all_ante, deed_of, next_line
from drawholdem_tui.story.showdown import AtTheEnd, Showdown
from drawholdem_tui.story.stage import Stage
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips, ordinal
from drawholdem_tui.words.people import Told, Who, called, told
from drawholdem_tui.words.table.awards import WINS, who_won
from drawholdem_tui.words.table.decisions import who_bets, who_drew, who_opened
from drawholdem_tui.words.table.events import Storyteller
from drawholdem_tui.words.table.games import failure
from drawholdem_tui.words.table.table_captions import caption, cards_in_sight

LONGEST_LOG = 400  # lines of a hand; more than the longest has

Said = TypeVar("Said")
# a line, or what says it: that one can be said again in another language
Line: TypeAlias = str | Callable[[], str]

_LOSES = Told(_("You lose {amount}"), _("{name} loses {amount}"))
_EVEN = Told(_("You break even"), _("{name} breaks even"))
_WINS_IT_ALL = Told(_("You win the tournament."), _("{name} wins the tournament."))
HAS_IT_ALL = Told(_("You win the tournament"), _("{name} wins the tournament"))
_IS_OUT = Told(_("You finish {place} of {all}."), _("{name} finishes {place} of {all}."))


class Ending(NamedTuple):
    seats: tuple[AtTheEnd, ...]
    nets: tuple[int, ...]  # by seat
    pots: int  # so many betting pots there were
    notes: tuple[str, ...]  # a sentence each
    champion: str = ""  # who has won the knockout with this hand
    winner: Who | None = None  # the same

    @property
    def won_most(self) -> int:
        """By which seat; the first of equals."""
        won = [sum(each.amount for each in seat.won) for seat in self.seats]
        return max(range(len(won)), key=won.__getitem__)

    @property
    def shared_out(self) -> bool:
        """Everybody has back what nobody could win."""
        return not (sum(self.nets) or any(seat.won for seat in self.seats))


class HandOnShow:
    """Everything public of one hand; without a ``dealing``, the table before its first."""

    def __init__(
        self,
        chairs: Sequence[Chair],
        computers: Mapping[int, str],
        rules: Rules,
        face: Face,
        dealing: Dealing | None = None,
        *,
        button: int | None = None,
        alone: int | None = None,
        in_the_open: bool = False,
    ) -> None:
        """``chairs`` as the match has them; ``computers`` are the words of those of its players,
        by chair; ``button`` is the chair at which it lies: it moves when the hand begins;
        ``alone`` is that of the person who plays alone and is told of it as "you"; ``in_the_open``
        all hands lie so that everybody sees them, and what happens is explained."""
        self.chairs = chairs
        self.computers = computers
        self.rules = dealing.rules if dealing else rules
        self.dealing = dealing
        self.button = button
        self.stage = Stage()
        self.seal = ""  # of this hand's deck; the log has how it begins
        self.alone = alone
        self._seats = dealing.chairs if dealing else ()
        self._names = [chairs[chair].name for chair in self._seats]
        self._face = face
        self._in_the_open = in_the_open
        self._you = self.seat_of(alone)
        self.is_last = False  # no hand follows
        self.told: e.Event | None = None  # the last that there was a sentence for
        self._sayings: list[Callable[[], object]] = []  # all that has been said, to say it again
        self._say_nothing()

    def _say_nothing(self) -> None:
        self.log: list[LogLine] = []
        self.caption = ""  # what happens just now, and why
        self.ending: Ending | None = None
        self._teller = Storyteller(self._names, self._face, self._you)
        self._showdown = Showdown(self.rules.hole_cards)

    def say_again(self) -> None:
        """All of it, in the language that has been chosen meanwhile."""
        self._say_nothing()
        for say in self._sayings:
            say()

    def _say(self, saying: Callable[[], Said]) -> Said:
        """Now, and whenever all is said again."""
        self._sayings.append(saying)
        return saying()

    @property
    def winning(self) -> frozenset[Card]:
        """The cards of the hands that win."""
        return self._showdown.winning

    def hand_at_the_end(self, seat: int) -> Ranked | None:
        """What somebody who has shown had."""
        return self._showdown.seats[seat].ranked if self._showdown.winning else None

    @property
    def hands_are_open(self) -> bool:
        """Those that can win lie open before the board is complete (TH-11)."""
        live = [seat for seat in self.stage.seats if not seat.folded and seat.cards]
        return len(live) > 1 and all(None not in seat.cards for seat in live)

    @property
    def board(self) -> tuple[Card, ...]:
        return self.stage.board

    def who_won(self) -> str:
        """``Ben wins 1,560``; of several, who has won most comes first. Of a knockout's last hand,
        who has won that."""
        if self.ending and self.ending.winner:
            return told(self.ending.winner, HAS_IT_ALL)
        seats = enumerate(self.stage.seats)
        won = [(self.who(number), seat.won) for number, seat in seats if seat.won]
        return who_won(sorted(won, key=lambda each: -each[1]))

    def price_of_a_swap(self) -> tuple[str, str]:
        """On this street, to whoever pays; and in short."""
        if self.stage.swaps_are_free:
            return translate(_("swaps are free")), translate(_("swap free"))
        fee = chips(self.stage.fee or 0)
        return translate(_("a swap costs {fee}"), fee=fee), translate(_("swap {fee}"), fee=fee)

    def price(self) -> tuple[str, str]:
        """Of a swap, or of a call where there is none; and in short."""
        if self.rules.swaps and self.stage.fee is not None:
            return self.price_of_a_swap()
        return self.price_of_a_call(), ""

    def price_of_a_call(self) -> str:
        """To whoever is to act, where a swap has no price."""
        stage = self.stage
        if self.rules.swaps or stage.to_act is None or self.ending is not None:
            return ""
        seat = stage.seats[stage.to_act]
        call = min(max(each.bet for each in stage.seats) - seat.bet, seat.stack)
        return translate(_("{amount} to call"), amount=chips(call)) if call > 0 else ""

    def played_for(self) -> tuple[tuple[str, ...], ...]:
        """At draw poker, what is bet now or who has opened, and who drew: a sentence each, the
        longest wording first."""
        stage = self.stage
        if stage.opener is None or self.ending is not None:
            return ()
        live = [(at, seat) for at, seat in enumerate(stage.seats) if not seat.folded]
        in_it = [seat for _at, seat in live]
        if stage.street is e.Street.PREFLOP:  # others may still fold
            most = max(seat.bet for seat in in_it)
            in_it = [seat for seat in in_it if seat.bet == most or not seat.stack]
        drew = who_drew([(self.name(at), seat.has_drawn) for at, seat in live])
        opened = who_opened(self.who(stage.opener), stage.opened_for, len(in_it))
        bets = self._bets_now() or opened
        return (bets, (drew,)) if drew else (bets,)

    def _bets_now(self) -> tuple[str, ...]:
        """Nothing while only the opening is bet."""
        seats, raiser = self.stage.seats, self.stage.raiser
        last = None if raiser is None or not seats[raiser].bet else seats[raiser].last
        if raiser is None or not isinstance(last, e.Raised):
            return ()
        if last.opens and seats[raiser].opening:
            return ()
        bet = seats[raiser].bet
        alike = [at for at, seat in enumerate(seats) if seat.bet == bet and not seat.folded]
        callers = [self.who(at) for at in alike if at != raiser]
        return who_bets(self.who(raiser), bet, callers, opens=last.opens)

    def side_pots(self) -> list[str]:
        """The pots in a line, where there is more than one."""
        pots = self.stage.pots
        return [self._teller.side_pots(pots)] if len(pots) > 1 else []

    def seat_of(self, chair: int | None) -> int | None:
        """Where a chair sits in this hand; none for who has not been dealt in."""
        return self.dealing.seat_of(chair) if self.dealing and chair is not None else None

    def name(self, seat: int) -> str:
        """Who plays on a seat of this hand, as that is read."""
        return called(self.chairs[self.dealing.chairs[seat]].name) if self.dealing else ""

    def who(self, seat: int) -> Who:
        """The same with whether it is read by that one alone."""
        return self._who(self._seats[seat])

    # What happens

    def begins(self, lines: Iterable[str], heading: Line = "") -> None:
        """What is told before the first event."""
        for line in lines:
            self.note(line)
        if heading:
            self._say(partial(self._note, heading, Deed.HAND))

    def after(self, event: e.Event) -> str | None:
        """Let an event happen; the line that tells it, unless that is the last one already."""
        if isinstance(event, e.HandStarted) and self.dealing:
            self.button = self.dealing.button
        self.stage.after(event)
        return self._say(partial(self._tell, event))

    def _tell(self, event: e.Event) -> str | None:
        self._teller.is_last = self.is_last
        said = self._teller.tell(event)
        self.told = event if said else self.told
        self._showdown.after(event, said)
        if self.ending and said:
            self.ending = self.ending._replace(notes=self._showdown.notes)
        if self._in_the_open:
            people = [self._who(chair) for chair in self._seats]
            said = caption(event, people) or said
            self.caption = said or self.caption
            more = cards_in_sight(event, people, self._face)
            said = " ".join(each for each in (said, *more) if each)
        if not said or (self.log and said == self.log[-1].text):
            return None
        self._note(said, deed_of(event), self._by_name(event))
        if isinstance(event, e.BoardDealt | e.Burned):
            teller = self._teller
            reached = Reached(event.street, teller.board, teller.in_the_pots, teller.swap_pot)
            self.log[-1] = self.log[-1]._replace(reached=reached)
        if isinstance(event, e.AntePosted):
            antes = sum(line.deed is Deed.ANTE for line in self.log)
            if antes == len(self._seats) > 1:
                self.log[-1] = all_ante(self.log[-1], antes, event.amount)
        return said

    def _by_name(self, event: e.Event) -> str:
        """Whose deed it is, where several may be told of together: of their last chips nobody's
        is, nor "you", nor where everything is explained."""
        match event:
            case e.Folded(seat) | e.Checked(seat) | e.Called(seat=seat, all_in=False):
                return "" if seat == self._you or self._in_the_open else self.name(seat)
        return ""

    def failed(self, seat: int) -> str:
        """A player could not be asked."""
        chair = self.dealing.chairs[seat] if self.dealing else seat
        return self.note(lambda: failure(self._who(chair)))

    def ends(self, result: HandResult) -> list[str]:
        """What it comes to for each, and who is out; the lines that tell it."""
        if self.is_last and isinstance(self.told, e.PotCarried):
            result = self._with_the_pot_shared_out(result, self.told.amount)
        return self._say(partial(self._end, result))

    def _with_the_pot_shared_out(self, result: HandResult, pot: int) -> HandResult:
        """The last hand was passed in: the match shares its pot out as the evening closes, and has
        not yet (DP-5)."""
        parts = shared_out(pot, self.chairs, self._seats)
        for chair, seat in zip(self._seats, self.stage.seats, strict=True):
            seat.stack += parts.get(chair, 0)
        nets = {chair: net + parts.get(chair, 0) for chair, net in result.nets.items()}
        return HandResult(nets, result.knocked_out)

    def _end(self, result: HandResult) -> list[str]:
        nets = ", ".join(
            _gained(self._who(chair), won) for chair, won in sorted(result.nets.items())
        )
        said = translate(_("Net: {nets}.")).format(nets=nets)
        gone = tuple(map(self._is_out, reversed(result.knocked_out)))
        end = self._showdown
        by_seat = tuple(result.nets.get(chair, 0) for chair in self._seats)
        winner = self._winner() if gone else None
        champion = told(winner, _WINS_IT_ALL) if winner else ""
        self.ending = Ending(tuple(end.seats), by_seat, end.pots, end.notes, champion, winner)
        lines = (*gone, *filter(None, [champion]))
        return [self._note(said, Deed.NET), *(self._note(line, Deed.RESULT) for line in lines)]

    def _winner(self) -> Who | None:
        """Nobody else has chips any more."""
        left = [at for at, chair in enumerate(self.chairs) if chair.stack and not chair.left]
        return self._who(left[0]) if len(left) == 1 else None

    def finishes(self, chair: int) -> str:
        """The place of somebody who is out of a knockout; nothing of anybody else."""
        return self._is_out(chair) if self.chairs[chair].place else ""

    def adds(self, line: Line) -> None:
        """Something that somebody says when the hand is over: it stands below its results."""
        self._say(partial(self._add, line))

    def _add(self, line: Line) -> None:
        self._showdown.notes += (self._note(line),)
        if self.ending:
            self.ending = self.ending._replace(notes=self._showdown.notes)

    def look_back(self, hand: Hand) -> None:
        """All of a hand that is over, at once."""
        for event in hand.events:
            self.after(event.seen_by(None))
        self.ends(HandResult({chair: hand.net(at) for at, chair in enumerate(self._seats)}, ()))

    def note(self, line: Line, deed: Deed = Deed.NOTE) -> str:
        """Something more that was said."""
        return self._say(partial(self._note, line, deed))

    def _note(self, line: Line, deed: Deed = Deed.NOTE, name: str = "") -> str:
        said = line if isinstance(line, str) else line()
        self.log.append(next_line(self.log, said, deed, name))
        del self.log[:-LONGEST_LOG]
        return said

    def _is_out(self, chair: int) -> str:
        place = ordinal(self.chairs[chair].place or 1)
        return told(self._who(chair), _IS_OUT, place=place, all=len(self.chairs))

    def _who(self, chair: int) -> Who:
        return Who(self.chairs[chair].name, chair == self.alone)


def _gained(who: Who, won: int) -> str:
    """In words: "CPU 1 -20" is heard as a hyphen, "CPU 1 0" as ten."""
    sentence = WINS if won > 0 else _LOSES if won else _EVEN
    return told(who, sentence, amount=chips(abs(won)))


def is_for_everybody(event: e.Event) -> bool:
    """The end of a hand is looked at by all, and nobody's own cards may still lie open."""
    return isinstance(event, e.HandShown | e.HandMucked | e.PotAwarded | e.PotCarried)
