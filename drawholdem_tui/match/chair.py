"""A chair at the table: who sits there, with how much, and what has become of them."""

from __future__ import annotations

from dataclasses import dataclass

from drawholdem_tui.match.names import NAMELESS, among_several, heard


@dataclass(slots=True, repr=False)  # made at every start, and nobody prints one
class Chair:
    name: str
    stack: int
    bought: int
    sits_out: bool = False
    waits: bool = False  # came in or back, and waits for the big blind
    left: bool = False
    wants_overblind: bool = False  # said in advance (DH-8)
    place: int | None = None  # knocked out
    hands_won: int = 0
    biggest_pot: int = 0
    course: tuple[int, ...] = ()  # in a knockout the stack after each hand, to the last one
    nameless: bool = False  # and called by the seat, because others sit here

    @property
    def kept_name(self) -> str:
        """In the book nobody has two: who is called by the seat for a while stays the same."""
        return NAMELESS if self.nameless else self.name

    def was_left_by(self, name: str) -> bool:
        return self.left and heard(name) in (heard(self.name), heard(self.kept_name))

    def among_several(self, at: int) -> None:
        self.nameless = self.nameless or self.name == NAMELESS
        self.name = among_several(self.name, at)

    def alone_again(self) -> None:
        self.name, self.nameless = self.kept_name, False

    @property
    def net(self) -> int:
        return self.stack - self.bought

    @property
    def can_play(self) -> bool:
        return self.stack > 0 and not self.sits_out and not self.left

    def buy(self, chips: int) -> None:
        self.stack += chips
        self.bought += chips

    def sits_down(self, chips: int, *, waits: bool) -> None:
        """With ``chips``; after having left with as much as then, where that is more."""
        self.left = self.sits_out = self.wants_overblind = False
        self.waits = waits
        self.buy(max(chips - self.stack, 0))
