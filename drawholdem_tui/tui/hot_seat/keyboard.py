"""Several people, one keyboard: who holds it, the curtain between two of them, and whether the own
cards lie open. Times are seconds of one clock, given by whoever asks."""

from __future__ import annotations

CALM = 0.4  # seconds without a key before a curtain can be lifted


class Keyboard:
    """Own cards lie face down until somebody looks; they turn again by themselves."""

    def __init__(self) -> None:
        self.holder: int | None = None  # the chair of who sits before the screen
        self.curtain = False
        self.always_open = False  # for one person alone
        self._looking = False
        self._last_key = 0.0

    @property
    def open(self) -> bool:
        """Whether the holder's cards may be shown."""
        return not self.curtain and self.holder is not None and (self._looking or self.always_open)

    def hand_to(self, chair: int, now: float, *, others: bool) -> None:
        """The next one is asked: behind a curtain, if there are other people in the hand."""
        if chair == self.holder:
            return
        self.holder = chair
        self.curtain = others
        self._looking = False
        self._last_key = now

    def key_at(self, now: float) -> bool:
        """A key while the curtain is down: whether it came after a calm moment, and is no last
        press of the one before."""
        calm = now - self._last_key >= CALM
        self._last_key = now
        return calm

    def lift(self) -> None:
        self.curtain = False

    def look(self) -> None:
        """Open what is hidden, hide what is open."""
        self._looking = not self._looking

    def hide(self) -> None:
        """After an action, and when nobody has looked away in time."""
        self._looking = False

    def everybody_looks(self) -> None:
        """The end of a hand: nobody holds the keyboard."""
        self.holder = None
        self.curtain = False
        self._looking = False
