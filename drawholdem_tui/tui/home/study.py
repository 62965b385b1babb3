"""Where one learns from hands: recorded ones, the tour, all that has been played, spots, two deals
side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.console import Console
from textual.screen import Screen

from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.storage.settings import Settings
from drawholdem_tui.tui.keys.keymap import Keymap, keymap_of
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.words.language import _
from drawholdem_tui.words.people import called

if TYPE_CHECKING:  # each page loads its own when it is opened
    from drawholdem_tui.drills.kinds.all_kinds import Kind
    from drawholdem_tui.drills.sitting import Sitting
    from drawholdem_tui.drills.spot import Spot
    from drawholdem_tui.evening.evening import Evening
    from drawholdem_tui.evening.lobby import Lobby
    from drawholdem_tui.past.hands import Own
    from drawholdem_tui.past.shelf import Shelf
    from drawholdem_tui.past.statistics.evenings_read import EveningRead
    from drawholdem_tui.past.training_book import Training
    from drawholdem_tui.tui.drill.director import Drilling
    from drawholdem_tui.tui.drill.screen import DrillScreen
    from drawholdem_tui.tui.history.screen import HistoryScreen
    from drawholdem_tui.tui.replay.director import Replaying
    from drawholdem_tui.tui.replay.screen import ReplayScreen
    from drawholdem_tui.tui.statistics.screen import StatisticsScreen


class Program(Protocol):
    """What these pages, and those before and after the table, want of the application."""

    console: Console
    told_behind: tuple[str, ...]  # on stdout, when the screen is gone

    @property
    def settings(self) -> Settings: ...

    def take(self, settings: Settings) -> str | None:
        """Others from now on; a sentence where they could not be saved."""

    @property
    def lobby(self) -> Lobby: ...

    @property
    def nothing_played(self) -> bool:
        """Known without opening a book, because there is none yet."""
        ...

    @property
    def looks(self) -> Looks: ...

    @property
    def study(self) -> Study: ...

    def play(self, evening: Evening, *news: str) -> None:
        """Sit down at the table."""

    def table_of(self, evening: Evening) -> Screen[Any]:
        """A table at which nobody sits down."""
        ...

    def open_settings(self) -> None: ...

    def leave(self) -> None:
        """The end of the program."""

    def export_screenshot(self) -> str:
        """What is on the screen now, as an SVG."""
        ...

    def push_screen(
        self, screen: Screen[Any], callback: Callable[[Any], None] | None = None
    ) -> object: ...


_SPOTS: Final = _("Only {name} sees these spots: the others look away.")
_HOW_IT_WENT: Final = _("Only {name} sees how it went: the others look away.")


class Study:
    """It knows nothing but the program: there may be any number of them."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def _keymap(self) -> Keymap:
        return keymap_of(self._program.settings.keys)

    # Recorded hands

    def replay(
        self, shelf: Shelf, *, whose: str | None = None, auto: bool = False, first: int = 0
    ) -> ReplayScreen:
        """Recorded hands to leaf through. Whoever plays on from one comes back to it."""
        from drawholdem_tui.tui.replay.screen import ReplayScreen

        looks = self._program.looks
        return ReplayScreen(
            shelf, self._keymap, looks, self._play_on, whose=whose, auto=auto, first=first
        )

    def tour(self, *, quick: bool) -> ReplayScreen:
        """What five minutes are enough for, or all of it."""
        from drawholdem_tui.past.shelf import Shelf
        from drawholdem_tui.tour import scene_files

        return self.replay(Shelf(scene_files(quick=quick)))

    def history(self, book: Path, evening: int | None = None) -> HistoryScreen:
        """All that has been played, or one evening of it."""
        from drawholdem_tui.tui.history.screen import HistoryScreen

        program, looks = self._program, self._program.looks
        return HistoryScreen(program, book, self._keymap, looks, evening, replay=self.replay)

    def last_hand(self, book: Path, evening: int) -> ReplayScreen | None:
        """Of an evening, where the book has it."""
        from drawholdem_tui.past.history.shelf import last_of

        hand = last_of(book, evening)
        return self.replay(hand) if hand else None

    def statistics(self, book: Path) -> StatisticsScreen:
        """How everybody has done so far."""
        from drawholdem_tui.past.statistics.evenings_read import weighing
        from drawholdem_tui.past.statistics.totals import cards_of_a_pot
        from drawholdem_tui.tui.statistics.director import Sources
        from drawholdem_tui.tui.statistics.screen import StatisticsScreen

        sources = Sources(
            partial(_evenings, book),
            partial(weighing, book),
            partial(cards_of_a_pot, book),
            self._practise_swaps,
        )
        return StatisticsScreen(self._program.looks, sources, self._keymap)

    def _practise_swaps(self, name: str) -> None:
        """Of hands that the others may never have seen."""
        from drawholdem_tui.drills.kinds.all_kinds import Kind

        self.practise((Kind.SWAP,), 10, name)

    def practise(self, kinds: Sequence[Kind], many: int | None, name: str) -> None:
        """Somebody's spots, some of them of their own hands."""

        def begin(it_is: bool | None) -> None:
            if it_is:
                self._program.push_screen(self.kept_drill(kinds, many, name))

        self._alone(name, begin, _SPOTS)

    def _alone(self, name: str, then: Callable[[bool | None], None], told: str) -> None:
        """Whether it is really this one who looks, where several people share the book; ``told`` at
        what."""
        from drawholdem_tui.past.own_spots import people_of
        from drawholdem_tui.tui.pages.choice import ItIsMe

        if name != NAMELESS and people_of(self._program.lobby.files.book) - {name}:
            self._program.push_screen(ItIsMe(called(name), told), then)
        else:
            then(True)

    def beside(self, mine: Sequence[Own], theirs: Sequence[Own]) -> Screen[Any]:
        """Two deals of a day at the table, from where they differ first; where no hand was played
        by both, in words."""
        from drawholdem_tui.past.shelf import Beside
        from drawholdem_tui.past.side_by_side import TwoDeals, hands_beside
        from drawholdem_tui.tui.replay.screen import SideBySide

        both = TwoDeals(mine, theirs)
        if not len(both):
            return SideBySide(Beside(hands_beside(mine, theirs)), self._program.looks.glyphs.face)
        first = both.first_that_differs()
        screen = self.replay(both, first=first)
        if (action := both.before_they_differ(first)) is not None:
            screen.replaying.player.before_action(action)
        return screen

    def _play_on(self, replaying: Replaying) -> None:
        """From the place that is looked at, in no book."""
        from drawholdem_tui.tui.replay.opened import forked

        if evening := forked(replaying.player, replaying.on_shelf, replaying.notices):
            self._program.push_screen(self._program.table_of(evening))

    # Spots

    def drill(self, sitting: Sitting, training: Training | None = None) -> DrillScreen:
        """Spots to train with; ``training`` keeps what is answered."""
        return self.drill_at(self.drilling(sitting), training)

    def kept_drill(self, kinds: Sequence[Kind], many: int | None, name: str) -> DrillScreen:
        """A sitting of somebody's, or the one that was interrupted."""
        from drawholdem_tui.past.training_book import sitting_in_any_case

        book = self._program.lobby.opened.book
        sat = sitting_in_any_case(book, kinds, many, name)
        return self.drill_at(self.drilling(sat.sitting), sat.training, troubles=sat.troubles)

    def drilling(self, sitting: Sitting, first: Spot | None = None) -> Drilling:
        """Who directs a sitting; the ``first`` spot may have been made already."""
        from drawholdem_tui.tui.drill.director import Drilling

        return Drilling(sitting, self._keymap, self._program.looks.glyphs.face, first)

    def drill_at(
        self,
        drilling: Drilling,
        training: Training | None,
        pressed: Sequence[str] = (),
        troubles: Sequence[str] = (),
    ) -> DrillScreen:
        """The table for it."""
        from drawholdem_tui.tui.drill.screen import DrillScreen

        def again() -> None:
            old = drilling.sitting
            if training is None:
                from drawholdem_tui.drills.sitting import unkept

                following = self.drill(unkept(old.kinds, old.many))
            else:
                following = self.kept_drill(old.kinds, old.many, training.name)
            self._program.push_screen(following)

        looks, replay = self._program.looks, self._replay_of_a_spot
        return DrillScreen(
            drilling, looks, replay, again, training,
            alone=partial(self._alone, told=_HOW_IT_WENT), pressed=pressed, troubles=troubles,
        )  # fmt: skip

    def _replay_of_a_spot(self, spot: Spot) -> None:
        """The whole hand, from where somebody was asked on."""
        from drawholdem_tui.past.own_spots import people_of
        from drawholdem_tui.past.shelf import SpotShelf

        people = people_of(self._program.lobby.files.book) if spot.is_own else ()
        screen = self.replay(SpotShelf(spot, people))
        screen.replaying.player.before_action(spot.actions)
        self._program.push_screen(screen)


def _evenings(book: Path) -> Iterator[EveningRead | str | None]:
    """One by one, or why they cannot be told; nothing behind the last."""
    from drawholdem_tui.past.statistics.evenings_read import evenings_read
    from drawholdem_tui.storage.book.faults import BookFault
    from drawholdem_tui.words.past.book import book_fault

    try:
        yield from evenings_read(book)
    except BookFault as fault:
        yield book_fault(fault.fault, fault.why, None)
    yield None
