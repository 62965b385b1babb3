"""What came of a hand as a picture: one table that tells it all."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.tui.hot_seat.own_cards import in_order
from drawholdem_tui.tui.live import commands as c
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.own_hand import own_after_the_hand
from drawholdem_tui.tui.table.pictures import rows_of
from drawholdem_tui.tui.table.scene.regions import ResultsPicture
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, told

_CHOOSES: Final = Told(
    _("You choose the game. {game}: pick one; {key}: same again"),
    _("{name} chooses the game. {game}: pick one; {key}: same again"),
)


def results_picture(director: Director) -> ResultsPicture | None:
    ending = director.show.ending
    if ending is None:
        return None
    rows = tuple(
        row.but(cards=in_order(row.cards, sort=director.own_cards.sort))
        for row in rows_of(director.show, ending, lambda seat: own_after_the_hand(director, seat))
    )
    notes = (*ending.notes, *director.between.bought)
    heading = " ".join(filter(None, (ending.champion, *ending.gone)))
    return ResultsPicture(
        heading, rows, notes, _hint(director), _hint_in_short(director), _line(director)
    )


def _line(director: Director) -> tuple[str, ...] | None:
    """What the coach has to say to one person alone of the last hand: nothing, as a rule; a row is
    kept for it, so that nothing moves when it comes."""
    alone = director.alone
    if alone is None or not director.preferences.after_the_hand:
        return None
    looked = director.afterwards.of(alone)
    if looked is None or looked.dearest is None or director.keyboard.unattended:
        return ()
    from drawholdem_tui.words.advice.review import quiet_line

    return quiet_line(looked.dearest, director.face)


def _hint(director: Director) -> str:
    """What the last command between the hands did, and what is asked; or what else than the next
    hand may follow: that stands in the key bar."""
    between = director.between
    asked = _asked(director) if between.open else ""
    return " ".join(filter(None, (between.told, asked)))


def _hint_in_short(director: Director) -> str:
    """The other keys stand in the key bar."""
    between = director.between
    if not between.open or between.out_of_chips is None:
        return ""
    hands, chair = between.hands, between.out_of_chips
    buys = translate(_("{broke} {next}: buy {price}.")).format(
        broke=hands.is_out_of_chips(chair),
        next=director.keymap.key_of(c.NEXT),
        price=chips(hands.price(chair)),
    )
    return " ".join(filter(None, (between.told, buys)))


def _asked(director: Director) -> str:
    between, key_of = director.between, director.keymap.key_of
    key = key_of(c.NEXT)
    if between.out_of_chips is not None:
        return _asked_to_buy(director, between.out_of_chips)
    chooser = between.hands.chooser()
    if chooser is not None and not between.evening_is_over:
        return told(director.evening.who(chooser), _CHOOSES, game=key_of(c.GAME), key=key)
    if between.evening_is_over and director.evening.is_a_fork:
        return translate(_("{key}: back to the previous page")).format(key=key)
    if between.evening_is_over:
        return translate(_("{key}: how the evening ended")).format(key=key)
    if director.people and not between.people():
        template = _("{key}: watch; {skip}: to the end; {leave}: leave")
        return translate(template).format(key=key, skip=key_of(c.SKIP), leave=key_of(c.LEAVE))
    if director.match.over:  # too few have chips, unless somebody buys some now
        template = _("{key}: end the evening; {buy}: buy chips")
        return translate(template).format(key=key, buy=key_of(c.REBUY))
    return ""


def _asked_to_buy(director: Director, chair: int) -> str:
    hands, key_of = director.between.hands, director.keymap.key_of
    template = translate(_("{broke} {next}: buy {price}; {out}: sit out; {leave}: leave"))
    return template.format(
        broke=hands.is_out_of_chips(chair),
        next=key_of(c.NEXT),
        price=chips(hands.price(chair)),
        out=key_of(c.SIT_OUT),
        leave=key_of(c.LEAVE),
    )
