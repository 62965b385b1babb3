"""Refusals as sentences: what, where, and what would be right."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Mapping
from typing import Final

from drawholdem_tui.engine import cards
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import InFigures
from drawholdem_tui.words.one_line import on_one_line

SENTENCES: dict[str, str] = {
    # cards
    "not_a_card": _("{text!r} is not a card; cards are written like As, Td or 7c"),
    "deck_size": _("a deck has 52 cards, this one has {cards}"),
    "slots_run_out": _("the fixed slots have no card left"),
    "card_twice": _("the card {card} is already dealt"),
    "not_cards": _("a deck is made of the 52 cards and nothing else"),
    # rules
    "not_whole_chips": _("chips are whole numbers from 0 up, not {amount!r}"),
    "no_big_blind": _("the big blind must be at least 1, it is {big_blind}"),
    "swaps_in_draw_poker": _("draw poker has its draw and no swaps"),
    "small_blind_above_big": _(
        "the small blind, {small_blind}, is above the big blind, {big_blind}"
    ),
    "first_figure_above_second": _(
        "the first figure, {small_blind}, is above the smallest bet, {big_blind}"
    ),
    "spread_needs_maximum": _("spread limit, and only that, needs a largest bet: spread:MAX"),
    "big_bet_without_fixed_limit": _("a big bet goes with fixed limit only"),
    "big_bet_below_small": _("the big bet, {big_bet}, is below the small one, {small_bet}"),
    "unknown_rule": _("there is no house rule {name!r}; there are {known}"),
    "unknown_value": _("the house rule {name} knows no {value!r}; it knows {known}"),
    # starting a hand
    "seats": _("a hand needs {least} to {most} players, not {seats}"),
    "antes_for_other_seats": _("there are {antes} antes for {seats} players"),
    "no_chips": _("{seat} has {stack} chips; a player needs at least 1 to be dealt in"),
    "blinds_in_an_ante_game": _("this game is played with antes, there are no blinds to post"),
    "no_big_blind_posted": _("blinds are posted, but nobody posts the big blind"),
    "post_out_of_place": _("{seat} cannot post a blind ({kind}) there"),
    "too_many_overblinds": _("{overblinds} overblinds are too many; the house rule is {rule}"),
    "antes_uneven": _("an ante of every player is the same for all"),
    "post_not_agreed": _("{seat} posts {amount} as a blind ({kind}); agreed are {agreed}"),
    "overblind_heads_up": _("there is no overblind between two players"),
    "overblind_size": _("the overblind of {seat} is {amount}; it must be {agreed}"),
    "overblind_too_dear": _("{seat} has not enough chips for an overblind of {amount}"),
    # matches
    "too_few_players": _("two players with chips are needed"),
    "chips_do_not_add_up": _("there are {there:,} chips, but {bought:,} were bought"),
    "no_rebuys_in_a_knockout": _("there are no rebuys in a knockout"),
    "no_sitting_out_of_a_knockout": _("nobody sits out of a knockout; you can leave it"),
    "no_joining_a_knockout": _("nobody joins a knockout that has begun"),
    "buy_nothing": _("there is nothing to buy"),
    "name_taken": _("somebody called {name} sits here already"),
    "name_looks_taken": _(
        "{name!r} looks like {other!r}, who sits here already; take another name"
    ),
    "table_full": _("the table is full, {most} can sit here"),
    "no_overblinds_here": _("there are no overblinds at this table"),
    "overblind_of_another": _("only {name}, left of the big blind, may post an overblind now"),
    "overblind_too_dear_now": _("an overblind takes {price:,} chips, and there are {stack:,}"),
    "no_more_overblinds": _("the overblind of the next hand has been said already"),
    "no_choice_now": _("nobody chooses a game now; there are {games}"),
    # levels of a knockout
    "no_levels": _("{name!r} is neither a file nor one of {known}"),
    "levels_unreadable": _("{name} cannot be read: {why}"),
    "levels_incomplete": _(
        "{name} needs 'hands' or 'minutes', a number, and 'levels', a list of levels"
    ),
    "level_incomplete": _("{name}, level {number}: needs small, big and ante, small up to big"),
    "blinds_fall": _("{name}, level {number}: the blinds fall"),
    # the computer's players
    "no_such_bot": _("there is no {bot}; there are {known} and cpu:module:Class"),
    "no_such_character": _("nobody here is called {name}; there are {known}"),
    "bot_not_loaded": _("{bot} cannot be loaded: {why}"),
    "bot_cannot_decide": _("{bot} has no decide(view, decision, rng)"),
    # actions
    "hand_is_over": _("the hand is over"),
    "chips": _("chips are missing: this is a fault of the program"),
    "hand_is_dead": _("this hand broke off because of a fault in the program"),
    "not_a_bet_action": _("this is the time to bet: fold, check, call, bet or raise"),
    "not_a_draw_action": _("this is the time to draw: name the discards or stand pat"),
    "discarded_twice": _("a card can be discarded only once"),
    "too_many_discards": _("at most {most} cards can be drawn"),
    "draw_cannot_be_served": _("with split openers only {most} more cards can be dealt"),
    "bet_or_drop": _("nobody checks here: bet or drop out"),
    "not_a_swap_action": _("this is the time to swap: swap a card or keep both"),
    "card_not_held": _("{seat} does not hold the {card}"),
    "check_facing_bet": _("no check is possible: it is {to_call:,} to call"),
    "no_bet_to_call": _("there is nothing to call, and nobody checks here: bet or drop out"),
    "nothing_to_call": _("there is nothing to call; checking is free"),
    "more_than_stack": _("{amount:,} is more than the stack; all-in is {most:,}"),
    "raise_too_small": _("{amount:,} is too little; the least is {least:,}"),
    "raise_too_large": _("{amount:,} is too much; the most is {most:,}"),
    "no_raise": _("no raise is possible: {why}"),
    "nothing_to_show": _("there is nothing to show"),
    # hand files
    "unreadable": _("cannot be read: {why}"),
    "not_utf8": _("is not a text file (UTF-8)"),
    "too_large": _("is too large for a hand file: more than {most} bytes"),
    "broken_toml": _("is not a hand file: its TOML is broken: {why}"),
    "broken_json": _("is not a hand: its JSON is broken: {why}"),
    "giant_number": _("is not a hand: it holds a number, or a nesting, beyond all measure"),
    "not_a_file": _("is not a file"),
    "not_a_table": _("is not a hand: a table of fields is needed"),
    "no_hands": _("holds no hand"),
    "damaged_in_the_book": _("is damaged in the book"),
    "gone_from_the_book": _("is no longer in the book"),
    "no_such_file": _("does not exist"),
    "field_missing": _("is not a complete hand: the field {field!r} is missing"),
    "field_not_list": _("the field {field!r} must be a list"),
    "field_not_table": _("the field {field!r} must be a table"),
    "field_not_bool": _("the field {field!r} must be true or false, not {value!r}"),
    "field_not_whole_chips": _("the field {field!r} holds {value!r}; chips are whole numbers"),
    "field_negative": _("the field {field!r} holds {value}; chips are never negative"),
    "field_too_many_chips": _("the field {field!r} holds more than {most} chips"),
    "line_too_long": _("has a line that no hand file needs (longer than {most}, or full of dots)"),
    "rule_not_a_word": _("a house rule is a word or a number, not {value}"),
    "field_length": _("the field {field!r} has {found} entries for {seats} players"),
    "unknown_variant": _("the variant {variant!r} is not known here; known are {known}"),
    "too_many_actions": _("{found} actions are more than any hand takes ({most} are read)"),
    "action_not_text": _("an action must be a text such as 'p1 cc'"),
    "action_unknown": _("this is not an action; actions look like 'd dh p1 AsKd', 'p1 cc', 'p2 f'"),
    "no_such_player": _("there is no player {player}; players are p1 to p{seats}"),
    "too_many_cards": _("a player gets {due} cards, not {found}"),
    "deal_out_of_place": _("these cards are not due here"),
    "action_after_deal": _("cards are due before this action"),
    "after_the_end": _("the hand is over, nothing more can be said"),
    "out_of_turn": _("it is the turn of p{turn}, not of p{player}"),
    "not_asked_for": _("this is not what is asked now ({kind})"),
    "one_card_a_swap": _("one card can be swapped, not more"),
    "replacement_is_due": _("one new card for p{player} is due here"),
    "small_blind_unknown": _("nobody posts a small blind; its amount must stand in '_small_blind'"),
    "rule_of_another_game": _(
        "the house rule {name} belongs to another game; this one has {known}"
    ),
    "ruleset_unknown": _(
        "was played by version {version} of the rules of {name!r}; known here are those of "
        "'drawholdem' up to version {ours}"
    ),
    "ruleset_row": _("the field '_ruleset' must have a name and a whole version, not {value}"),
    "opener_row": _("the field '_openers' has a row {row!r}; a row has player and cards"),
    "shown_row": _("the field '_shown' has a row {row!r}; a row has player and cards"),
    "rabbit_row": _("the field '_rabbit' is {row!r}; it has board and swap"),
    "shown_differ": _("the field '_shown' names cards that this player did not hold unseen"),
    "rabbit_differs": _("what would have come is not what '_rabbit' says; it is {found}"),
    "openers_differ": _("the openers proved are {found}"),
    "fee_row": _("the field '_fees' has a row {row!r}; a row has street, player, fee and held"),
    "fees_differ": _("the fees paid are {found}"),
    "show_too_early": _("cards are shown only when the hand is over"),
    "show_after_folding": _("this player has folded and has nothing to show"),
    "show_not_held": _("these are not the player's cards, {held}"),
    "unseen_cards": _("cards that nobody saw decide here: whether the hand holds cannot be told"),
    "final_stacks": _("the final stacks are {found}, the file says {said_stacks}"),
    "carried_out": _("the pot carried on is {found}, the file says {said}"),
    "ends_early": _("ends in mid-hand, and yet names final stacks"),
    # does the deck follow from the secret?
    "field_not_hex": _("the field {field!r} must be 64 hexadecimal digits, not {value!r}"),
    "no_secret": _("says nothing about its deck: it carries no secret"),
    "no_commitment": _("carries a secret, but no commitment that it could be compared with"),
    "secret_differs": _("the secret does not give the commitment; it gives {found}"),
    "card_differs": _("the {told} should be the {due}: that is what the secret deals here"),
    "fits": _("fits: the secret gives the commitment, and all {cards} cards follow from it"),
    "fits_so_far": _(
        "fits: the secret gives the commitment, and the {cards} cards so far follow from it; "
        "ends in mid-hand"
    ),
    "computer_row": _(
        "the field '_computers' has a row {row!r}; a row has player, bot and edition"
    ),
    "around_row": _("the field {field!r} does not say what a table knows before the cards"),
    "computer_differs": _("{bot}, player {player}, would not say this from what it could see"),
    # settings
    "unknown_setting": _("there is no setting {name!r}; there are {known}"),
    "unknown_theme": _("there is no theme {name!r}; there are {known}"),
    "setting_not_switch": _("{name} is true or false, not {value}"),
    "setting_not_choice": _("{name} is one of {known}, not {value}"),
    "setting_not_whole": _("{name} is a whole number from {least} to {most}, not {value}"),
    "setting_not_text": _("{name} is a text on one line, not {value}"),
    "setting_not_names": _("{name} is a list of names without commas, not {value}"),
    "setting_not_keys": _('keys is a table of lines like fold = "f", not {value}'),
    "key_not_text": _('the key for {name} is a text like "f", not {value}'),
    "default_used": _("{default} is used"),
    "settings_broken": _("its TOML is broken: {reason}"),
    "settings_foreign": _("these are settings of something else: schema is {value}"),
    "settings_newer": _("it was written by a newer version (schema {version}, not {ours})"),
    "settings_too_large": _("it is too large for settings: more than {most} bytes"),
    "settings_aside": _(
        "the settings file {file} cannot be used: {told}; it now lies beside as {aside}, "
        "and the defaults are used"
    ),
    "settings_stay": _(
        "the settings file {file} cannot be used: {told}; it could not be moved aside ({reason}), "
        "so the defaults are used and changes are not saved"
    ),
    "settings_unreadable": _(
        "the settings file {file} cannot be read ({reason}); the defaults are used and changes "
        "are not saved"
    ),
    "settings_not_saved": _("the settings cannot be saved in {file}: {reason}"),
}

# the same, to the player whose action is refused
_TO_YOU: dict[str, str] = {
    "card_not_held": _("you do not hold the {card}"),
    "check_facing_bet": _("you cannot check: it is {to_call:,} to call"),
    "more_than_stack": _("you have {most:,} (all-in), not {amount:,}"),
    "no_raise": _("you cannot raise: {why}"),
}

WHY_NO_RAISE: dict[str, str] = {
    "nobody_can_call": _("everybody else is all-in"),
    "calling_is_all_in": _("a call takes the whole stack already"),
    "not_reopened": _("there has been no full raise since the player last acted"),
    "no_openers": _("you need a pair of jacks or better to open"),
    "capped": _("the bet and the three raises of this round have been made"),
}


_PYTHON_SAYS: Final = ("why", "reason")  # of TOML, where it is that


def player_number(seat: int) -> str:
    """A seat as hand files name it."""
    return f"p{seat + 1}"


def sentence(code: str, values: Mapping[str, object], *, to_you: bool = False) -> str:
    """The sentence of a refusal; ``to_you`` when the reader is the player whose action it was."""
    template = SENTENCES[code]
    if to_you:
        template = _TO_YOU.get(code, template)
    return translate(template).format_map({key: _told(key, each) for key, each in values.items()})


def _told(key: str, value: object) -> object:
    """A value that fits a sentence: on one line, not too long."""
    if key == "seat" and isinstance(value, int):
        return player_number(value)
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
_PLACED: Final = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)
_AT_THE_END: Final = re.compile(r"(.*) \(at end of document\)", re.DOTALL)


def broken_toml(said: str) -> str:
    """The reason of the TOML reader, in our words if it is a known one.

    >>> broken_toml("Invalid value (at line 1, column 5)"), broken_toml("a fault")
    ('Invalid value (at line 1, column 5)', 'a fault')
    """
    if placed := _PLACED.fullmatch(said):
        told = translate(_("{why} (at line {line}, column {column})"))
        return told.format(why=_known(placed[1]), line=placed[2], column=placed[3])
    if ends := _AT_THE_END.fullmatch(said):
        return translate(_("{why} (at the end of the file)")).format(why=_known(ends[1]))
    return said


def _known(said: str) -> str:
    return translate(said) if said in _SAID else said
