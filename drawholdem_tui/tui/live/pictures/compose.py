"""The scene as it stands: everything the director knows, as pictures for the regions."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import DrawDecision
from drawholdem_tui.tui.hot_seat.commands import CALL, MARKS
from drawholdem_tui.tui.hot_seat.keyboard import CALM
from drawholdem_tui.tui.live.commands import PEEK
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.bars import (
    actions_at_the_table,
    keys_picture,
    title_picture,
)
from drawholdem_tui.tui.live.pictures.coach import coach_picture
from drawholdem_tui.tui.live.pictures.own_hand import (
    own_pictures,
    shown_in_their_places,
)
from drawholdem_tui.tui.live.pictures.results import results_picture
from drawholdem_tui.tui.table.pictures import (
    board_picture,
    chairs_on_show,
    line_picture,
    log_picture,
    pots_picture,
    seat_picture,
)
from drawholdem_tui.tui.table.scene.regions import CurtainPicture, Scene
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.decisions import to_win


def compose(director: Director) -> Scene:
    """All regions at once; those that have not changed cost nothing to show."""
    show = director.show
    chairs, near = chairs_on_show(show), director.nearest
    shares = director.chances.shares
    seats = shown_in_their_places(
        director, [seat_picture(show, chair, near, shares) for chair in chairs]
    )
    holder = chairs.index(near) if near in chairs else 0
    below = director.sits_below
    own_seat = chairs.index(below) if below in chairs else 0
    if director.keyboard.curtain:
        seats[holder] = seats[holder].but(said=translate(_("is next")))
    question = director.question
    entry = question.entry.picture() if question and question.entry else None
    own = own_pictures(director)
    if own.cards.marked and not (own.cards.new or own.cards.aside):
        seats[own_seat] = seats[own_seat].but(raised=own.cards.marked)
    return Scene(
        title=title_picture(director),
        seats=tuple(seats),
        hole_cards=show.rules.hole_cards,
        board=board_picture(show),
        line=line_picture(show),
        pots=pots_picture(show),
        own=own.cards,
        own_seat=own_seat,
        holder=holder if holder != own_seat and director.keyboard.holder is not None else None,
        panel=own.panel,
        coach=coach_picture(director),
        actions=actions_at_the_table(director),
        bet=entry,
        log=log_picture(show),
        results=results_picture(director),
        keys=keys_picture(director),
        curtain=_curtain(director),
        caption=_caption(director),
    )


def _caption(director: Director) -> str | None:
    """What has just happened, until somebody is asked: then the panel says what it is about."""
    is_past = director.question is not None or director.show.ending is not None
    return None if is_past else director.show.caption or None


def _curtain(director: Director) -> CurtainPicture | None:
    """Over what is private, while the keyboard is handed over."""
    keyboard = director.keyboard
    if not keyboard.curtain or keyboard.holder is None:
        return None
    name = called(director.match.chairs[keyboard.holder].name)
    if director.front.now() - keyboard.too_early < CALM:
        return CurtainPicture(name, translate(_("One moment\u2026")))
    key_of = director.keymap.key_of
    facts = to_win(director.question.view) if director.question else ()
    hint = translate(_("{key}: {name}'s turn")).format(key=key_of(PEEK), name=name)
    return CurtainPicture(name, hint, _shorter_ways(director), facts)


def _shorter_ways(director: Director) -> tuple[str, ...]:
    """What somebody can say at once who has seen the cards before."""
    question, key_of = director.known_hand, director.keymap.key_of
    if question is None:
        return ()
    ways = []
    if question.may_check:
        ways.append(translate(_("{key}: check without looking")).format(key=key_of(CALL)))
    if question.asks_for_marks:
        template, last = _("{first} or {last}: look and mark"), MARKS[1]
        if isinstance(question.decision, DrawDecision):
            template, last = _("{first}\u2013{last}: look and mark"), MARKS[-1]
        told = translate(template).format(first=key_of(MARKS[0]), last=key_of(last))
        ways.append(told)
    return tuple(ways)
