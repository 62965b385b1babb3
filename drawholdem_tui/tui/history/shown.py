"""What stands above and below the list: where one is, what is on the row, which keys do what."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.tui.history.coach import CoachLooksBack
from drawholdem_tui.tui.history.columns import told_of
from drawholdem_tui.tui.history.commands import BAR_OF_EVENINGS, BAR_OF_HANDS
from drawholdem_tui.tui.history.director import ALL, LookingBack
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.keys.doer import Doer
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.table.scene.regions import KeyBarPicture, KeyHint
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.history import (
    hands_found,
    no_longer_there,
    short_game,
    state_name,
    when,
)


def heading(looking: LookingBack) -> str:
    """Which list it is."""
    if not looking.is_in_an_evening:
        return translate(_("History"))
    if looking.evening == ALL:
        return translate(_("History: all evenings"))
    evening = looking.listing.evenings.get(looking.evening)
    if evening is None:
        return translate(_("History: evening {number}")).format(number=looking.evening)
    told = translate(_("Evening {number}, {when}, {game}, {state}"))
    began, game = when(evening.began, short=False), short_game(evening.game)
    state = state_name(evening.status)
    return told.format(number=evening.id, when=began, game=game, state=state)


def how_many(looking: LookingBack) -> str:
    """How many of all hands are listed."""
    if not looking.is_in_an_evening:
        return hands_found(sum(looking.found.values()), sum(looking.every.values()))
    every = looking.every
    of = every.get(looking.evening, 0) if looking.evening != ALL else sum(every.values())
    return hands_found(len(looking.rows), of)


def told(looking: LookingBack, coach: CoachLooksBack) -> str:
    """What is wrong, what goes on, or else all there is to say of the row."""
    wrong = (looking.fault, coach.trouble, *looking.filter.troubles)
    if any(wrong):
        return next(filter(None, wrong))
    if coach.left:
        template = plural(
            "The coach still looks at one hand \u2026",
            "The coach still looks at {hands} hands \u2026",
            coach.left,
        )
        return template.format(hands=chips(coach.left))
    if not looking.rows:
        nothing = _("No hand is like that.") if looking.text else _("There is no hand.")
        return translate(nothing)
    if line := looking.hand:
        return told_of(line)
    row = None if looking.is_in_an_evening else looking.evening_here
    return no_longer_there(row.no_longer_there) if row and row.no_longer_there else ""


def keys(looking: LookingBack, keymap: Keymap, doers: Mapping[str, Doer]) -> KeyBarPicture:
    """Grey where they do nothing here."""
    return KeyBarPicture(
        tuple(
            KeyHint(
                each.id,
                keymap.key_of(each.id),
                translate(each.title),
                grey=bool(doers[each.id].why_not()),
            )
            for each in map(command, BAR_OF_HANDS if looking.is_in_an_evening else BAR_OF_EVENINGS)
        )
    )
