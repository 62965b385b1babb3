"""From a record to the rules and the setup of its hand: the file gives only amounts by seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from drawholdem_tui.engine.errors import EngineError
from drawholdem_tui.engine.rules import AnteKind, Rules, Stakes, Structure
from drawholdem_tui.engine.setup import Post, PostKind, Setup
from drawholdem_tui.storage.phh.faults import HandFault
from drawholdem_tui.storage.phh.record import Record
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
        if any(record.blinds):
            changes["stakes"] = Stakes.BLINDS  # of draw poker; hold'em always has them
        rules = replace(variant.preset, **changes)
        for name, value in record.house_rules.items():
            rules = rules.with_rule(name, _rule_text(value))
    except EngineError as error:
        raise HandFault(error.code, **error.values) from None
    return rules


def _rule_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _small_blind(record: Record) -> int:
    if record.small_blind is not None:
        return record.small_blind
    if VARIANTS[record.variant].preset.swaps and _posts_no_small_blind(record):
        raise HandFault("small_blind_unknown")  # it is the fee of the first round (DH-5)
    posted = [amount for amount in record.blinds if amount]
    return min(*posted, record.smallest_bet) if posted else record.smallest_bet // 2


def setup_of(record: Record) -> Setup:
    """Stacks, antes and posts by seat; heads-up the lists stand the other way round."""
    turn = slice(None, None, -1) if len(record.stacks) == 2 else slice(None)
    return Setup(
        stacks=record.stacks,
        posts=_posts(record, record.blinds[turn]),
        antes=record.antes[turn] if any(record.antes) else (),
        dead_antes=not record.uniform_antes,
        carried=record.carried_in,
    )


def _posts(record: Record, blinds: tuple[int, ...]) -> tuple[Post, ...]:
    """Which post is which blind: the file gives only amounts by seat."""
    order = [1, 0] if len(blinds) == 2 else range(len(blinds))
    left = [(seat, blinds[seat]) for seat in order if blinds[seat]]
    posts: list[Post] = []
    big = record.smallest_bet
    if left and record.small_blind is None and _first_is_small(left, big):
        seat, amount = left.pop(0)
        posts.append(Post(seat, PostKind.SMALL, amount))
    if left:
        seat, amount = left.pop(0)
        posts.append(Post(seat, PostKind.BIG, amount))
    for seat, amount in left:
        kind = PostKind.EXTRA if amount <= big else PostKind.OVER
        posts.append(Post(seat, kind, amount))
    return tuple(posts)


def _posts_no_small_blind(record: Record) -> bool:
    posts = setup_of(record).posts
    return not any(post.kind is PostKind.SMALL for post in posts)


def _first_is_small(posts: list[tuple[int, int]], big: int) -> bool:
    if posts[0][1] < big:
        return True
    # equal blinds: two neighbours, from the first seat on, post the same
    return len(posts) > 1 and posts[0] == (0, big) and posts[1] == (1, big)
