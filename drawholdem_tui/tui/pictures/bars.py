"""Title line, action bar and key bar as pictures."""

from __future__ import annotations

from drawholdem_tui.tui.directing.director import Director
from drawholdem_tui.tui.hot_seat.action_places import places
from drawholdem_tui.tui.hot_seat.choices import offer
from drawholdem_tui.tui.keys.commands import COMMANDS, When
from drawholdem_tui.tui.pictures.offers import button_picture
from drawholdem_tui.tui.scene.regions import (
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    TitlePicture,
)
from drawholdem_tui.words.games import (
    at_level,
    game_alone,
    hand_number,
    seeded,
    stakes,
    structure_name,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips


def title_picture(director: Director) -> TitlePicture:
    match, show, pace = director.match, director.show, director.pace
    rules = show.rules
    level = show.dealing.level if show.dealing else None
    said = at_level(level, rules) if level else stakes(rules)
    swap = swap_in_short = ""
    if rules.swaps and show.stage.fee is not None and show.ending is None:
        fee = chips(show.stage.fee)
        swap = translate(_("a swap costs {fee}")).format(fee=fee)
        swap_in_short = translate(_("swap {fee}")).format(fee=fee)
    notices = [notice] if (notice := not_saved_notice(director)) else []
    if director.evening.laid.seed is not None:
        notices.append(seeded(director.evening.laid.seed))
    if show.stage.may_still_swap is not None:
        template = _("cards stay hidden: {name} may still swap")
        notices = [translate(template).format(name=show.name(show.stage.may_still_swap))]
    if director.notices.text:
        notices = [director.notices.text]
    if pace.paused:
        notices.append(translate(_("paused")))
    number = show.dealing.number if show.dealing else match.hands
    return TitlePicture(
        game_alone(rules),
        structure_name(rules),
        hand_number(number),
        said,
        swap,
        swap_in_short,
        " \u00b7 ".join(notices),
    )


def not_saved_notice(director: Director) -> str:
    """Wherever somebody looks, the curtain too; why, the log of each hand says."""
    return translate(_("not being saved")) if director.evening.not_saved else ""


def actions_picture(director: Director) -> ActionsPicture:
    rules = director.show.rules
    question = None if director.keyboard.curtain else director.question
    now = director.front.now()
    buttons = []
    for place in places(rules):
        offered = offer(
            place, question.decision if question else None, rules, director.show.stage.fee
        )
        rests = offered.possible and question is not None and question.rests(place, now)
        key = director.keymap.key_of(place)
        buttons.append(button_picture(place, key, offered, rests=rests))
    return ActionsPicture(tuple(buttons))


def keys_picture(director: Director) -> KeyBarPicture:
    """What can be pressed beside the action bar."""
    between = director.between
    hints = []
    for command in COMMANDS:
        if not command.in_bar:
            continue
        if command.when is When.BETWEEN and not (between.open and between.possible(command.id)):
            continue
        if command.id == "coach" and (director.show.ending or not director.coach_is_allowed):
            continue
        if command.id in ("pause", "skip") and between.open:
            continue
        title = command.title
        if command.id == "next" and between.evening_is_over:
            title = _("go on")
        if command.id == "peek":
            if director.show.ending is not None or director.keyboard.always_open:
                continue
            title = _("hide") if director.keyboard.open else title
            if director.keyboard.curtain:
                title = _("take the turn")
        key = director.keymap.key_of(command.id)
        hints.append(KeyHint(command.id, key, translate(title)))
    return KeyBarPicture(tuple(hints))
