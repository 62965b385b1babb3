"""Title line, action bar and key bar as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.evening.daily import told_of_the_seed
from drawholdem_tui.tui.hot_seat.offers_picture import actions_picture
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.command import Command, Doer
from drawholdem_tui.tui.keys.commands import command
from drawholdem_tui.tui.keys.keymap import Keymap
from drawholdem_tui.tui.live.commands import COMMANDS, IN_THE_ENTRY
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.table.scene.regions import (
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    TitlePicture,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.table.games import (
    at_level,
    game_alone,
    hand_number,
    played_how,
    stakes,
)
from drawholdem_tui.words.table.levels import countdown


def title_picture(director: Director) -> TitlePicture:
    match, show, pace = director.match, director.show, director.pace
    rules = show.rules
    said, rise = _stakes(director)
    swap, swap_in_short = show.who_won() if show.ending else "", ""
    if rules.swaps and show.stage.fee is not None and show.ending is None:
        swap, swap_in_short = _price_of_a_swap(director, show.stage.fee)
    notices = [each for each in (not_saved_notice(director), director.notice) if each]
    if director.evening.laid.seed is not None:
        notices.append(told_of_the_seed(director.evening.laid.seed))
    if director.evening.is_a_fork:
        notices.append(translate(_("what if: not saved")))
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
        nobody_swaps=bool(swap_in_short)
        and not is_asked
        and (show.stage.price is None or is_betting),
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
    if director.nobody_plays:  # no key of theirs does anything
        return ActionsPicture()
    if question and question.entry:  # which has keys of its own
        return ActionsPicture()
    return actions_picture(question, director.show.rules, director.keymap, director.front.now())


def keys_picture(director: Director) -> KeyBarPicture:
    """What can be pressed beside the action bar; while an amount is typed, beside digits."""
    question, times = director.question, director.times()
    if question is None or question.entry is None:
        there = [each for each in COMMANDS if each.in_bar and each.when in times]
        return KeyBarPicture(key_hints(there, director.doers, director.keymap))
    looking = map(command, IN_THE_ENTRY)
    return KeyBarPicture(
        (
            *_keys_of_the_entry(question),
            *key_hints(looking, director.doers, director.keymap),
            KeyHint("", translate(_("Esc")), translate(_("back")), "escape"),
        )
    )


def _keys_of_the_entry(question: Question) -> list[KeyHint]:
    by = translate(_("by {chips}")).format(chips=chips(question.rules.big_blind))
    keys = (
        (translate(_("A")), translate(_("all-in")), "a"),
        (translate(_("Left Right")), translate(_("steps")), "right"),
        (translate(_("Up Down")), by, "up"),
    )
    return [KeyHint("", key, title, pressed) for key, title, pressed in keys]


def key_hints(
    commands: Iterable[Command], doers: Mapping[str, Doer], keymap: Keymap, *, grey: bool = False
) -> tuple[KeyHint, ...]:
    """What does nothing now is ``grey``, where there is room for it, else left out."""
    hints = []
    for each in commands:
        doer = doers[each.id]
        title, nothing = doer.title() if doer.title else None, ""
        if title is None:
            nothing = doer.why_not()
            title = translate(each.title) if grey or not nothing else ""
        if title:
            hints.append(KeyHint(each.id, keymap.key_of(each.id), title, grey=bool(nothing)))
    return tuple(hints)
