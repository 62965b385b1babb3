"""Several people, one keyboard: who holds it, how it changes hands, whether own cards lie open.
Times are seconds of one clock, given by whoever asks."""

from __future__ import annotations

CALM = 0.45  # seconds after a person's last key in which nothing counts for the next one
REST = 0.45  # seconds in which a key whose meaning has just changed does nothing, if it was in use
UNSEEN = 0.8  # the same for what is said without a look: it cannot be taken back


class Lull:
    """Something has come up for whoever looks: a new card, the end of a hand. It stays until a key
    that cannot be meant any more for what was there before."""

    def __init__(self) -> None:
        self._over_at = float("inf")

    def begin(self) -> None:
        """It is there, and nobody has seen it yet."""
        self._over_at = float("inf")

    def painted(self, now: float, last_key: float) -> None:
        """The screen shows it."""
        if self._over_at == float("inf"):
            self._over_at = max(now, last_key + CALM)

    def is_over(self, at: float) -> bool:
        return at >= self._over_at


class Keyboard:
    """It is handed over: the table stays in sight, what is private lies under a curtain until the
    next one takes the turn. One person alone has the own cards open all the time."""

    def __init__(self) -> None:
        self.holder: int | None = None  # the chair of who sits before the screen
        self.nearest: int | None = None  # of who did last
        self.curtain = False
        self.always_open = False  # for one person alone
        self.unattended = False  # the terminal has lost the focus
        self.last_key = float("-inf")  # of whoever has, or had, the turn
        self.too_early = float("-inf")  # when somebody last tried to take the turn in vain
        self.have_looked: set[int] = set()  # at the cards that they hold now, by chair
        self._seen_at = float("inf")  # when the curtain was seen to be down
        self._looking = False
        self._opened_at = float("-inf")

    @property
    def open(self) -> bool:
        """Whether the holder's cards may be shown."""
        hidden = self.curtain or self.unattended or self.holder is None
        return not hidden and (self._looking or self.always_open)

    def hand_to(self, chair: int, *, others: bool) -> None:
        """The next one is asked: behind a curtain, if there are other people at the table."""
        if chair == self.holder:
            return
        self.holder = self.nearest = chair
        self.curtain = others
        self._seen_at = float("inf")
        self.too_early = float("-inf")
        self._looking = False

    def painted(self, now: float) -> None:
        """The screen shows what there is."""
        self._seen_at = min(self._seen_at, now)

    def key_at(self, at: float) -> None:
        """A key that is no attempt to take the turn."""
        if not self.curtain:
            self.last_key = max(self.last_key, at)

    def passes_on(self, now: float) -> None:
        """Without a key: whoever holds it may just be about to press one."""
        self.last_key = max(self.last_key, now + UNSEEN)

    def is_calm(self, at: float) -> bool:
        """Whether a key can no longer be the last one's."""
        return self._seen_at <= at and at - self.last_key > CALM

    def waits(self, now: float) -> bool:
        """Somebody has just tried to take the turn in vain."""
        return now - self.too_early < CALM

    def take(self, at: float) -> bool:
        """Take the turn, which opens the cards. A key that may still be the last one's does
        nothing, nor does it begin the wait anew."""
        if at < self._seen_at:
            self.last_key = max(self.last_key, at)
        if at - self.last_key <= CALM:
            self.too_early = at
            return False
        self.curtain = False
        self.last_key = at
        self._open(at)
        return True

    def take_unseen(self, at: float) -> bool:
        """Take the turn to say something without a look. Whoever hammers a key never gets there:
        here one that comes too early begins the wait anew."""
        if at < self._seen_at or at - max(self.last_key, self.too_early) <= UNSEEN:
            self.too_early = at
            return False
        self.curtain = False
        self.last_key = at
        return True

    def _open(self, at: float) -> None:
        self._looking = True
        self._opened_at = at
        if self.holder is not None:
            self.have_looked.add(self.holder)

    def look(self, at: float) -> None:
        """Open what is hidden, hide what is open."""
        if self._looking:
            self._looking = False
        else:
            self._open(at)
        self.unattended = False

    def has_just_opened(self, at: float) -> bool:
        """Whether a key can still be meant for what was hidden: of many in a row each is."""
        just = self.open and not self.always_open and at - self._opened_at <= CALM
        if just:
            self._opened_at = at
        return just

    def holds_others(self) -> None:
        """Of the holder's cards some are new: nobody has looked at these yet."""
        if self.holder is not None and not self.open:
            self.have_looked.discard(self.holder)

    def hide(self) -> None:
        """After an action, and when nobody has looked away in time."""
        self._looking = False

    def everybody_looks(self) -> None:
        """The end of a hand: nobody holds the keyboard."""
        self.holder = None
        self.curtain = False
        self._looking = False
        self.have_looked.clear()
