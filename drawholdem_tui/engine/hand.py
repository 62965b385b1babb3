"""A hand being played: drives one script from decision to decision.

The rules, the setup, the deck and the list of actions determine everything; resuming, replaying
and forking are all "play these actions again".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drawholdem_tui.engine import events as e
from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.cards import UNKNOWN, Card
from drawholdem_tui.engine.dealer import Dealer
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.deck import Deck
from drawholdem_tui.engine.errors import BrokenHand, IllegalAction
from drawholdem_tui.engine.games import script_of
from drawholdem_tui.engine.judging import Judgement, Judging
from drawholdem_tui.engine.rules import Rules
from drawholdem_tui.engine.said import Memory, Said
from drawholdem_tui.engine.setup import Setup
from drawholdem_tui.engine.view import TableView, View, table_alone, view_of

_SHOWN = (e.HandShown, e.OpenersShown, e.CardsShown)


class Hand:
    """One hand of one game. ``decision`` says who is asked what; ``act`` answers it."""

    def __init__(
        self, rules: Rules, setup: Setup, deck: Deck, around: TableView | None = None
    ) -> None:
        """``around`` is what its players know of the evening it belongs to."""
        setup.check(rules)
        self.rules = rules
        self.setup = setup
        self.deck = deck
        self.actions: list[Action] = []
        self.decision: Decision | None = None
        self.judging: Judging | None = None  # asked of the table, where the hands are not known
        self.judged: Judgement | None = None
        self._around = around
        self._memory: Memory | None = None
        self._broken = False
        self._dealer = Dealer(rules, setup, deck)
        self._script = script_of(rules)(self._dealer)
        self._go_on(None)

    @property
    def events(self) -> Sequence[e.Event]:
        """Everything that has happened, hidden cards included: not for players' eyes."""
        return self._dealer.events

    @property
    def over(self) -> bool:
        return self.decision is None and self.judging is None and not self._broken

    @property
    def knows_the_cards(self) -> bool:
        """Else they are dealt at a real table, and the program has seen none."""
        return not any(
            isinstance(event, e.HoleCardsDealt) and any(UNKNOWN in held for held in event.hands)
            for event in self._dealer.events
        )

    @property
    def went_to_showdown(self) -> bool:
        return any(isinstance(event, e.HandShown) for event in self._dealer.events)

    @property
    def carried(self) -> int:
        """What the next hand's pot starts with (DP-5)."""
        for event in reversed(self._dealer.events):  # behind it there is only what is shown
            if isinstance(event, e.HandEnded):
                return event.carried
        return 0

    def net(self, seat: int) -> int:
        """What a seat has now beyond what it began with."""
        return self._dealer.table.stacks[seat] - self.setup.stacks[seat]

    def won(self) -> dict[int, int]:
        """What each winner has got from the pots, the swap pot included, by seat."""
        won: dict[int, int] = {}
        for event in self._dealer.events:
            if isinstance(event, e.PotAwarded | e.SwapPotAwarded):
                for seat, amount in event.shares:
                    won[seat] = won.get(seat, 0) + amount
        return won

    def hands_at_showdown(self) -> dict[int, tuple[Card, ...]]:
        """All the cards that each live seat could use, shown or mucked, by seat."""
        table = self._dealer.table
        return {seat: table.hands[seat] + tuple(table.board) for seat in table.live_seats()}

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple(self._dealer.table.stacks)

    def act(self, action: Action) -> Sequence[e.Event]:
        """Answer the decision; what happened until the next one is returned.

        An action that is not on offer raises ``IllegalAction`` and changes nothing.
        """
        if self._broken:
            raise BrokenHand("hand_is_dead")
        decision = self.decision
        if decision is None:
            raise IllegalAction("hand_is_over", action=action)
        decision.check(action)
        self.actions.append(action)
        return self._go_on(action)

    def judge(self, judgement: Judgement) -> Sequence[e.Event]:
        """Say whose hand is best; what happened then is returned. One that cannot be, or does not
        say enough, raises ``IllegalAction`` and changes nothing."""
        if self.judging is None:
            raise IllegalAction("nothing_to_judge")
        self.judging.check(judgement)
        self.judged = judgement
        return self._go_on(judgement)

    def play(self, actions: Iterable[Action]) -> Hand:
        """Answer one decision after the other."""
        for action in actions:
            self.act(action)
        return self

    def before(self, action: int) -> Hand:
        """Dealt again, and played up to one of its actions."""
        return Hand(self.rules, self.setup, self.deck).play(self.actions[:action])

    # Behind the end

    def unseen(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that nobody else has seen."""
        shown = (each for each in self._dealer.events if isinstance(each, _SHOWN))
        seen = {card for each in shown if each.seat == seat for card in each.cards}
        return tuple(card for card in self._dealer.table.hands[seat] if card not in seen)

    def show(self, seat: int, cards: Sequence[Card]) -> e.Event:
        """By choice, when it can no longer matter (TH-10)."""
        if not self.over:
            raise IllegalAction("show_too_early")
        if not cards or not set(cards) <= set(self.unseen(seat)):
            raise IllegalAction("nothing_to_show", seat=seat)
        event = e.CardsShown(seat, tuple(cards))
        self.tell(event)
        return event

    def tell(self, event: e.CardsShown | e.RabbitHunted) -> None:
        """Add a fact that is told when the hand is over."""
        self._dealer.say(event)

    # As others see it

    def events_for(self, seat: int | None) -> list[e.Event]:
        """What one seat, or a spectator, may know of what happened."""
        return [event.seen_by(seat) for event in self._dealer.events]

    def view(self, seat: int | None) -> View:
        """The table as one seat, or a spectator, may see it."""
        if seat is not None and not 0 <= seat < len(self.setup.stacks):
            raise IndexError(seat)
        seen = view_of(self._dealer, self.decision, seat, self.around, self._remembered())
        return seen if self.judging is None else seen._replace(over=False)

    @property
    def around(self) -> TableView:
        """What everybody knows before the cards."""
        if self._around is None:
            self._around = table_alone(self.setup)
        return self._around

    @property
    def said(self) -> tuple[Said, ...]:
        """Every public act so far."""
        return self._remembered().said

    def _remembered(self) -> Memory:
        """Made on the first request."""
        if self._memory is None:
            self._memory = Memory(self.setup)
        self._memory.hear(self._dealer.events)
        return self._memory

    def _go_on(self, answer: Action | Judgement | None) -> Sequence[e.Event]:
        """Run the script to its next question; what happened is returned. What fails in it is a
        bug, and kills the hand."""
        seen = len(self._dealer.events)
        self.judging = None
        asked: Decision | Judging | None
        try:
            asked = self._script.send(answer)
        except StopIteration:
            asked = None
        except Exception:
            self.decision, self._broken = None, True
            raise
        if isinstance(asked, Judging):
            self.decision, self.judging = None, asked
        else:
            self.decision = asked
        return self._dealer.events[seen:]
