"""What the loop needs from outside: somebody who looks after the table, and a clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.events import Event
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.view import View
from drawholdem_tui.match.dealing import Dealing, HandResult
from drawholdem_tui.match.match import Match


class Played(NamedTuple):
    """A hand that is over: its cards may still be shown."""

    dealing: Dealing
    hand: Hand
    secret: bytes
    in_the_open: bool = False  # everybody saw every card


class TableLeft(BaseException):
    """Raised out of a decision to end the evening there: it is no failure of the player."""


class Player(Protocol):
    """Who sits on a chair. What is said here holds for somebody who is only asked."""

    is_program: bool = False  # its failures cost nobody else anything
    listens: bool = False  # ``told`` gets every event as this seat may know it
    looks: bool = True  # at the view; who does not spares building it
    seed: int = 0  # a program's chance for its next decision, and for no other

    async def decide(self, view: View, decision: Decision) -> Action: ...

    def told(self, dealing: Dealing, events: Sequence[Event]) -> None:
        """Who listens has something of its own to do here."""
        return


class Host(Protocol):
    """The front end, which looks after the table between the decisions. It gets events as somebody
    watching may know them, if ``listens``.

    It is told things at once, without a chance to be interrupted, so that nothing is lost when the
    loop is cancelled; ``settled`` is the time to show them in.
    """

    listens: bool

    def hand_begins(self, dealing: Dealing, seal: str) -> None:
        """``seal`` is the SHA-256 of the secret that the hand's cards follow from; none where they
        come from elsewhere."""
        ...

    def happened(self, dealing: Dealing, events: Sequence[Event]) -> None: ...

    def player_failed(self, dealing: Dealing, seat: int, why: str) -> None: ...

    def hand_is_over(self, dealing: Dealing, result: HandResult) -> None: ...

    async def settled(self) -> None:
        """Until everything told has been shown."""

    async def between_hands(self, match: Match) -> bool:
        """The time to buy chips, come and go; ``False`` ends the evening."""
        ...

    async def evening_is_over(self) -> None:
        """The time to look at its last hand; all of it is written down."""


class Keeper(Protocol):
    """Who writes down what happens, so that it can be taken up again. Told at once and in order;
    ``written`` is the time until all of it is on the disk, before anybody sees it."""

    def hand_begins(self, match: Match, secret: bytes) -> None:
        """The next hand is about to be dealt; ``match`` stands as before it."""
        ...

    def said(self, place: int, action: Action) -> None: ...

    def hand_is_over(self, match: Match, played: Played) -> None: ...

    def table_changed(self, match: Match) -> None:
        """Called between two hands."""
        ...

    def evening_is_over(self, match: Match) -> None: ...

    async def written(self) -> None: ...
