"""A spot at the table: as it stood when somebody was asked, and then what each answer was worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drawholdem_tui.drills.answers_worth import of_what, worths
from drawholdem_tui.drills.hand_shown import hand_so_far
from drawholdem_tui.drills.in_words import (
    FEE_IS_A_BET,
    answer_name,
    question,
    says,
    says_in_short,
    shorter_names,
    verdict,
    whys,
)
from drawholdem_tui.drills.kinds.all_kinds import PRICED
from drawholdem_tui.drills.result import cost_told, part_name
from drawholdem_tui.drills.sitting import Answered
from drawholdem_tui.drills.spot import Asks, Option, Spot, Wins
from drawholdem_tui.engine.actions import Draw, cards_given
from drawholdem_tui.engine.decisions import DrawDecision, SwapDecision
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.story.player import Player
from drawholdem_tui.tui.drill.commands import BAR_OF_A_QUESTION, BAR_OF_AN_ANSWER, RULES
from drawholdem_tui.tui.drill.director import ANSWER, Drilling
from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.hot_seat.offers_picture import actions_picture
from drawholdem_tui.tui.keys.keymap import command
from drawholdem_tui.tui.table.drawing.cells import cells_of, longest
from drawholdem_tui.tui.table.pictures import (
    board_picture,
    line_picture,
    log_row,
    pots_picture,
    seat_picture,
)
from drawholdem_tui.tui.table.scene.log_rows import (
    LogKind,
    LogPicture,
    LogRow,
    PlaceRow,
    WonPicture,
    WorthRow,
)
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    LinePicture,
    OwnCardsPicture,
    PanelLine,
    PanelPicture,
    PotsPicture,
    ResultsPicture,
    Scene,
    SeatLook,
    SeatPicture,
    TitlePicture,
    Tone,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import in_print
from drawholdem_tui.words.table.decisions import hand_in_words, situation
from drawholdem_tui.words.table.games import stakes

if TYPE_CHECKING:  # drawn at the end of a sitting, for which no first spot waits
    from drawholdem_tui.tui.table.drawing.frame import Group
    from drawholdem_tui.tui.table.drawing.lines import Faces, Over

_BOARD: Final = 5
_LONGEST: Final = 24  # cells of an answer
_SEEN: Final = 10  # spots of a session beside the table
_SIGNS: Final = {True: "\u2713", False: "\u2717"}  # of a right answer


def drill_scene(drilling: Drilling, before: Scene | None) -> Scene | None:
    """All regions at once."""
    spot, player = drilling.spot, drilling.player
    if spot is None or player is None:
        return before and _being_made(drilling, before)
    show, near = player.show, spot.seat
    chosen, cards = drilling.chosen, _own_cards(drilling, spot, player)
    line = line_picture(show)
    return Scene(
        title=_title(drilling, spot),
        seats=tuple(_seat(drilling, spot, player, seat) for seat in range(len(show.chairs))),
        hole_cards=show.rules.hole_cards,
        board=board_picture(show),
        line=line,
        pots=_pots(player, spot),
        own=cards,
        own_seat=near,
        panel=_asked(spot, cards, line),
        actions=_actions(drilling, spot) if chosen is None else ActionsPicture(),
        log=LogPicture(
            (_heading(), *map(log_row, hand_so_far(spot, player))), _session(drilling, spot)
        ),
        results=_worth(drilling, spot, chosen) if chosen is not None else None,
        keys=_keys(drilling),
    )


def _session(drilling: Drilling, spot: Spot) -> WonPicture:
    """What has been answered so far, what is asked, and how many are still to come."""
    sitting, answered = drilling.sitting, drilling.answered
    earlier = len(sitting.answers) - len(answered)  # spots that are no longer there
    most = max((each.cost for each in sitting.answers if each.kind in PRICED), default=0) or 1
    rows = []
    for at in _near(drilling.place, sitting.many):
        here = at == drilling.place
        asked = part_name(spot.kind, spot.street) if here else "\u00b7"
        row = PlaceRow(at + 1, asked, lasted=0.0, first=here)
        if at < len(sitting.answers):
            each, seen = sitting.answers[at], answered[at - earlier] if at >= earlier else None
            costs = not each.right and each.kind in PRICED
            said = _cost(each, seen) if costs else _SIGNS[each.right]
            row = row.but(
                name=answer_name(seen[0], seen[1].do, drilling.face)
                if seen
                else part_name(each.kind, each.street),
                said=said,
                shorter=shorter_names(seen[1].do, drilling.face) if seen else (),
                lasted=each.cost / most if costs else 0.0,
                sign=1 if each.right else -1,
            )
        rows.append(row)
    return WonPicture(tuple(rows), heading=translate(_("This session")))


def _cost(each: Answered, seen: tuple[Spot, Option] | None) -> str:
    """As it was told, where it has been."""
    return verdict(*seen) if seen else in_print(f"-{cost_told(each, seen)}")


def _pots(player: Player, spot: Spot) -> PotsPicture:
    """While all of it still lies before the seats, a sentence where pots will lie."""
    pots = pots_picture(player.show)
    if spot.decision is None or any(row.amount or row.swap for row in pots.rows):
        return pots
    return pots.but(story=((situation(spot.view, spot.decision)[0],),))


def _near(place: int, many: int) -> range:
    """As many spots as can be seen, the present one among them."""
    begin = max(0, min(place - _SEEN // 2, many - _SEEN))
    return range(begin, min(many, begin + _SEEN))


def _heading() -> LogRow:
    return LogRow(translate(_("This hand")), LogKind.HEADING)


def _seat(drilling: Drilling, spot: Spot, player: Player, seat: int) -> SeatPicture:
    """Whose answer has been given says that, and has no turn any more."""
    picture, chosen = seat_picture(player.show, seat, spot.seat), drilling.chosen
    if chosen is None or picture.look is not SeatLook.TO_ACT:
        return picture
    did = answer_name(spot, chosen.do, drilling.face) if spot.asks is None else ""
    drew = len(chosen.do.cards) if isinstance(chosen.do, Draw) else 0
    shorter = translate(_("drew {count}"), count=drew) if drew else ""
    return picture.but(look=SeatLook.IN, said=did, said_in_short=shorter)


def _being_made(drilling: Drilling, before: Scene) -> Scene:
    """What was there before, and nothing to do."""
    making = PanelLine(translate(_("Setting up a spot …")), Tone.QUIET)
    return before.but(
        own=before.own.but(marked=frozenset(), numbered=False, faded=True),
        panel=PanelPicture((making,)),
        results=None,
        actions=ActionsPicture(),
        keys=_keys(drilling),
    )


def _title(drilling: Drilling, spot: Spot) -> TitlePicture:
    """What a swap costs stands in the question, where that is none itself."""
    many = drilling.sitting.many
    return TitlePicture(
        translate(_("Draw-Holdem")),
        part_name(spot.kind, spot.street),
        "",
        stakes(spot.hand.rules),
        notice=drilling.notice,
        page=translate(_("spot {at} of {many}"), at=min(drilling.place + 1, many), many=many),
    )


def _own_cards(drilling: Drilling, spot: Spot, player: Player) -> OwnCardsPicture:
    exchanges = isinstance(spot.decision, SwapDecision | DrawDecision)
    marked = drilling.asked.marked if drilling.asked else frozenset[int]()
    if drilling.chosen is not None:
        given = cards_given(drilling.chosen.do)
        marked = frozenset(at for at, card in enumerate(player.own_cards) if card in given)
    return OwnCardsPicture(
        player.own_cards,
        marked=marked,
        numbered=exchanges and drilling.chosen is None,
        keys=tuple(map(drilling.keymap.key_of, MARKS)),
        marks=MARKS,
    )


def _asked(spot: Spot, own: OwnCardsPicture, line: LinePicture) -> PanelPicture:
    lines = [PanelLine(question(spot), Tone.ACCENT)]
    if spot.decision is not None:
        held = tuple(card for card in own.cards if card is not None)
        named = hand_in_words(held, spot.view.board) if held else ""
        facts = map(PanelLine, situation(spot.view, spot.decision))
        lines = [PanelLine(named, Tone.STRONG), *lines, *facts]
        if any(each.as_bet for each in line.lying):
            lines.append(PanelLine(translate(FEE_IS_A_BET), Tone.QUIET, apart=True))
    return PanelPicture(tuple(each for each in lines if each.text))


def _worth(drilling: Drilling, spot: Spot, chosen: Option) -> ResultsPicture:
    """The verdict, the answers beside each other where they have a worth, and the one sentence."""
    face = drilling.face
    return ResultsPicture(
        says(spot, chosen, face),
        heading_in_short=says_in_short(spot, chosen),
        verdict=verdict(spot, chosen),
        good=spot.is_right(chosen),
        notes=whys(spot, face, chosen),
        worths=_answers(spot, chosen, face),
        worths_of=of_what(spot) if spot.asks is None else (),
    )


def _answers(spot: Spot, chosen: Option, face: Face) -> tuple[WorthRow, ...]:
    if spot.asks is None:
        return tuple(
            WorthRow(
                each.name,
                in_print(each.worth),
                in_print(each.value),
                each.less,
                each.loss,
                best=spot.is_right(each.option),
                yours=each.option is chosen,
                shorter=shorter_names(each.option.do, face),
            )
            for each in worths(spot, chosen, face)
        )
    right, wrong = translate(In("an answer", "right")), translate(In("an answer", "wrong"))
    return tuple(
        WorthRow(
            answer_name(spot, each.do, face),
            less=right if spot.is_right(each) else wrong if each is chosen else "",
            best=spot.is_right(each),
            yours=each is chosen,
        )
        for each in spot.options
    )


def _actions(drilling: Drilling, spot: Spot) -> ActionsPicture:
    """The usual places; those that are no answers here are grey."""
    if drilling.asked is not None:
        return actions_picture(drilling.asked, spot.hand.rules, drilling.keymap)
    return ActionsPicture(
        tuple(
            ActionButton(
                f"{ANSWER}{number}",
                str(number),
                answer_name(spot, each.do, drilling.face),
                shorter=shorter_names(each.do, drilling.face),
            )
            for number, each in enumerate(spot.options, start=1)
        )
    )


def _keys(drilling: Drilling) -> KeyBarPicture:
    spot = drilling.spot
    ids = BAR_OF_A_QUESTION if drilling.chosen is None else BAR_OF_AN_ANSWER
    no_clause = spot is not None and spot.asks in (None, Asks.WINS, Asks.HOLDS)
    hints = (
        KeyHint(each.id, drilling.keymap.key_of(each.id), translate(each.title))
        for each in map(command, ids)
        if not (no_clause and each.id == RULES)
    )
    return KeyBarPicture(tuple(hints))


def cards_of(spot: Spot, option: Option, face: Face) -> tuple[Group, ...]:
    """Where it is asked about a table, the hands that it is about and whose they are."""
    from drawholdem_tui.tui.table.drawing.frame import Group, at_a_decision, board_group

    board = (board_group(spot.view.board),) if spot.view.board else ()
    if seats := compared(spot, option):
        hands = (Group(answer_name(spot, Wins((at,)), face), spot.held_by(at)) for at in seats)
        return (*hands, *board)
    return at_a_decision(spot.view.own_cards, spot.view.board, cards_given(option.do))


def compared(spot: Spot, option: Option) -> tuple[int, ...]:
    """Whose hands a question about a table is about."""
    if spot.asks is Asks.HOLDS:
        return (spot.about,)
    return tuple(dict.fromkeys((*option.winners, *(spot.best.winners if option.winners else ()))))


def in_a_list(spot: Spot, option: Option, face: Face) -> Faces | Over:
    """One's own; where a table is asked about, the hand of the answer, and below it what is better
    or as good, each with whose it is."""
    from drawholdem_tui.tui.table.drawing.lines import Faces, Over

    if not option.winners:
        return Faces(spot.held_by(spot.about) if spot.asks is Asks.HOLDS else spot.view.own_cards)
    hands = []
    for seat in compared(spot, option):
        name, cards = answer_name(spot, Wins((seat,)), face), spot.held_by(seat)
        hands.append(Faces(cards, first=len(cards), name=name, apart=1 + cells_of(name)))
    return Over(tuple(hands))


def board_in_a_list(spot: Spot) -> Faces:
    from drawholdem_tui.tui.table.drawing.lines import Faces

    board, no_board = spot.view.board, spot.hand.rules.game is Game.DRAW_POKER
    return Faces(board, 0 if no_board else _BOARD - len(board))


def named(spot: Spot, option: Option, face: Face) -> str:
    name = answer_name(spot, option.do, face)
    shortest = f"{name[: _LONGEST - 1].rstrip()}\u2026"
    return longest([name, *shorter_names(option.do, face)], _LONGEST, shortest)
