"""What came of a hand as a picture: one table that tells it all."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import Final

from drawholdem_tui.match.names import NAMELESS
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.own_cards import FIVE
from drawholdem_tui.tui.live import commands as c
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.own_hand import own_after_the_hand
from drawholdem_tui.tui.table.endings import alike_together, out_before, rows_of
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, ResultsPicture
from drawholdem_tui.words.language import In, _, translate
from drawholdem_tui.words.numbers import chips, ordinal
from drawholdem_tui.words.people import Told, called, together, told

_CHOOSES: Final = Told(
    _("You choose the game. {game}: pick one; {key}: same again"),
    _("{name} chooses the game. {game}: pick one; {key}: same again"),
)
_CHOOSES_IN_SHORT: Final = Told(
    _("You choose the game: {game}"), _("{name} chooses the game: {game}")
)

# Who is out of chips: one, or several one after the other; and what Enter comes to without them.
_WITHOUT: Final = (
    _("{broke} {buy}:\u00a0buy {price}; {next}:\u00a0play on without {name}"),
    _("{broke} {buy}:\u00a0{name} buys {price}; {next}:\u00a0play on without them"),
)
_WATCH: Final = (
    _("{broke} {buy}:\u00a0buy {price}; {next}:\u00a0watch the others"),
    _("{broke} {buy}:\u00a0{name} buys {price}; {next}:\u00a0watch the others"),
)
_OR_END: Final = (
    _("{broke} {buy}:\u00a0buy {price}; {next}:\u00a0end the evening"),
    _("{broke} {buy}:\u00a0{name} buys {price}; {next}:\u00a0end the evening"),
)


def results_picture(director: Director) -> ResultsPicture | None:
    ending = director.show.ending
    if ending is None:
        return None
    own = partial(own_after_the_hand, director)
    rows = tuple(
        row.but(cards=alike_together(row.cards) if len(row.cards) == FIVE else row.cards)
        for row in rows_of(director.show, ending, own, as_they_sit=True)
    )
    notes = (*director.between.bought, *ending.notes)
    asked, shorter = _asked(director) if director.between.open else ("", "")
    did = director.between.told
    hint = " ".join(filter(None, (did, asked)))
    in_short = did if did == hint else (did or shorter) if shorter else ""  # keys tell the rest
    return ResultsPicture(
        # when all is over the table has all places
        "" if ending.winner else " ".join(who_is_out(director.show)),
        rows,
        notes,
        bool(director.between.bought),
        out_before(director.show),
        hint,
        in_short,
        line=_line(director),
    )


def with_keys(director: Director, results: ResultsPicture, keys: KeyBarPicture) -> ResultsPicture:
    """What can be done next, as keys that stand out: whatever a sentence does not have to say."""
    between, ends = director.between, director.between.evening_is_over
    in_words = results.hint and not (results.hint_in_short or ends)
    if not between.open or between.asked == c.REBUY or in_words:
        return results
    offered = {c.NEXT, c.REBUY if between.out_of_chips is not None else "", c.GAME, *c.AT_THE_END}
    offered |= {c.OVERBLIND} if between.hands.may_overblind() is not None else set()
    those = tuple(each for each in keys.hints if each.command in offered)
    return results.but(next=those, keys_tell=between.out_of_chips is not None and not between.told)


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


def _asked(director: Director) -> tuple[str, str]:
    """What is asked between the hands, and the same without the keys that stand beside it; or what
    else than the next hand may follow."""
    between, key_of = director.between, director.keymap.key_of
    if (chair := between.out_of_chips) is not None:
        several = len(between.hands.out_of_chips()) > 1  # one after the other
        without = _WATCH if between.only_computers_play else _WITHOUT
        again = between.asked == c.NEXT
        asks = partial(
            translate,
            broke=between.hands.are_out_of_chips(),
            name=called(director.match.chairs[chair].name),
            price=chips(between.hands.price(chair)),
            buy=key_of(c.REBUY),
            next=translate(_("{key} again"), key=key_of(c.NEXT)) if again else key_of(c.NEXT),
        )
        asked = _OR_END if director.match.over else without
        return asks(asked[several]), between.hands.are_out_of_chips()
    template, chooser = "", between.hands.chooser()
    if between.evening_is_over:
        template = _("{key}: how the evening ended")
        if director.evening.is_a_fork:
            template = _("{key}: back to the previous page")
    elif chooser is not None:
        who, game = director.evening.who(chooser), key_of(c.GAME)
        in_short = told(who, _CHOOSES_IN_SHORT, game=game)
        return told(who, _CHOOSES, game=game, key=key_of(c.NEXT)), in_short
    elif director.people and not between.people():
        template = _("{key} to watch, {skip} to skip to the end, {leave} to leave")
    elif director.match.over:  # too few have chips, unless somebody buys some now
        template = _("{key}: end the evening")
        if between.hands.buyers():
            template = _("{key}: end the evening; {buy}: buy chips")
        elif between.hands.may_join():
            template = _("{key}: end the evening; {join}: a new player sits down")
    elif director.match.carried and director.show.rules.needs_openers and not between.told:  # DP-5
        opening = translate(_("Opening takes a pair of jacks or better."))
        return opening, opening
    key, skip, leave, buy, join = map(key_of, (c.NEXT, c.SKIP, c.LEAVE, c.REBUY, c.JOIN))
    return translate(template).format(key=key, skip=skip, leave=leave, buy=buy, join=join), ""


_ARE_OUT: Final = (
    In("you are among these names", "{names} finish {place} of {all}."),
    _("{names} finish {place} of {all}."),
)


def who_is_out(show: HandOnShow) -> list[str]:
    """Of a knockout since this hand, a sentence for each place."""
    dealt_in = show.dealing.chairs if show.dealing and show.ending else ()
    placed = ((show.chairs[at].place or 1, at) for at in dealt_in)
    out = sorted((place, at) for place, at in placed if place > 1)
    places = groupby(out, key=lambda each: each[0])
    return [_finish(show, place, [at for _place, at in those]) for place, those in places]


def _finish(show: HandOnShow, place: int, chairs: list[int]) -> str:
    if len(chairs) == 1:
        return show.finishes(chairs[0])
    others = [at for at in chairs if at != show.alone]
    names = [called(show.chairs[at].name) for at in others]
    if len(others) < len(chairs):
        names.insert(0, called(NAMELESS))
    are_out, all_of_them = _ARE_OUT[show.alone not in chairs], len(show.chairs)
    return translate(are_out, names=together(names), place=ordinal(place), all=all_of_them)
