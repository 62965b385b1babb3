"""Recorded hands on the real table: widgets on one side, who directs the replay on the other; and
what one may take from it: text, a hand file, a picture, a table to play on at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rich.cells import cell_len

from drawholdem_tui.past.hands import Own
from drawholdem_tui.past.recorded import hand_in_short
from drawholdem_tui.past.seen import as_the_table_saw
from drawholdem_tui.past.shelf import Beside, Shelf
from drawholdem_tui.past.side_by_side import (
    Lines,
    Told,
    first_difference,
    lines_beside,
    moment,
    name_beside,
)
from drawholdem_tui.rulebook.clauses import clause_behind
from drawholdem_tui.storage.phh.write import text_of
from drawholdem_tui.story.recorded import Eyes
from drawholdem_tui.tui.keys.command import When
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.keys.listing import keys_as_lines, tour_keys_as_lines
from drawholdem_tui.tui.looks import Looks, tone_of
from drawholdem_tui.tui.pages.can_do import HelpPage
from drawholdem_tui.tui.pages.choice import Asked, for_whose_eyes, whose_cards
from drawholdem_tui.tui.pages.closing import close
from drawholdem_tui.tui.pages.directed import StillTable
from drawholdem_tui.tui.pages.page import EDGES, Leaf, Page
from drawholdem_tui.tui.pages.parts import Part, Shown
from drawholdem_tui.tui.replay.commands import OF_A_SCENE
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.picture import put_right, replay_scene
from drawholdem_tui.tui.table.drawing.cells import wrapped
from drawholdem_tui.tui.table.drawing.drawn import PlaceChosen
from drawholdem_tui.tui.table.drawing.lines import (
    Balance,
    Column,
    Faces,
    Line,
    Piece,
    Said,
    Table,
)
from drawholdem_tui.tui.table.scene.regions import Scene
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.hands.ranking import ranking_of_hands
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import signed
from drawholdem_tui.words.past.history import nets_in_short, street_reached
from drawholdem_tui.words.people import called, of
from drawholdem_tui.words.refusals.system import reason
from drawholdem_tui.words.table.help import marks_in_short


class SideBySide(Page):
    """Two people's hands of one deal: where one of them went apart, what followed, and what all of
    them came to."""

    def __init__(self, beside: Beside, face: Face) -> None:
        super().__init__(translate(_("Side by side")), ())
        self._two = beside
        self._face = face

    def _leaf(self) -> Leaf:
        pairs, at = self._two
        one, other = pairs[at] if at is not None else (None, None)
        parts = list[Part]()
        if one and other:
            parts = self._hand(one, other, min(self.app.size.width - EDGES, _WIDEST))
        parts.append(Part(translate(_("all hands")), (self._all(),)))
        sums = (sum(each.net for each in side if each) for side in zip(*pairs, strict=True))
        told = nets_in_short(list(zip((translate(_YOU), self._other), sums, strict=True)))
        return Leaf(self._heading, tuple(parts), (Said(told, "gold"),), widest=_WIDEST)

    @property
    def _other(self) -> str:
        name = name_beside(self._two.pairs)
        return called(name) if name else translate(_("the other player"))

    def _hand(self, one: Own, other: Own, width: int) -> list[Part]:
        from drawholdem_tui.tui.table.drawing.frame import at_a_decision

        where = first_difference(one, other)
        seen, lines = moment(one, where, self._face), lines_beside(one, other, self._face)
        own = tuple(card for card in seen.own if card is not None)
        names = translate(_YOU), self._other
        apart = _Apart(names, lines, (one.net, other.net), width)
        if where is None:
            heading = translate(_("hand {number}: you both played it the same"), number=one.number)
        else:
            heading = translate(_("hand {number}: here you decided differently"), number=one.number)
        before, cards = tuple(_by_streets(lines.alike)), at_a_decision(own, seen.board, ())
        if where is None:
            first = Part(heading, ((), Shown(cards, tuple(apart.nets()))))
            return [first, Part(translate(_("The hand so far")), before)]
        alike, then = translate(_("before that, both the same")), Part("", tuple(apart.beside()))
        if width < _ALL_BESIDE:
            return [Part(heading, ((), Shown(cards, ()))), then, Part(alike, before)]
        told = ((Said(alike, "gold"),), *before)
        return [Part(heading, ((), Shown(cards, told))), then]

    def _all(self) -> Table:
        """Whoever came off better in a hand has its bar."""
        pairs, at = self._two
        more = [one.net - other.net if one and other else 0 for one, other in pairs]
        most = max(map(abs, more), default=0) or 1
        rows = tuple(
            (
                *self._in_all(one, other),
                Said(signed(ahead) if one and other else "", tone_of(ahead, "quiet")),
                Balance(ahead / most) if any(more) else Said(""),
                Said(self._street(one, other), "quiet"),
            )
            for (one, other), ahead in zip(pairs, more, strict=True)
        )
        columns = (
            Column(translate(_("hand")), right=True),
            Column(translate(_("cards")), goes=2),
            Column(translate(_YOU), right=True),
            Column(self._other, right=True),
            Column(translate(_("difference")), right=True, goes=1),
            Column(goes=4),
            Column(translate(_("differs on")), goes=3),
        )
        return Table(columns, rows, -1 if at is None else at)

    def _in_all(self, one: Own | None, other: Own | None) -> tuple[Piece, ...]:
        there = one or other
        if there is None:
            return ()
        nets = [
            Said(signed(each.net), tone_of(each.net, "quiet"))
            if each
            else Said(translate(_("not played")), "quiet")
            for each in (one, other)
        ]
        dealt = moment(there, 0, self._face).own
        return Said(str(there.number), "strong"), Faces(dealt), *nets

    def _street(self, one: Own | None, other: Own | None) -> str:
        """On which they first decided differently."""
        apart = first_difference(one, other) if one and other else None
        if one is None or apart is None:
            return ""
        return street_reached(len(moment(one, apart, self._face).board))


_WIDEST: Final = 150
_YOU: Final = _("you")
_BETWEEN: Final = 3
_ALL_BESIDE: Final = 92  # columns in which large cards have what went before beside them


class _Apart(NamedTuple):
    """Where two went apart, in two columns: what each did, and what followed."""

    names: tuple[str, str]
    lines: Lines
    won: tuple[int, int]
    width: int

    def nets(self) -> Iterator[Line]:
        wide = max(map(cell_len, self.names)) + _BETWEEN
        for name, net in zip(self.names, self.won, strict=True):
            yield Said(name, width=wide), Said(signed(net), tone_of(net, "quiet"))

    def beside(self) -> Iterator[Line]:
        half = (self.width - _BETWEEN) // 2
        yield from self._rows(half, self._acts(half))
        yield ()
        followed = Said(translate(_("what followed")), "quiet")
        yield from self._rows(half, [[followed], [followed]])
        yield from self._rows(half, [list(_in_rows(told[1:], half)) for told in self.lines[1:]])

    def _acts(self, half: int) -> list[list[Said]]:
        """With what the hand came to under each name."""
        return [
            [
                Said(of(name, signed(net)), "gold"),
                *(Said(row, "strong") for each in told[:1] for row in wrapped(each.text, half)),
            ]
            for name, net, told in zip(self.names, self.won, self.lines[1:], strict=True)
        ]

    def _rows(self, half: int, columns: Sequence[Sequence[Said]]) -> Iterator[Line]:
        for mine, theirs in zip_longest(*columns, fillvalue=Said("")):
            yield mine._replace(width=half + _BETWEEN), theirs


def _by_streets(told: Sequence[Told]) -> Iterator[Line]:
    """What is said on a street in one paragraph."""
    said = list[str]()
    for each in told:
        if each.begins and said:
            yield (Said(" ".join(said), "quiet"),)
            said = []
        if each.begins:
            yield (Said(each.text, "warm"),)
        else:
            said.append(each.text)
    if said:
        yield (Said(" ".join(said), "quiet"),)


def _in_rows(told: Sequence[Told], width: int) -> Iterator[Said]:
    for each in told:
        for row in wrapped(each.text, width, indent="  "):
            yield Said(row, "warm" if each.begins else "plain")


class ReplayScreen(StillTable):
    """Gone when somebody has seen enough. ``fork`` sits down to play on from a place."""

    def __init__(
        self,
        shelf: Shelf,
        keymap: Keymap,
        looks: Looks,
        fork: Callable[[Replaying], None],
        *,
        whose: str | None = None,
        auto: bool = False,
        first: int = 0,
    ) -> None:
        super().__init__(looks)
        self._fork = fork
        self.replaying = self.directs = Replaying(
            shelf, keymap, looks.glyphs.face, self, whose=whose, auto=auto, first=first
        )

    def on_mount(self) -> None:
        self.show()
        self.replaying.grades()
        if self.replaying.auto:
            self.replaying.by_itself.begin()

    def say_again(self) -> None:
        """Somebody may have chosen another language."""
        self.replaying.player.say_again()

    def attended(self, *, now: bool) -> None:
        """What one of several people looks at alone is seen by nobody else."""
        if not now:
            self.replaying.who_looks.is_gone()

    def scene(self) -> Scene:
        return replay_scene(self.replaying, self.looks.glyphs.face)

    # What the director wants

    def open(self, what: str) -> None:
        if self.app.screen is not self:  # two quick presses open one thing
            return
        match what:
            case "leave":
                self._thoughts.stop()
                close(self)
            case "fork":
                self._fork(self.replaying)
            case "log":
                self._log()
            case "help":
                self._help()
            case "all-cards":
                self._ask_to_open()
            case "who-looks":
                looks = self.replaying.who_looks
                for_whose_eyes(self.app, looks.people, looks.looks)
            case _ if what.startswith("why-"):
                self._why(what.removeprefix("why-"))
            case "rules":
                self.read_rules(self._clause())
            case _:
                self.replaying.notices.tell(self._taken(what))

    def _why(self, whose: str) -> None:
        """Behind the seat of who looks alone stands a ``+``."""
        from drawholdem_tui.tui.pages.why import WhyPage

        replaying, seat = self.replaying, int(whose.removesuffix("+"))
        if looked := replaying.what_cost.of(seat):
            who, face = replaying.player.show.who(seat), self.looks.glyphs.face
            self.app.push_screen(WhyPage(who, looked, face, private=whose.endswith("+")))

    def _ask_to_open(self) -> None:
        """All cards; or whose, where that can be chosen."""
        looks = self.replaying.who_looks
        if looks.chooses:
            say = looks.looks, looks.open_all, looks.nobody_looks
            whose_cards(self.app, looks.people, *say)
            return
        asked = Asked(
            (looks.before_playing_on,), translate(_("show them")), translate(_("keep them hidden"))
        )
        self.app.push_screen(asked, lambda yes: looks.open_all() if yes else None)

    def _clause(self) -> str:
        """What is told names it, or it stands behind what has just been said."""
        player, telling = self.replaying.player, self.replaying.telling
        if telling and (told := telling.clause):
            return told
        event = player.last_event
        return clause_behind(event, player.rules, player.show.stage.street) if event else ""

    def _log(self) -> None:
        player = self.replaying.player
        if beside := self.replaying.shelf.beside(self.replaying.hand):
            self.app.push_screen(SideBySide(beside, self.looks.glyphs.face))
            return
        lines = [*put_right(player.recorded), *(line.text for line in player.lines())]
        self.app.push_screen(Page(translate(_("The hand so far")), lines, at_end=True))

    def _help(self) -> None:
        keymap, marks = self.replaying.keymap, marks_in_short(self.replaying.player.rules)
        keys = keys_as_lines(keymap, [When.REPLAY])
        if self.replaying.telling is not None:
            keys = tour_keys_as_lines(keymap, OF_A_SCENE)
        ranking = ranking_of_hands(self.looks.glyphs.face)
        self.app.push_screen(HelpPage([*keys, "", *marks, "", *ranking]))

    def _taken(self, what: str) -> str:
        """Text, a hand file or a picture; what there is to say about it."""
        from drawholdem_tui.past.export import kept_here

        replaying = self.replaying
        if what == "copy":
            self.app.copy_to_clipboard("\n".join(hand_in_short(replaying.player)) + "\n")
            return translate(_("Copied, if your terminal allows it."))
        try:
            number = replaying.player.recorded.number or replaying.hand + 1
            if what == "picture":
                return kept_here(number, ".svg", self.app.export_screenshot())
            fields = dict(replaying.on_shelf.found.fields)
            seen = fields if replaying.player.eyes is Eyes.ALL else as_the_table_saw(fields)
            return kept_here(number, ".phh", text_of(seen))
        except OSError as error:
            return translate(_("Cannot write: {why}.")).format(why=reason(error))

    # What the terminal says

    def on_place_chosen(self, message: PlaceChosen) -> None:
        message.stop()
        self.replaying.go_to(message.place)
