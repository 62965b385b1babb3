"""One coroutine that plays hand after hand.

Between two ``await`` the state is whole and everybody has been told: whoever cancels the loop can
start it again, and it goes on with the same decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from drawholdem_tui.controller.bots import BotFailed, BotPlayer, Fault, cards_to_show
from drawholdem_tui.controller.pace import WallClock
from drawholdem_tui.controller.ports import Host, Keeper, Played, Player
from drawholdem_tui.engine.actions import Action, Check, Draw, Fold, Keep
from drawholdem_tui.engine.decisions import BetDecision, Decision, SwapDecision
from drawholdem_tui.engine.deck import Deck, SecretDeck
from drawholdem_tui.engine.errors import IllegalAction
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rabbit import hunt_the_rabbit
from drawholdem_tui.engine.shuffle import seal_of
from drawholdem_tui.engine.view import UNSEEN
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.match import Match
from drawholdem_tui.players.chance import seed_of

# the secret of a hand, by its number
Secrets = Callable[[int], bytes]


class Loop:
    """The loop and all that it has to remember: the match and the hand going on.

    What is said is written by the ``keeper`` before anybody is told of it.
    """

    def __init__(
        self,
        match: Match,
        players: Mapping[int, Player],
        host: Host,
        secrets: Secrets,
        *,
        clock: WallClock | None = None,
        keeper: Keeper | None = None,
        reading: Callable[[], float] | None = None,
        hunts_rabbits: bool = False,
        in_the_open: bool = False,
        decks: Callable[[int, bytes], Deck | None] | None = None,
    ) -> None:
        """Without a ``clock`` nothing takes any time. ``reading`` tells how many seconds have been
        played; where all hands lie ``in_the_open``, the host hears of every card. ``decks`` know a
        hand, by its number and secret, that comes from elsewhere."""
        self.match = match
        self.players = dict(players)
        self.host = host
        self.secrets = secrets
        self.clock = clock
        self.keeper = keeper
        self.reading = reading
        self.hunts_rabbits = hunts_rabbits
        self.in_the_open = in_the_open
        self.decks = decks
        self.dealing: Dealing | None = None
        self.hand: Hand | None = None
        self.last: Played | None = None
        self._secret = b""
        self._sealed = True  # else the cards come from elsewhere
        self._listening: list[tuple[int, Player]] = []  # of those dealt in
        self._looked_at = True  # else nobody remembers anything of it
        self._told = 0  # events of the hand that the host has heard of
        self._taken_up = 0  # events before the hand was taken up again: they are no news

    async def play(self, hands: int | None = None) -> None:
        """Play on: to the end of the evening, or so many hands counted from its first."""
        while True:
            if self.hand is None:
                enough = hands is not None and self.match.hands >= hands
                if enough or not await self.host.between_hands(self.match) or self.match.over:
                    break
                self._deal()
            await self._play_hand()
        self.match.close()
        if self.keeper:
            self.keeper.evening_is_over(self.match)
        await self._written()
        await self.host.evening_is_over()

    def play_at_once(self, hands: int) -> None:
        """Play where nobody has to be waited for, without an event loop."""
        try:
            self.play(hands).send(None)
        except StopIteration:
            return
        raise RuntimeError("somebody is waited for")

    def take_up(self, secret: bytes, actions: Iterable[Action]) -> None:
        """Go on with a hand where it was left: the same cards, the same actions."""
        self._begin(secret, actions)
        if self.hand is not None:
            self._taken_up = len(self.hand.events)

    def _deal(self) -> None:
        secret = self.secrets(self.match.hands + 1)
        if self.reading:
            self.match.seconds = self.reading()
        if self.keeper:
            self.keeper.hand_begins(self.match, secret)
        self._begin(secret)

    def _begin(self, secret: bytes, actions: Iterable[Action] = ()) -> None:
        dealing = self.match.next_dealing()
        other = self.decks(dealing.number, secret) if self.decks else None
        self._looked_at = any(player.looks for player in self.players.values())
        around = self.match.around(dealing) if self._looked_at else None
        hand = Hand(dealing.rules, dealing.setup, other or SecretDeck(secret), around)
        self._sealed = other is None
        hand.play(actions)
        self._listening = [
            (seat, self.players[chair])
            for seat, chair in enumerate(dealing.chairs)
            if self.players[chair].listens
        ]
        self.dealing, self.hand = dealing, hand
        self._secret = secret
        self._told = self._taken_up = 0

    async def _play_hand(self) -> None:
        dealing, hand = self.dealing, self.hand
        if dealing is None or hand is None:
            return
        await self._written()
        if not self._told:
            self.host.hand_begins(dealing, seal_of(self._secret) if self._sealed else "")
        somebody_listens = self.host.listens or bool(self._listening)
        self._tell(dealing, hand)
        if somebody_listens:
            await self.host.settled()
        while (decision := hand.decision) is not None:
            player = self.players[dealing.chairs[decision.seat]]
            if player.is_program:
                await self._ask_a_bot(dealing, hand, decision, player)
            else:
                hand.act(await player.decide(hand.view(decision.seat), decision))
            if self.keeper:
                self.keeper.said(len(hand.actions) - 1, hand.actions[-1])
                await self.keeper.written()
            if not somebody_listens:
                continue
            self._tell(dealing, hand)
            await self.host.settled()
            if player.is_program and self.clock:
                await self.clock.after_a_bots_action()
        if self.host.listens:
            self._behind_the_end(dealing, hand)
        self.hand = self.dealing = None
        self._take_over(dealing, hand)
        await self._written()
        await self.host.settled()

    def _behind_the_end(self, dealing: Dealing, hand: Hand) -> None:
        """What would have come, where the table wants to know it; now and then a program shows
        cards. All of it follows from the hand's secret and its actions."""
        if self.hunts_rabbits:
            hunt_the_rabbit(hand)
        won = hand.won()
        for seat, chair in enumerate(dealing.chairs):
            if self.players[chair].is_program and not self.in_the_open:
                unseen = hand.unseen(seat)
                cards = cards_to_show(self._secret, seat, unseen, won=bool(won.get(seat)))
                if cards:
                    hand.show(seat, cards)
        self._tell(dealing, hand)

    def _take_over(self, dealing: Dealing, hand: Hand) -> None:
        """A hand is over: what it changes is written, and told."""
        self.last = Played(dealing, hand, self._secret, self.in_the_open)
        if self._looked_at:
            self.match.remember(dealing, hand)
        result = self.match.finish(dealing, hand)
        if self.reading:
            self.match.seconds = self.reading()
        if self.keeper:
            self.keeper.hand_is_over(self.match, self.last)
        self.host.hand_is_over(dealing, result)

    async def _written(self) -> None:
        if self.keeper:
            await self.keeper.written()

    async def _ask_a_bot(
        self, dealing: Dealing, hand: Hand, decision: Decision, player: Player
    ) -> None:
        """Ask, and carry it out. A bot that fails costs nobody else anything: it checks or folds
        instead."""
        view = hand.view(decision.seat) if player.looks else UNSEEN
        player.seed = seed_of(self._secret, len(hand.actions))
        try:
            if isinstance(player, BotPlayer) and player.at_once:
                hand.act(player.answer(view, decision))
            else:
                hand.act(await player.decide(view, decision))
        except IllegalAction:
            why = Fault.NOT_POSSIBLE
        except BotFailed as failed:
            why = failed.why
        else:
            return
        self.host.player_failed(dealing, decision.seat, why)
        hand.act(least_action(decision))

    def _tell(self, dealing: Dealing, hand: Hand) -> None:
        """Pass on what has happened since last time, to each as much as it may know."""
        events = hand.events[self._told :]
        news = hand.events[max(self._told, self._taken_up) :]
        self._told = len(hand.events)
        if self.host.listens:
            seen = events if self.in_the_open else [event.seen_by(None) for event in events]
            self.host.happened(dealing, seen)
        for seat, player in self._listening:
            player.told(dealing, [event.seen_by(seat) for event in news])


def least_action(decision: Decision) -> Action:
    """What is said for a player who cannot be asked: check or fold, keep, stand pat."""
    if isinstance(decision, BetDecision):
        return Check() if decision.may_check else Fold()
    return Keep() if isinstance(decision, SwapDecision) else Draw()
