"""The table as it was asked for, before anything is dealt: seen while the rest of the program loads
and the book is opened. Nothing here needs the engine's table, nor the book."""

from __future__ import annotations

from collections.abc import Mapping

from drawholdem_tui.engine.rules import Game, Rules
from drawholdem_tui.evening.table_options import TableOptions
from drawholdem_tui.players.cast import kind_of
from drawholdem_tui.storage.settings_schema import Preferences
from drawholdem_tui.tui.hot_seat.commands import COACH
from drawholdem_tui.tui.hot_seat.commands import COMMANDS as ANSWERS
from drawholdem_tui.tui.hot_seat.offers_picture import actions_picture
from drawholdem_tui.tui.keys.command import Keys, UsualKeys, When
from drawholdem_tui.tui.live.commands import COMMANDS, HELP, PEEK, POTS, SORT, SPARE, WHY
from drawholdem_tui.tui.table.scene.regions import (
    BoardPicture,
    KeyBarPicture,
    KeyHint,
    LinePicture,
    PanelLine,
    PanelPicture,
    Scene,
    SeatLook,
    SeatPicture,
    TitlePicture,
    Tone,
)
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.cast import kind_in_words
from drawholdem_tui.words.table.games import (
    at_level,
    game_alone,
    hand_number,
    line_name,
    played_how,
    seeded,
    stakes,
)


def keys_of(changed: Mapping[str, str]) -> Keys:
    """Of all rooms only where some have been changed: each might have another's."""
    if not changed:
        return UsualKeys((*ANSWERS, *COMMANDS))
    from drawholdem_tui.tui.keys.keymap import keymap_of

    return keymap_of(changed)


def laid_scene(
    table: TableOptions, keymap: Keys, preferences: Preferences, *, knows_who_sits: bool
) -> Scene:
    """Who sits where with how much, and every place that cards and chips will have."""
    rules = table.first_rules
    draw_poker = rules.game is Game.DRAW_POKER
    names, bots = table.who_sits_there()
    people = len(names) - len(bots)
    own = next((chair for chair in range(len(names)) if chair not in bots), 0)
    nothing_to_open = people == 1 and preferences.always_open
    hints = tuple(
        KeyHint(each.id, keymap.key_of(each.id), translate(each.title)).but(
            stays=each.id == HELP, spare=each.id in SPARE
        )
        for each in COMMANDS
        if each.in_bar
        and each.when is When.ALWAYS
        and each.id not in (WHY, POTS)
        and (each.id != COACH or preferences.coach_allowed(people))
        and (each.id != PEEK or not nothing_to_open)
        and (each.id != SORT or (draw_poker and nothing_to_open))
    )
    return Scene(
        title=_title(table, rules) if knows_who_sits else _bare_title(rules),
        seats=_seats(table) if knows_who_sits else (SeatPicture("", 0, SeatLook.OUT),) * 2,
        hole_cards=rules.hole_cards,
        board=BoardPicture(places=0 if draw_poker else 5),
        line=LinePicture(line_name(rules)),
        own_seat=own if knows_who_sits else 0,
        panel=PanelPicture((PanelLine(translate(_("Shuffling the cards\u2026")), Tone.QUIET),)),
        actions=actions_picture(None, rules, keymap),
        keys=KeyBarPicture(hints),
    )


def _title(table: TableOptions, rules: Rules) -> TitlePicture:
    """Of the first hand."""
    hand, notice = hand_number(1), ""
    if table.seed is not None:
        from drawholdem_tui.evening.daily import hand_of_the_deal, is_daily

        daily = is_daily(table.seed)
        notice = "" if daily else seeded(table.seed)
        hand = hand_of_the_deal(table.seed, 1) if daily else hand
    title = _bare_title(rules).but(hand=hand, stakes=stakes(rules), notice=notice)
    if table.levels is None:
        return title
    from drawholdem_tui.words.table.levels import countdown

    said = at_level(1, len(table.levels.levels), rules)
    rise, rise_in_short = countdown(table.levels, 1, 1, 0, rules)
    return title.but(stakes=said, rise=rise, rise_in_short=rise_in_short)


def _bare_title(rules: Rules) -> TitlePicture:
    return TitlePicture(game_alone(rules), played_how(rules))


def _seats(table: TableOptions) -> tuple[SeatPicture, ...]:
    names, bots = table.who_sits_there()
    kinds = [kind_in_words(kind_of(bots.get(chair, ""))) for chair in range(len(names))]
    return tuple(
        SeatPicture(called(name), table.stack, SeatLook.IN, kind=kind)
        for name, kind in zip(names, kinds, strict=True)
    )
