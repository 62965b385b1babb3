"""Refusals as sentences: what, where, and what would be right."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Mapping
from typing import Final

from drawholdem_tui.engine import cards
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import InFigures
from drawholdem_tui.words.one_line import on_one_line

SENTENCES: dict[str, str] = {
    # cards
    "not_a_card": _("{text!r} is not a card; cards are written like As, Td or 7c"),
    "deck_size": _("a deck has 52 cards, not {cards}"),
    "slots_run_out": _("no fixed cards are left"),
    "card_twice": _("the card {card} has already been dealt"),
    "not_cards": _("a deck needs each of the 52 cards once"),
    # rules
    "not_whole_chips": _("chips must be a whole number, 0 or more, not {amount!r}"),
    "no_big_blind": _("the big blind must be at least 1, not {big_blind}"),
    "swaps_in_draw_poker": _("draw poker has a draw, not swaps"),
    "small_blind_above_big": _(
        "the small blind ({small_blind}) must not exceed the big blind ({big_blind})"
    ),
    "first_figure_above_second": _(
        "the first number ({small_blind}) must not exceed the smallest bet ({big_blind})"
    ),
    "spread_needs_maximum": _(
        "spread limit, and only spread limit, needs a maximum bet: spread:MAX"
    ),
    "big_bet_without_fixed_limit": _("only fixed limit has a big bet"),
    "big_bet_below_small": _(
        "the big bet ({big_bet}) must not be below the small bet ({small_bet})"
    ),
    "unknown_rule": _("unknown house rule {name!r}; choose one of {known}"),
    "unknown_value": _("unknown value {value!r} for the house rule {name}; choose one of {known}"),
    # starting a hand
    "seats": _("a hand needs {least} to {most} players, not {seats}"),
    "antes_for_other_seats": _(
        "the number of antes ({antes}) must be that of the players ({seats})"
    ),
    "no_chips": _("{seat} has {stack} chips; you need at least 1 to be dealt in"),
    "blinds_in_an_ante_game": _("this game has antes, not blinds"),
    "no_big_blind_posted": _("nobody has posted the big blind"),
    "post_out_of_place": _("wrong seat for a blind ({kind}): {seat}"),
    "too_many_overblinds": _("too many overblinds ({overblinds}); the house rule is {rule}"),
    "antes_uneven": _("every player's ante must be the same"),
    "post_not_agreed": _("{seat} posts {amount} as a blind ({kind}); it must be {agreed}"),
    "overblind_heads_up": _("with two players there is no overblind"),
    "overblind_size": _("{seat}'s overblind is {amount}; it must be {agreed}"),
    "overblind_too_dear": _("{seat} does not have enough chips for an overblind of {amount}"),
    # matches
    "too_few_players": _("at least two players with chips are needed"),
    "chips_do_not_add_up": _("there are {there:,} chips, but {bought:,} were bought"),
    "no_rebuys_in_a_knockout": _("a tournament has no rebuys"),
    "no_sitting_out_of_a_knockout": _("you cannot sit out in a tournament, but you can leave it"),
    "no_joining_a_knockout": _("you cannot join a tournament that has begun"),
    "buy_nothing": _("you cannot buy chips now"),
    "no_name_among_several": _("type a name: \u201c{you}\u201d would be everybody"),
    "name_taken": _("there is already a player called {name} here"),
    "name_looks_taken": _(
        "{name!r} looks like {other!r}, who is already here; choose another name"
    ),
    "table_full": _("the table is full: it has {most} seats"),
    "no_overblinds_here": _("this table has no overblinds"),
    "overblind_of_another": _("only {name}, left of the big blind, may post an overblind now"),
    "overblind_too_dear_now": _("an overblind costs {price:,} chips, but the stack is {stack:,}"),
    "no_more_overblinds": _("the overblind for the next hand has already been announced"),
    "no_choice_now": _("you cannot choose a game now; the games are {games}"),
    # levels of a knockout
    "no_levels": _(
        "unknown file or name {name!r}; choose one of {known}, or add minutes: standard:15"
    ),
    "levels_are_a_folder": _("{name} is a folder, not a file"),
    "levels_are_no_text": _("{name} is not a text file (UTF-8)"),
    "levels_are_no_toml": _("{name} is not a TOML file: {why}"),
    "levels_unreadable": _("{name} cannot be read: {why}"),
    "levels_incomplete": _(
        "{name} needs 'hands' or 'minutes' (a number) and 'levels' (a list of levels)"
    ),
    "level_incomplete": _(
        "{name}, level {number}: needs small, big and ante, with small not above big"
    ),
    "blinds_fall": _("{name}, level {number}: the blinds must not go down"),
    # the computer's players
    "no_such_bot": _("unknown computer {bot}; choose one of {known} or cpu:module:Class"),
    "no_such_character": _("no player called {name}; choose one of {known}"),
    "bot_not_loaded": _("{bot} cannot be loaded: {why}"),
    "bot_cannot_decide": _("{bot} has no decide(view, decision, rng)"),
    # actions
    "hand_is_over": _("the hand is over"),
    "chips": _("chips are missing: this is a bug in the program"),
    "hand_is_dead": _("this hand stopped because of a bug in the program"),
    "not_a_bet_action": _("it is time to bet: fold, check, call, bet or raise"),
    "not_a_draw_action": _("it is time to draw: name your discards, or stand pat"),
    "discarded_twice": _("you can discard a card only once"),
    "too_many_discards": _("you can draw at most {most}"),
    "draw_cannot_be_served": _("with split openers you can draw at most {most}"),
    "bet_or_drop": _("you cannot check here: bet or fold"),
    "not_a_swap_action": _("it is time to swap: swap a card, or keep both"),
    "card_not_held": _("{seat} does not have the {card}"),
    "check_facing_bet": _("no check here: {to_call:,} to call"),
    "no_bet_to_call": _("nothing to call, and no checks here: bet or fold"),
    "nothing_to_call": _("nothing to call; checking is free"),
    "more_than_stack": _("{amount:,} is more than the stack; all-in is {most:,}"),
    "raise_too_small": _("{amount:,} is too little; the minimum is {least:,}"),
    "raise_too_large": _("{amount:,} is too much; the maximum is {most:,}"),
    "no_raise": _("no raise here: {why}"),
    "nothing_to_show": _("you have nothing to show"),
    # a real table
    "unknown_card": _("nobody has named this card"),
    "nothing_to_split": _("only the opener can split openers, and only by discarding cards"),
    "nothing_to_judge": _("there is no showdown now"),
    "judged_not_in": _("{seat} is not in the showdown"),
    "judged_twice": _("a player can be named only once"),
    "pot_not_judged": _("a pot of {amount:,} still needs a winner"),
    "shown_too_few": _("a hand has {due} cards"),
    "order_differs": _("{seat}'s cards beat {other}'s"),
    "order_differs_tie": _("{seat} and {other} have equal hands"),
    "nothing_to_undo": _("there is nothing to take back in this hand"),
    "nothing_to_correct": _("this stack cannot be corrected"),
    "button_is_drawn": _("the button can be moved only before the first hand"),
    "board_cards": _("the board has {lie} cards, not {found}"),
    "board_not_told": _("the program does not know the whole board, so it cannot compare hands"),
    # hand files
    "unreadable": _("cannot be read: {why}"),
    "not_utf8": _("is not a text file (UTF-8)"),
    "too_large": _("is too large for a hand file: more than {most} bytes"),
    "broken_toml": _("is not a hand file; its TOML is broken: {why}"),
    "broken_json": _("is not a hand; its JSON is broken: {why}"),
    "giant_number": _("is not a hand: a number is far too large, or the nesting far too deep"),
    "not_a_file": _("is not a file"),
    "not_a_table": _("is not a hand: it needs a table of fields"),
    "no_hands": _("contains no hand"),
    "damaged_in_the_book": _("is damaged"),
    "gone_from_the_book": _("no longer exists"),
    "no_such_file": _("does not exist"),
    "field_missing": _("is not a complete hand: the field {field!r} is missing"),
    "field_not_list": _("the field {field!r} must be a list"),
    "field_not_table": _("the field {field!r} must be a table"),
    "field_not_bool": _("the field {field!r} must be true or false, not {value!r}"),
    "field_not_whole_chips": _("the field {field!r} holds {value!r}; chips are whole numbers"),
    "field_negative": _("the field {field!r} holds {value}; chips are never negative"),
    "field_too_many_chips": _("the field {field!r} holds more than {most} chips"),
    "line_too_long": _("has a line that is too long (over {most} characters) or has too many dots"),
    "rule_not_a_word": _("a house rule must be a word or a number, not {value}"),
    "field_length": _("the field {field!r} must have {seats} entries, one per player, not {found}"),
    "unknown_variant": _("unknown variant {variant!r}; choose one of {known}"),
    "too_many_actions": _("{found} actions are too many for a hand (at most {most})"),
    "action_not_text": _("an action must be text, such as 'p1 cc'"),
    "action_unknown": _("this is not an action; actions look like 'd dh p1 AsKd', 'p1 cc', 'p2 f'"),
    "no_such_player": _("unknown player {player}; players are p1 to p{seats}"),
    "too_many_cards": _("a player gets {due} cards, not {found}"),
    "deal_out_of_place": _("these cards are not expected here"),
    "action_after_deal": _("cards must be dealt before this action"),
    "after_the_end": _("the hand is over; no more actions are possible"),
    "out_of_turn": _("it is p{turn}'s turn, not p{player}'s"),
    "not_asked_for": _("this action is not expected here; expected: {kind}"),
    "one_card_a_swap": _("only one card can be swapped"),
    "replacement_is_due": _("a new card for p{player} is expected here"),
    "small_blind_unknown": _("nobody posts a small blind; its amount must be in '_small_blind'"),
    "rule_of_another_game": _(
        "the house rule {name} belongs to another game; this one has {known}"
    ),
    "ruleset_unknown": _(
        "was played under version {version} of the rules {name!r}; this program knows 'drawholdem' "
        "up to version {ours}"
    ),
    "ruleset_row": _("the field '_ruleset' must have a name and an integer version, not {value}"),
    "opener_row": _("the field '_openers' has a bad row {row!r}; a row has player and cards"),
    "shown_row": _("the field '_shown' has a bad row {row!r}; a row has player and cards"),
    "order_row": _("the field '_order' is {row!r}; it must list the players, best first"),
    "corrected_row": _("the field '_corrected' has a bad row {row!r}; a row has name, had and has"),
    "cards_not_known": _("was played with real cards, which are not in the file"),
    "real_cards": _("was dealt from a real deck, so there is nothing to check"),
    "rabbit_row": _("the field '_rabbit' is {row!r}; it must have board and swap"),
    "shown_differ": _("the field '_shown' names cards that this player did not hold face down"),
    "rabbit_differs": _("'_rabbit' is wrong; the next cards would have been {found}"),
    "openers_differ": _("'_openers' is wrong; the openers shown were {found}"),
    "fee_row": _("the field '_fees' has a bad row {row!r}; a row has street, player, fee and held"),
    "fees_differ": _("'_fees' is wrong; the fees paid were {found}"),
    "show_too_early": _("cards are shown only when the hand is over"),
    "show_after_folding": _("this player has folded and has nothing to show"),
    "show_not_held": _("these are not the player's cards ({held})"),
    "unseen_cards": _("unseen cards decide here, so the hand cannot be checked"),
    "final_stacks": _("the final stacks are {found}, but the file says {said_stacks}"),
    "carried_out": _("the pot carried over is {found}, but the file says {said}"),
    "ends_early": _("ends mid-hand, but gives final stacks"),
    # does the deck follow from the secret?
    "field_not_hex": _("the field {field!r} must be 64 hexadecimal digits, not {value!r}"),
    "no_secret": _("has no secret, so its deck cannot be checked"),
    "no_commitment": _("has a secret, but no seal to compare it with"),
    "secret_differs": _("the secret does not match the seal; it gives {found}"),
    "card_differs": _("the {told} should be the {due}: that is what the secret deals here"),
    "fits": _("OK: the secret matches the seal, and all {cards} cards follow from it"),
    "fits_so_far": _(
        "OK: the secret matches the seal, and the {cards} cards so far follow from it; ends "
        "mid-hand"
    ),
    "computer_row": _(
        "the field '_computers' has a bad row {row!r}; a row has player, bot and edition"
    ),
    "around_row": _("the field {field!r} does not describe a table before the deal"),
    "computer_differs": _(
        "{bot}, player {player}, would not act like this given what it could see"
    ),
    # settings
    "unknown_setting": _("unknown setting {name!r}; choose one of {known}"),
    "unknown_theme": _("unknown theme {name!r}; choose one of {known}"),
    "setting_not_switch": _("{name} must be true or false, not {value}"),
    "setting_not_choice": _("{name} must be one of {known}, not {value}"),
    "setting_not_whole": _("{name} must be a whole number from {least} to {most}, not {value}"),
    "setting_not_text": _("{name} must be text on one line, not {value}"),
    "setting_not_names": _("{name} must be a list of comma-free names, not {value}"),
    "setting_not_keys": _('keys must be a table of lines like fold = "f", not {value}'),
    "key_not_text": _('the key for {name} must be text like "f", not {value}'),
    "default_used": _("using {default}"),
    "settings_broken": _("its TOML is broken: {reason}"),
    "settings_foreign": _("it belongs to another program (schema {value})"),
    "settings_newer": _("it was written by a newer version (schema {version}, not {ours})"),
    "settings_too_large": _("it is too large for a settings file: more than {most} bytes"),
    "settings_aside": _(
        "the settings file {file} cannot be used: {told}; it was renamed {aside}, and the "
        "defaults are used"
    ),
    "settings_stay": _(
        "the settings file {file} cannot be used: {told}; it could not be renamed ({reason}), "
        "so the defaults are used and changes are not saved"
    ),
    "settings_unreadable": _(
        "the settings file {file} cannot be read ({reason}); the defaults are used and changes "
        "are not saved"
    ),
    "settings_not_saved": _("the settings cannot be saved to {file}: {reason}"),
}

# the same, to the player whose action is refused
_TO_YOU: dict[str, str] = {
    "card_not_held": _("you do not have the {card}"),
    "check_facing_bet": _("you cannot check: {to_call:,} to call"),
    "more_than_stack": _("you have {most:,} (all-in), not {amount:,}"),
    "no_raise": _("you cannot raise: {why}"),
}

WHY_NO_RAISE: dict[str, str] = {
    "nobody_can_call": _("everyone else is all-in"),
    "calling_is_all_in": _("a call already takes the whole stack"),
    "not_reopened": _("no full raise has reopened the betting"),
    "no_openers": _("you need a pair of jacks or better to open"),
    "capped": _("the cap of a bet and three raises has been reached"),
}


_PYTHON_SAYS: Final = ("why", "reason")  # of TOML, where it is that


def sentence(code: str, values: Mapping[str, object], *, to_you: bool = False) -> str:
    """The sentence of a refusal; ``to_you`` when the reader is the player whose action it was."""
    template = SENTENCES[code]
    if to_you:
        template = _TO_YOU.get(code, template)
    return translate(template).format_map({key: _told(key, each) for key, each in values.items()})


def _told(key: str, value: object) -> object:
    """A value that fits a sentence: on one line, not too long."""
    if key in ("seat", "other") and isinstance(value, int):
        return f"p{value + 1}"  # a seat as hand files name it
    if key == "why" and str(value) in WHY_NO_RAISE:
        return translate(WHY_NO_RAISE[str(value)])
    if isinstance(value, int | float) and not isinstance(value, bool):
        return InFigures(value)
    if value is None or isinstance(value, Card | bool):
        return value
    if isinstance(value, tuple):
        if value and all(isinstance(each, Card) for each in value):
            return cards.text(value)
        return ", ".join(map(str, value))
    if key in _PYTHON_SAYS:
        value = broken_toml(str(value))
    return on_one_line(value if isinstance(value, str) else reprlib.repr(value))


# as Python has it since 3.11; what it says of anything else stays as it is, with its place
_SAID: Final = frozenset({
    _("Invalid statement"),
    _("Invalid value"),
    _("Expected '=' after a key in a key/value pair"),
    _("Expected newline or end of document after a statement"),
    _("Expected ']' at the end of a table declaration"),
    _("Invalid initial character for a key part"),
    _("Cannot overwrite a value"),
    _("Unterminated string"),
    _("Unclosed array"),
    _("Unclosed inline table"),
})  # fmt: skip


def broken_toml(said: str) -> str:
    """The reason of the TOML reader, in our words if it is a known one.

    >>> broken_toml("Invalid value (at line 1, column 5)"), broken_toml("a fault")
    ('Invalid value (at line 1, column 5)', 'a fault')
    """
    if placed := re.fullmatch(r"(?s)(.*) \(at line ([0-9]+), column ([0-9]+)\)", said):
        told = _("{why} (at line {line}, column {column})")
        return translate(told, why=_known(placed[1]), line=placed[2], column=placed[3])
    if ends := re.fullmatch(r"(?s)(.*) \(at end of document\)", said):
        return translate(_("{why} (at the end of the file)"), why=_known(ends[1]))
    return said


def _known(said: str) -> str:
    return translate(said) if said in _SAID else said
