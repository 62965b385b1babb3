"""From a record to the rules and the setup of its hand: the file gives only amounts by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.rules import AnteKind, Overblind, Rules, Stakes, Structure
from drawholdem_tui.engine.setup import Post, PostKind, Setup
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.fields import Record
from drawholdem_tui.storage.phh.variants import VARIANTS


def rules_of(record: Record) -> Rules:
    """The rules a record was played by: its code's preset and what it says beside."""
    variant = VARIANTS[record.variant]
    changes: dict[str, Any] = {
        "structure": Structure.SPREAD if record.spread else variant.structure,
        "spread": record.spread,
        "big_blind": record.smallest_bet,
        "big_bet": record.big_bet,
        "small_blind": _small_blind(record),
        "ante": max(record.antes),
    }
    if not record.uniform_antes:
        changes["ante_kind"] = AnteKind.BIG_BLIND
    try:
        # what is posted speaks for itself where the file does not name the rule
        if any(record.blinds):
            changes["stakes"] = Stakes.BLINDS  # of draw poker; hold'em always has them
        if sum(post.kind is PostKind.OVER for post in _posts(record)) > 1:
            changes["overblind"] = Overblind.RE_OVERBLINDS
        told = tuple((name, _rule_text(value)) for name, value in record.house_rules.items())
        return _changed(variant.preset, tuple(changes.items()), told)
    except EngineError as error:
        raise HandFault.of(error) from None


@lru_cache(256)  # thousands of hands are played by the same rules
def _changed(
    preset: Rules, changes: tuple[tuple[str, Any], ...], house_rules: tuple[tuple[str, str], ...]
) -> Rules:
    rules = replace(preset, **dict(changes))
    for name, value in house_rules:
        rules = rules.with_rule(name, value)
    for name, _value in house_rules:
        if name not in rules.house_rules:
            raise HandFault("rule_of_another_game", name=name, known=rules.house_rules)
    return rules


def _rule_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if not isinstance(value, str | int):
        raise HandFault("rule_not_a_word", value=value)
    return str(value)


def _small_blind(record: Record) -> int:
    """Posted, or told beside; hold'em without swaps can do without knowing it."""
    if record.small_blind is not None:
        return record.small_blind
    for post in _posts(record):
        if post.kind is PostKind.SMALL:
            return post.amount
    if VARIANTS[record.variant].preset.swaps:
        raise HandFault("small_blind_unknown")  # it is the fee of the first round (DH-5)
    return record.smallest_bet // 2


def setup_of(record: Record) -> Setup:
    """Stacks, antes and posts by seat; heads-up the lists stand the other way round."""
    turn = slice(None, None, -1) if len(record.stacks) == 2 else slice(None)
    return Setup(
        stacks=record.stacks,
        posts=_posts(record),
        antes=record.antes[turn] if any(record.antes) else (),
        dead_antes=not record.uniform_antes,
        carried=record.carried_in,
    )


def _posts(record: Record) -> tuple[Post, ...]:
    """Which post is which blind. Heads-up the lists stand the other way round, and the button, the
    second seat, posts first."""
    seats = len(record.stacks)
    amounts = record.blinds[::-1] if seats == 2 else record.blinds
    if not any(amounts):
        return ()
    order = [1, 0] if seats == 2 else list(range(seats))
    posts: list[Post] = []
    if record.small_blind is None and _small_blind_is_posted(amounts, order, record.smallest_bet):
        seat = order.pop(0)
        posts.append(Post(seat, PostKind.SMALL, amounts[seat]))
    elif seats == 2:
        order.reverse()  # only the big blind posts, from the first seat
    for seat in order:
        if amounts[seat]:
            posts.append(Post(seat, _kind(posts, amounts[seat]), amounts[seat]))
    return tuple(posts)


def _small_blind_is_posted(amounts: Sequence[int], order: Sequence[int], big: int) -> bool:
    """The first to post puts in less than the big blind (perhaps nothing), or as much where the
    next one does so too."""
    first, second = amounts[order[0]], amounts[order[1]]
    return first < big or first == second == big


def _kind(posts: Sequence[Post], amount: int) -> PostKind:
    last = next((post for post in reversed(posts) if post.kind is not PostKind.SMALL), None)
    if last is None:
        return PostKind.BIG
    return PostKind.OVER if amount > last.amount else PostKind.EXTRA
