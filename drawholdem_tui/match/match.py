"""A match: many hands at one table. Who sits where with how much, who is dealt in next and what
they post, who is out. It deals no cards and asks nobody; the controller does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.past import NO_PAST, Past, remembered
from drawholdem_tui.engine.rules import MOST_SEATS, Game, Rules
from drawholdem_tui.engine.setup import overblind_prices, regular
from drawholdem_tui.engine.view import TableView
from drawholdem_tui.match.button import (
    Button,
    first_hand,
    next_chair,
    next_places,
    seats_from,
    wins_the_draw,
)
from drawholdem_tui.match.chair import Chair
from drawholdem_tui.match.choice import GAMES, DealersChoice, rules_of_game
from drawholdem_tui.match.dealing import Dealing, HandResult, shared_out
from drawholdem_tui.match.errors import BrokenMatch, MatchError
from drawholdem_tui.match.highlights import Highlights
from drawholdem_tui.match.levels import Levels
from drawholdem_tui.match.mode import Mode
from drawholdem_tui.match.names import among_several, heard, looks


@dataclass(slots=True, repr=False)  # made at every start, and nobody prints one
class Match:
    """The table from its first button to its summary."""

    rules: Rules
    chairs: list[Chair]
    mode: Mode = Mode.CASH
    levels: Levels | None = None
    hands: int = 0
    carried: int = 0  # the pot of a passed-in hand (DP-5)
    corrected: int = 0  # what was found or missing where real stacks were counted
    brought: int = 0  # chips that nobody bought: the pot carried into a hand dealt from a file
    shared_out: int = 0  # at the end of the evening: the pot that no hand could win any more (DP-5)
    button: Button | None = None
    drawn: dict[int, Card] = field(default_factory=dict)  # for the first button (TH-2)
    dealt_in: tuple[int, ...] = ()
    seconds: float = 0.0  # on the evening's clock, when the last hand was dealt
    choice: DealersChoice | None = None
    blinds: Button | None = None  # as they lay in the last hand that had any, at a dealer's choice
    highlights: Highlights | None = None  # where somebody wants to be told in the end
    past: dict[int, Past] = field(default_factory=dict)  # what the table has seen of each chair

    # The course of an evening

    def draw_for_the_button(self, order: Sequence[Card]) -> int:
        """A card each, face up; the chair with the high card has the first button (TH-2)."""
        self.drawn = dict(zip(self._able_chairs(), order, strict=False))
        winner = wins_the_draw(self.drawn)
        self.button = first_hand(winner, self._able_chairs())
        return winner

    @property
    def over(self) -> bool:
        """Fewer than two can be dealt in."""
        return len(self._able_chairs()) < 2

    def next_dealing(self) -> Dealing:
        """Move the button on and say who is dealt in and posts what. Changes nothing but that."""
        if self.button is None or self.over:
            raise MatchError("too_few_players")
        self.check_chips()
        rules = self.next_rules()
        button, chairs, dead_small = self._next_places(rules)
        overblinds = self._overblinds()
        if self.choice:
            game = self.choice.next_game(first=not self.hands)
            self.choice, self.carried = self.choice.deal(game, len(chairs), self.carried)
            self.blinds = button if rules.has_blinds else self.blinds
        stacks = tuple(self.chairs[chair].stack for chair in chairs)
        setup = regular(
            rules, stacks, dead_small_blind=dead_small, overblinds=overblinds, carried=self.carried
        )
        self.hands, self.button, self.dealt_in = self.hands + 1, button, chairs
        for seat in self.chairs:
            seat.wants_overblind = False
        for chair in chairs:
            self.chairs[chair].waits = False
        level = self.levels.number_at(self.hands, self.seconds) + 1 if self.levels else None
        return Dealing(self.hands, rules, setup, chairs, button.button, level)

    def around(self, dealing: Dealing) -> TableView:
        """What everybody at the table knows of a hand before its cards."""
        level, left = dealing.level, None
        if self.levels and level and self.levels.hands and self.levels.after(level - 1):
            left = self.levels.hands_left(dealing.number)
        return TableView(
            dealing.setup.stacks,
            dealing.setup.posts,
            dealing.seat_of(dealing.button),
            tuple(self.past.get(chair, NO_PAST) for chair in dealing.chairs),
            self.mode.value,
            level,
            left,
            len(self.chairs),
        )

    def remember(self, dealing: Dealing, hand: Hand) -> None:
        """A hand is over, and somebody was there who looked."""
        self.past = remembered(self.past, dealing.chairs, hand.said, hand.won())

    def next_rules(self) -> Rules:
        rules = self.rules
        if self.choice:
            rules = rules_of_game(self.choice.next_game(first=not self.hands), rules)
        if self.levels is None:
            return rules
        return self.levels.at(self.hands + 1, self.seconds, rules)

    def chooser(self) -> int | None:
        """Who may say which game comes next: whoever is next to deal."""
        if not self.choice or not self.choice.is_open or not self.hands or self.button is None:
            return None
        return next_chair(self.button.button, self._able_chairs()) if not self.over else None

    def choose(self, game: str) -> None:
        if self.choice is None or not self.choice.is_open or game not in GAMES:
            raise MatchError("no_choice_now", games=GAMES)
        self.choice = replace(self.choice, chosen=game)

    def finish(self, dealing: Dealing, hand: Hand) -> HandResult:
        """Take over the stacks of a finished hand."""
        nets = {}
        for chair, stack in zip(dealing.chairs, hand.stacks, strict=True):
            nets[chair] = stack - self.chairs[chair].stack
            self.chairs[chair].stack = stack
        self.carried = hand.carried
        self.check_chips()
        self._count_wins(dealing, hand)
        if self.highlights:
            self.highlights.count(dealing.number, dealing.chairs, hand)
        return HandResult(nets, self._knock_out(dealing))

    def close(self) -> None:
        """The end of the evening: a pot that no hand can win any more is everybody's who was dealt
        in last (DP-5)."""
        if self.choice:
            self.carried += self.choice.waiting
            self.choice = replace(self.choice, aside={})
        if not self.carried:
            return
        for chair, amount in shared_out(self.carried, self.chairs, self.dealt_in).items():
            self.chairs[chair].stack += amount
        self.carried, self.shared_out = 0, self.carried
        self.check_chips()

    def chips(self) -> int:
        """Everything at the table between two hands: stacks, the pot carried into the next hand
        and the pots that wait for their game (DP-5)."""
        waiting = self.choice.waiting if self.choice else 0
        return sum([chair.stack for chair in self.chairs]) + self.carried + waiting

    def check_chips(self) -> None:
        """No chip is ever created or lost: all that is there has been bought at a chair, brought
        along, or found where real stacks were counted."""
        bought = sum([chair.bought for chair in self.chairs]) + self.brought + self.corrected
        if self.chips() != bought:
            raise BrokenMatch(self.chips(), bought)

    def standings(self) -> list[int]:
        """The chairs, best first: by place in a knockout, by net in a cash game."""
        ranks = [(0, -chair.net) for chair in self.chairs]
        if self.mode is Mode.KNOCKOUT:
            ranks = [(chair.place or 0, -chair.stack) for chair in self.chairs]
        return sorted(range(len(ranks)), key=ranks.__getitem__)

    # Between hands

    def buy(self, chair: int, chips: int) -> None:
        """Buy in again or top up, in a cash game between hands."""
        if self.mode is Mode.KNOCKOUT:
            raise MatchError("no_rebuys_in_a_knockout")
        if chips < 1:
            raise MatchError("buy_nothing", chips=chips)
        seat = self.chairs[chair]
        seat.waits = seat.waits or chair not in self.dealt_in
        seat.buy(chips)

    def correct(self, chair: int, stack: int) -> int:
        """At a real table somebody has counted: what the stack was thought to be."""
        seat = self.chairs[chair]
        if seat.left or stack < 0:
            raise MatchError("nothing_to_correct")
        had, seat.stack = seat.stack, stack
        self.corrected += stack - had
        return had

    def join(self, name: str, chips: int) -> int:
        """Somebody takes a chair: whoever has been here before their old one (EV-1). Among several
        people nobody is nameless any more: that is a name for one person alone."""
        if self.mode is Mode.KNOCKOUT:
            raise MatchError("no_joining_a_knockout")
        names = [among_several(seat.name, at) for at, seat in enumerate(self.chairs)]
        newcomer = among_several(name, len(names))
        for seat, other in zip(self.chairs, names, strict=True):
            if seat.left:
                continue
            if heard(name) == heard(seat.name) or heard(newcomer) == heard(other):
                raise MatchError("name_taken", name=name)
            if looks(name) & looks(seat.name) or looks(newcomer) & looks(other):
                raise MatchError("name_looks_taken", name=name, other=seat.name)
        if not self.has_place:
            raise MatchError("table_full", most=MOST_SEATS)
        at = next((at for at, seat in enumerate(self.chairs) if seat.was_left_by(name)), len(names))
        if at == len(names):
            self.chairs.append(Chair(name, 0, 0))
        self.chairs[at].sits_down(chips, waits=self.hands > 0 and at not in self.dealt_in)
        for number, seat in enumerate(self.chairs):
            seat.among_several(number)
        return at

    @property
    def has_place(self) -> bool:
        return sum(not seat.left for seat in self.chairs) < MOST_SEATS

    def leave(self, chair: int) -> None:
        """Get up; in a knockout for good, into the next place from below."""
        seat = self.chairs[chair]
        seat.left = True
        if self.mode is Mode.KNOCKOUT and seat.place is None:
            seat.place = 1 + len(self._able_chairs())
            self._crown()

    def sit_out(self, chair: int) -> None:
        if self.mode is Mode.KNOCKOUT:
            raise MatchError("no_sitting_out_of_a_knockout")
        self.chairs[chair].sits_out = True

    def sit_in(self, chair: int) -> None:
        """Back again; where there are blinds, with the next big blind."""
        seat = self.chairs[chair]
        if seat.sits_out:
            seat.sits_out = False
            seat.waits = chair not in self.dealt_in

    def ask_for_overblind(self, chair: int) -> None:
        """Say in advance that one posts it in the next hand: whose place it is (DH-8)."""
        rules = self.next_rules()
        if rules.game is not Game.HOLDEM or not rules.overblinds(3):
            raise MatchError("no_overblinds_here")
        places = self.overblind_places()
        if not places:
            raise MatchError("overblind_heads_up")
        seat = self.chairs[chair]
        if seat.wants_overblind and chair in dict(places):
            return
        said_before = sum(self.chairs[each].wants_overblind for each, _price in places)
        if said_before == len(places):
            raise MatchError("no_more_overblinds")
        whose, price = places[said_before]
        if whose != chair:
            raise MatchError("overblind_of_another", name=self.chairs[whose].name)
        if seat.stack < price:
            raise MatchError("overblind_too_dear_now", price=price, stack=seat.stack)
        seat.wants_overblind = True

    def next_overblind(self) -> tuple[int, int] | None:
        """Who may say so now, and what it takes."""
        for chair, price in self.overblind_places():
            if not self.chairs[chair].wants_overblind:
                return (chair, price) if self.chairs[chair].stack >= price else None
        return None

    # How it is done

    def _able_chairs(self) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.can_play]

    def _next_places(self, rules: Rules) -> tuple[Button, tuple[int, ...], bool]:
        """The next button, who is dealt in by seat, and whether the small blind is dead."""
        able = self._able_chairs()
        # where the game changes, the blinds go on from the last hand that had any
        last = self.blinds or self.button if rules.has_blinds else self.button
        playing: Sequence[int] = able
        if last is None or self.hands == 0:
            drawn = last.button if last else able[0]
            button = first_hand(drawn if drawn in able else next_chair(drawn, able), able)
        else:
            waiting = [chair for chair in able if self.chairs[chair].waits]
            button, playing = next_places(last, able, waiting, blinds=rules.has_blinds)
        dead_small = rules.has_blinds and button.small not in playing
        return button, tuple(seats_from(button.button, playing)), dead_small

    def overblind_places(self) -> list[tuple[int, int]]:
        """Who could post one in the next hand, in turn, and what it takes (DH-8)."""
        rules = self.next_rules()
        if rules.game is not Game.HOLDEM or self.button is None or self.over:
            return []
        _button, chairs, dead_small = self._next_places(rules)
        prices = overblind_prices(rules, len(chairs), dead_small_blind=dead_small)
        return [(chairs[seat], price) for seat, price in prices]

    def _overblinds(self) -> int:
        """Those left of the big blind who have said so and have the chips (DH-8)."""
        places = self.overblind_places()
        for posted, (chair, price) in enumerate(places):
            if not self.chairs[chair].wants_overblind or self.chairs[chair].stack < price:
                return posted
        return len(places)

    def _count_wins(self, dealing: Dealing, hand: Hand) -> None:
        for seat, amount in hand.won().items():
            chair = self.chairs[dealing.chairs[seat]]
            chair.hands_won += hand.net(seat) > 0  # half a pot may be less than was put in
            chair.biggest_pot = max(chair.biggest_pot, amount)

    def _knock_out(self, dealing: Dealing) -> tuple[int, ...]:
        """Who has no chips left is out of a knockout; those of the same hand are ranked by what
        they had when it began, equal stacks share a place."""
        if self.mode is Mode.CASH:
            return ()
        for seat in (each for each in self.chairs if each.place is None):
            seat.course += (seat.stack,)
        started = dict(zip(dealing.chairs, dealing.setup.stacks, strict=True))
        gone = [chair for chair in dealing.chairs if not self.chairs[chair].stack]
        gone.sort(key=lambda chair: -started[chair])
        left = len(self._able_chairs())
        for chair in gone:
            self.chairs[chair].place = 1 + left + sum(started[o] > started[chair] for o in gone)
        self._crown()
        return tuple(gone)

    def _crown(self) -> None:
        """The last one with chips has won."""
        able = self._able_chairs()
        if len(able) == 1:
            self.chairs[able[0]].place = 1


def new_match(
    rules: Rules,
    names: Sequence[str],
    stack: int,
    mode: Mode = Mode.CASH,
    levels: Levels | None = None,
) -> Match:
    """Everybody sits down with the same stack."""
    return Match(rules, [Chair(name, stack, stack) for name in names], mode, levels)
