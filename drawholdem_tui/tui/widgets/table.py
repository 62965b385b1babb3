"""The whole table: all its regions, the scene shared out among them, and how they are laid out."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.layout import Layout
from textual.widget import Widget

from drawholdem_tui.engine.rules import MOST_SEATS
from drawholdem_tui.tui.drawing.drawn import Drawn
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.scene.plan import Plan
from drawholdem_tui.tui.scene.regions import Scene
from drawholdem_tui.tui.widgets.felt.board import Board
from drawholdem_tui.tui.widgets.felt.deck import Deck
from drawholdem_tui.tui.widgets.felt.pots import Pots
from drawholdem_tui.tui.widgets.felt.seat import Seat
from drawholdem_tui.tui.widgets.felt.sprite import Sprite
from drawholdem_tui.tui.widgets.felt.swap_line import SwapLine
from drawholdem_tui.tui.widgets.key_bar import KeyBar
from drawholdem_tui.tui.widgets.log import Log
from drawholdem_tui.tui.widgets.person.action_bar import ActionBar
from drawholdem_tui.tui.widgets.person.bet_entry import BetEntry
from drawholdem_tui.tui.widgets.person.curtain import Curtain
from drawholdem_tui.tui.widgets.person.own_hand import OwnHand
from drawholdem_tui.tui.widgets.results import Results
from drawholdem_tui.tui.widgets.table_layout import TableLayout
from drawholdem_tui.tui.widgets.title import Title
from drawholdem_tui.tui.widgets.too_small import TooSmall

SPRITES = 12  # a hand for each seat, and a swap with its fee beside them


class Table(Widget):
    """A container that is never recomposed: seats that a table does not have are not laid out."""

    DEFAULT_CSS = "Table { width: 1fr; height: 1fr; overflow: hidden; }"

    def __init__(self, looks: Looks) -> None:
        super().__init__(id="table")
        self._arranged = TableLayout()
        self.title_line = Title(looks, id="title")
        self.seats = tuple(Seat(looks, index) for index in range(MOST_SEATS))
        self.deck = Deck(looks, id="deck")
        self.board = Board(looks, id="board")
        self.swap_line = SwapLine(looks, id="swap-line")
        self.pots = Pots(looks, id="pots")
        self.own_hand = OwnHand(looks, id="own-hand")
        self.actions = ActionBar(looks, id="actions")
        self.log_lines = Log(looks, id="log")
        self.key_bar = KeyBar(looks, id="key-bar")
        self.bet_entry = BetEntry(looks, id="bet-entry")
        self.results = Results(looks, id="results")
        self.curtain = Curtain(looks, id="curtain")
        self.too_small = TooSmall(looks)
        self.sprites = tuple(Sprite(looks) for _ in range(SPRITES))
        self.styles.background = looks.palette.felt

    @property
    def layout(self) -> Layout:
        """Textual takes a layout of one's own only in this way: its styles know them by name."""
        return self._arranged

    def compose(self) -> ComposeResult:
        yield self.title_line
        yield from self.seats
        yield self.deck
        yield self.board
        yield self.swap_line
        yield self.pots
        yield self.own_hand
        yield self.actions
        yield self.key_bar
        yield self.log_lines
        yield self.bet_entry
        yield self.results
        yield self.curtain
        yield self.too_small
        yield from self.sprites

    @property
    def plan(self) -> Plan:
        return self._arranged.plan_for(self.size)

    def show(self, scene: Scene) -> None:
        """Give each region its picture; those with an equal one do nothing."""
        # a game without a board is draw poker, with five cards of one's own
        self._seat(len(scene.seats), 2 if scene.board.places else 5)
        self.title_line.show(scene.title)
        # fewer pictures than seats: the others have no place in the plan
        for seat, picture in zip(self.seats, scene.seats, strict=False):
            seat.show(picture)
        self.deck.show(True)
        self.board.show(scene.board)
        self.swap_line.show(scene.line)
        self.pots.show(scene.pots)
        self.own_hand.show(scene.own)
        self.actions.show(scene.actions)
        self.log_lines.show(scene.log)
        self.key_bar.show(scene.keys)
        were_open = self._open_overlays()
        self.bet_entry.show(scene.bet)
        self.results.show(scene.results)
        self.curtain.show(scene.curtain)
        if self._open_overlays() != were_open:
            self.lay_out()

    def look(self, looks: Looks) -> None:
        """Change the colours and signs of everything on the table."""
        self.styles.background = looks.palette.felt
        for region in self.query_children(Drawn):
            region.look(looks)
        for sprite in self.sprites:
            sprite.look(looks)

    def lay_out(self) -> None:
        """Ask for all places again. A child asks: Textual then forgets how its parent was
        arranged; and nothing is drawn again but what has moved."""
        self.title_line.refresh(repaint=False, layout=True)

    def _open_overlays(self) -> tuple[bool, ...]:
        return tuple(each.is_open for each in (self.bet_entry, self.results, self.curtain))

    def _seat(self, seats: int, hole_cards: int) -> None:
        arranged = self._arranged
        if (arranged.seats, arranged.hole_cards) != (seats, hole_cards):
            arranged.seats, arranged.hole_cards = seats, hole_cards
            # at once: what is shown before the next layout must not be drawn by the old plan
            planned = arranged.plan_for(self.size)
            for region in self.query_children(Drawn):
                region.fit(planned)
            self.lay_out()
