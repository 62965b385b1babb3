"""The choice that cost most in the hand one stands on, in words: what the book knows of it is its
price, so the coach looks at that hand once more, beside the screen; and at one of which the book
knows nothing, once nobody types. Then, too, what the hands found come to: of a long book that takes
a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from drawholdem_tui.past.hands import played_again
from drawholdem_tui.past.history.courses import Figures
from drawholdem_tui.past.history.listing import HandLine, Sums
from drawholdem_tui.storage.book.afterwards import Cost
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.tui.history.around import Page
from drawholdem_tui.tui.history.director import LookingBack
from drawholdem_tui.tui.history.glance import Mistake
from drawholdem_tui.tui.history.plan import Below
from drawholdem_tui.tui.hot_seat.background import TYPED
from drawholdem_tui.tui.pages.choice import for_whose_eyes
from drawholdem_tui.tui.pages.directed import DirectedScreen
from drawholdem_tui.tui.pages.page import LeafPage
from drawholdem_tui.tui.table.drawing.lines import Said
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.past.history import hand_of_evening
from drawholdem_tui.words.people import Told, as_kept, told

if TYPE_CHECKING:  # nobody waits for the coach
    from drawholdem_tui.past.history.costs import Costs
    from drawholdem_tui.players.coach.review import Looked

_TITLE: Final = Told(_("Your biggest mistake"), _("{name}'s biggest mistake"))
_ONES: Final = _("The decisions tell whose it was, and why.")  # each of several people alone
_SILENT: Final = _("the coach is silent until this evening is over")

_CALM: Final = 0.3  # seconds without another row
_TOGETHER: Final = 10  # evenings that are read before anybody hears of it


class Mistakes:
    """``found`` is called when more is known; ``keep`` writes prices into the book."""

    def __init__(
        self,
        front: DirectedScreen[None],
        keep: Callable[[Sequence[Cost]], str],
        found: Callable[[], None],
    ) -> None:
        self._front, self._keep, self._found = front, keep, found
        self._known: dict[int, Looked | None] = {}  # by hand
        self._wanted = 0  # the hand that is looked at now, or in a moment
        self._stop: Callable[[], None] = lambda: None
        self._stop_page: Callable[[], None] = lambda: None  # all decisions of a hand

    @property
    def is_reckoning(self) -> bool:
        return bool(self._wanted) and self._wanted not in self._known

    def here(self, looking: LookingBack, page: Page) -> Mistake | None:
        """Of the hand one stands on; nothing where the coach has not looked. Where nobody may know,
        that is told."""
        line = looking.hand
        if line is None or line.kept.id != self._wanted:
            self._stop()
            self._wanted = 0
        if line is None or looking.evening_here is None:
            return None
        if line.kept.evening in looking.listing.seen.silent:
            return Mistake((Said(translate(_SILENT), "quiet"),))
        if line.costs is None:
            if looking.filter.cost is not None or line.kept.id in self._known:
                return None
            self._look(looking, line)
            return Mistake(())  # nobody has to ask for what comes in a moment
        return self._of(looking, line, line.costs, page)

    def _look(self, looking: LookingBack, line: HandLine) -> None:
        """Once somebody stays there; what the book has no price of is written into it."""
        hand = line.kept.id
        if hand not in self._known and hand != self._wanted:
            self._wanted = hand
            self._front.later(_CALM, partial(self._begin, looking, line))

    def _begin(self, looking: LookingBack, line: HandLine) -> None:
        hand = line.kept.id
        if self._wanted != hand:
            return

        def work() -> Iterator[Costs]:
            from drawholdem_tui.past.history.costs import costs_of

            return costs_of(looking.listing, (hand,), self._front.give_way)

        def tell(found: Costs) -> None:
            _looked, costs = found  # where that took long, nothing more follows it
            dearest = max(costs, key=lambda each: each[0].chips, default=(None, None))[1]
            self._known.setdefault(hand, dearest)
            if line.costs is None and not self._keep([cost for cost, _looked in costs]):
                looking.read_again()
            self._found()

        self._stop = self._front.think(work, tell)

    def _of(
        self, looking: LookingBack, line: HandLine, costs: Mapping[str, int], page: Page
    ) -> Mistake:
        who = max(costs, key=lambda name: costs[name])
        cost, several = costs[who], looking.listing.seen.several(line.kept.evening)
        if several and cost:  # a choice names cards that the others may not have seen
            title = Said(translate(_("biggest mistake")), "gold")
            return Mistake((title,), Said(signed(-cost), "loss"), ((translate(_ONES),),))
        self._look(looking, line)
        looked = self._known.get(line.kept.id)
        if not cost:
            from drawholdem_tui.words.advice.review import no_mistakes

            ungraded = len(looked.unpriced) if looked and not several else 0
            return Mistake((Said(no_mistakes(ungraded), "quiet"),))
        sentences: tuple[tuple[str, ...], ...] = ()
        if found := looked.dearest if looked else None:
            from drawholdem_tui.words.advice.review import chips_lost
            from drawholdem_tui.words.advice.why import in_short

            # as the sentences have it: an older book has other roundings
            sentences, cost = in_short(found, page.glyphs.face), chips_lost(found)
        elif line.kept.id not in self._known:
            sentences = ((translate(_("The coach is thinking\u2026")),),)
        title = Said(told(as_kept(who), _TITLE), "gold")
        return Mistake((title,), Said(signed(-cost), "loss"), sentences)

    def every(
        self,
        looking: LookingBack,
        below: Below | None,
        face: Face,
        then: Callable[[LeafPage], None],
    ) -> str:
        """All decisions of the hand one stands on, of one of the people; or why nothing can be told
        of them. ``below`` is what the list says of it."""
        line, row = looking.hand, looking.evening_here
        played = played_again(line.kept) if line else None
        if line is None or row is None or played is None:
            return looking.nothing_to_open() or translate(_("this hand cannot be graded"))
        people = [name for name in row.people if name in played.called]
        if not people:
            return translate(_("only computers played this hand"))

        def look(who: str) -> None:
            def work() -> Iterator[Looked]:
                from drawholdem_tui.players.coach.review import looked_at

                yield looked_at(played.hand, played.called.index(who))

            def tell(looked: Looked) -> None:
                from drawholdem_tui.tui.pages.rules import Ended
                from drawholdem_tui.tui.pages.why import WhyPage

                ended = None
                if below:
                    kept = line.kept
                    shorter = hand_of_evening(kept.evening, kept.number, kept.id)
                    of_it = below.title, below.board, below.winning, below.rows
                    ended = Ended(*of_it, shorter)
                private = len(row.people) > 1
                then(WhyPage(as_kept(who), looked, face, ended, private=private))

            self._stop_page()
            self._stop_page = self._front.think(work, tell)

        if len(row.people) > 1:  # also where the others were not dealt in
            for_whose_eyes(self._front.app, {name: name for name in people}, look)
            return ""
        look(people[0])
        return translate(_("The coach is thinking\u2026"))

    def stop(self) -> None:
        """Somebody else needs the machine."""
        self._stop()
        self._stop_page()
        self._wanted = 0


def no_decisions(looking: LookingBack) -> str:
    """Why those of the hand one stands on are not told, as far as nobody has to play it again."""
    row, nothing = looking.evening_here, looking.no_hand()
    if nothing or row is None:
        return nothing
    if row.id in looking.listing.seen.silent:
        return translate(_SILENT)
    return "" if row.people else translate(_("only computers played this hand"))


class SummingUp:
    """``done`` is called when it is known."""

    def __init__(
        self, looking: LookingBack, front: DirectedScreen[None], done: Callable[[], None]
    ) -> None:
        self._looking, self._front, self._done = looking, front, done
        self._of = 0  # which find
        self._stop: Callable[[], None] = lambda: None

    def look(self) -> None:
        """At what was found last, unless that is being done; nobody wants sums of anything else."""
        looking = self._looking
        if self._of == looking.finds:
            return
        self.stop()
        self._of = looking.finds
        if looking.is_summed_up:
            self._read()
        else:
            self._front.later(TYPED, partial(self._begin, self._of))

    def stop(self) -> None:
        """Something is shown over the list."""
        self._stop()
        self._of = 0

    def _begin(self, find: int) -> None:
        looking, wanted = self._looking, self._looking.filter
        if self._of != find:
            return

        def work() -> Iterator[Sums]:
            with suppress(BookFault):  # the list itself says so
                yield looking.listing.sums(wanted)

        def tell(sums: Sums) -> None:
            looking.sum_up(sums)
            self._done()
            self._read()

        self._stop = self._front.think(work, tell)

    def _read(self) -> None:
        """What a course over all of a long book is drawn from."""
        looking, left = self._looking, self._looking.unread()

        def work() -> Iterator[dict[int, Figures]]:
            with suppress(BookFault):
                for at in range(0, len(left), _TOGETHER):
                    some = left[at : at + _TOGETHER]
                    yield {number: looking.listing.figures(number) for number in some}
                    self._front.give_way()

        def tell(read: dict[int, Figures]) -> None:
            for number, figures in read.items():
                looking.played.keep(number, figures)
            if not looking.unread():
                self._done()

        if left:
            self._stop = self._front.think(work, tell)
