"""Title line, action bar and key bar as pictures."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.tui.hot_seat.offers_picture import actions_picture
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.commands import COMMANDS, Command, When
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.keys import IN_THE_ENTRY
from drawholdem_tui.tui.table.scene.regions import (
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    TitlePicture,
)
from drawholdem_tui.words.language import In, translate
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.games import (
    at_level,
    game_alone,
    hand_number,
    played_how,
    seeded,
    stakes,
)
from drawholdem_tui.words.table.levels import countdown


def title_picture(director: Director) -> TitlePicture:
    match, show, pace = director.match, director.show, director.pace
    rules = show.rules
    said, rise = _stakes(director)
    swap = swap_in_short = ""
    if rules.swaps and show.stage.fee is not None and show.ending is None:
        swap, swap_in_short = _price_of_a_swap(director, show.stage.fee)
    notices = [notice] if (notice := not_saved_notice(director)) else []
    if director.evening.laid.seed is not None:
        notices.append(seeded(director.evening.laid.seed))
    if director.evening.is_a_fork:
        notices.append(translate(_("what if: in no book")))
    if show.stage.may_still_swap is not None:
        template = _("cards stay hidden: {name} may still swap")
        notices = [translate(template).format(name=show.name(show.stage.may_still_swap))]
    if director.notices.text:
        notices = [director.notices.text]
    if pace.paused:
        notices.append(translate(_("paused")))
    number = show.dealing.number if show.dealing else match.hands
    # a blind swaps free (DH-6), also with less than the fee
    is_asked = director.question and isinstance(director.question.decision, SwapDecision)
    is_betting = director.question is not None and not director.keyboard.curtain
    return TitlePicture(
        game_alone(rules),
        played_how(rules),
        hand_number(number),
        said,
        swap,
        swap_in_short,
        " \u00b7 ".join(notices),
        *rise,
        nobody_swaps=bool(swap) and not is_asked and (show.stage.price is None or is_betting),
    )


def _stakes(director: Director) -> tuple[str, tuple[str, str]]:
    """What is played for, and how long still, where blinds rise."""
    show, levels = director.show, director.match.levels
    dealing = show.dealing
    if dealing is None or dealing.level is None or levels is None:
        return stakes(show.rules), ("", "")
    said = at_level(dealing.level, len(levels.levels), show.rules)
    seconds = director.evening.stopwatch.reading()
    return said, countdown(levels, dealing.level, dealing.number, seconds)


def _price_of_a_swap(director: Director, fee: int) -> tuple[str, str]:
    """What it costs whoever is asked, else everybody; and the same in short."""
    question = None if director.keyboard.curtain else director.question
    if question and isinstance(question.decision, SwapDecision) and question.decision.free:
        return translate(_("your swap is free")), translate(_("swap free"))
    told = chips(fee)
    return (
        translate(_("a swap costs {fee}")).format(fee=told),
        translate(_("swap {fee}")).format(fee=told),
    )


def not_saved_notice(director: Director) -> str:
    """Wherever somebody looks, the curtain too; why, the log of each hand says."""
    return translate(_("not being saved")) if director.evening.not_saved else ""


def actions_at_the_table(director: Director) -> ActionsPicture:
    question = None if director.keyboard.curtain else director.question
    if question and question.entry:  # which has keys of its own
        return ActionsPicture()
    return actions_picture(question, director.show.rules, director.keymap, director.front.now())


def tells_why(director: Director) -> bool:
    """Whether the coach has something to say of the last hand to somebody."""
    alone, afterwards = director.alone, director.afterwards
    wanted = afterwards.asked if alone is None else {alone}
    return director.between.open and any(afterwards.of(chair) for chair in wanted)


def keys_picture(director: Director) -> KeyBarPicture:
    """What can be pressed beside the action bar; while an amount is typed, beside digits."""
    question = director.question
    entry = question is not None and question.entry is not None
    hints = _keys_of_the_entry(question) if question and entry else []
    for command in COMMANDS:
        listed = command.id in IN_THE_ENTRY if entry else command.in_bar
        if listed and (title := _title(director, command)):
            key = director.keymap.key_of(command.id)
            hints.append(KeyHint(command.id, key, _of_one(director, command) or translate(title)))
    if entry:
        hints.append(KeyHint("", translate(_("Esc")), translate(_("back")), "escape"))
    return KeyBarPicture(tuple(hints))


def _title(director: Director, command: Command) -> str | In:
    """What a key does now; nothing where it can do nothing."""
    between, is_over = director.between, director.show.ending is not None
    match command.id:
        case "peek":
            if director.in_the_open and not is_over:
                return _("go on")
            if is_over or director.keyboard.always_open:
                return ""
            if director.keyboard.curtain:
                return _("take the turn")
            return _("hide") if director.keyboard.open else command.title
        case "sort" | "coach" | "why" if not _is_of_use(director, command.id):
            return ""
        case "skip" if not between.people() and not between.evening_is_over:
            return command.title
        case "pause" | "skip" if between.open:
            return ""
        case "pause" if director.pace.paused:
            return _("go on")
    return command.title if command.when is not When.BETWEEN else _title_between(director, command)


def _is_of_use(director: Director, command_id: str) -> bool:
    match command_id:
        case "sort":
            return director.may_sort
        case "why":
            return tells_why(director)
    return director.coach_is_allowed and director.show.ending is None


def _title_between(director: Director, command: Command) -> str | In:
    between = director.between
    if not between.open or not between.possible(command.id):
        return ""
    match command.id:
        case "next" if between.evening_is_over:
            return _("go on")
        case "next" if between.out_of_chips is not None:
            return _("buy chips")
        case "rebuy" if between.out_of_chips is not None:
            return ""  # "next" does it
    return command.title


def _of_one(director: Director, command: Command) -> str:
    """Where several sit here, but only one may."""
    between = director.between
    chair = between.hands.may_overblind() if command.id == "overblind" else None
    if chair is None or len(between.people()) == 1:
        return ""
    name = called(director.match.chairs[chair].name)
    return translate(_("overblind: {name}")).format(name=name)


def _keys_of_the_entry(question: Question) -> list[KeyHint]:
    by = translate(_("by {chips}")).format(chips=chips(question.rules.big_blind))
    keys = (
        (translate(_("A")), translate(_("all-in")), "a"),
        (translate(_("Left Right")), translate(_("steps")), "right"),
        (translate(_("Up Down")), by, "up"),
    )
    return [KeyHint("", key, title, pressed) for key, title, pressed in keys]
