"""How a hand starts: who sits with how much, who posts what.

Seats of a hand are numbered from the left of the button: seat 0 acts first after the flop, and
the last seat is the button (or the first before it, where the button fell on an empty chair).
Heads-up the button, seat 1, posts the small blind. The match knows chairs and names; the engine
knows seats.
"""

from __future__ import annotations

import enum

from drawholdem_tui.engine.errors import SetupError
from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.engine.rules import FEWEST_SEATS, MOST_SEATS, AnteKind, Rules


class PostKind(enum.StrEnum):
    SMALL = "small"
    BIG = "big"
    OVER = "over"  # DH-8
    EXTRA = "extra"  # a big blind posted out of turn, to come in


class Post(Fact):
    """A blind as agreed; a short stack puts in what it has (TH-3)."""

    seat: int
    kind: PostKind
    amount: int


class Setup(Fact):
    """Everything a hand starts from but the rules and the deck."""

    stacks: tuple[int, ...]
    posts: tuple[Post, ...] = ()  # in the order of posting
    antes: tuple[int, ...] = ()  # by seat; empty: none
    dead_antes: bool = False  # big-blind and dealer antes: dead money in the main pot
    carried: int = 0  # from a passed-in hand (DP-5)

    @property
    def blinds(self) -> tuple[Post, ...]:
        """The posts in turn: small blind, big blind, overblinds."""
        return tuple([post for post in self.posts if post.kind is not PostKind.EXTRA])

    @property
    def price(self) -> int:
        """What everybody owes for the blinds; a short one lowers it for nobody (TH-3)."""
        return max([post.amount for post in self.posts], default=0)

    def check(self, rules: Rules) -> None:
        """Refuse a hand that these rules do not know."""
        self._check_amounts()
        self._check_posts(rules)

    def _check_amounts(self) -> None:
        seats = len(self.stacks)
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise SetupError("seats", seats=seats, least=FEWEST_SEATS, most=MOST_SEATS)
        if self.antes and len(self.antes) != seats:
            raise SetupError("antes_for_other_seats", antes=len(self.antes), seats=seats)
        if not self.dead_antes and len(set(self.antes)) > 1:
            raise SetupError("antes_uneven")
        amounts = [*self.stacks, *self.antes, self.carried, *[post.amount for post in self.posts]]
        if set(map(type, amounts)) != {int} or min(amounts) < 0:
            wrong = next(amount for amount in amounts if type(amount) is not int or amount < 0)
            raise SetupError("not_whole_chips", amount=wrong)
        if 0 in self.stacks:
            raise SetupError("no_chips", seat=self.stacks.index(0), stack=0)

    def _check_posts(self, rules: Rules) -> None:
        """Small blind, big blind, overblinds, each left of the one before; then who comes in."""
        if not self.posts:
            if rules.swaps:  # the first fee is a small blind and counts as a bet (DH-5)
                raise SetupError("no_big_blind_posted")
            return
        if not rules.has_blinds:
            raise SetupError("blinds_in_an_ante_game")
        wanted = {PostKind.SMALL: rules.small_blind}
        before: Post | None = None
        posted: set[int] = set()
        for post in self.posts:
            if post.kind is PostKind.OVER and len(self.stacks) == 2:
                raise SetupError("overblind_heads_up", seat=post.seat)
            if post.seat in posted or not self._in_place(post, before):
                raise SetupError("post_out_of_place", seat=post.seat, kind=post.kind)
            posted.add(post.seat)
            if post.kind is PostKind.OVER and before:
                self._check_overblind(post, before)
            else:
                _check_amount(post, agreed=wanted.get(post.kind, rules.big_blind))
            before = post
        kinds = [post.kind for post in self.posts]
        overblinds = kinds.count(PostKind.OVER)
        if overblinds > rules.overblinds(len(self.stacks)):
            raise SetupError("too_many_overblinds", overblinds=overblinds, rule=rules.overblind)
        if PostKind.BIG not in kinds:
            raise SetupError("no_big_blind_posted")

    def _in_place(self, post: Post, before: Post | None) -> bool:
        """Whether a post may follow the one before it, and at this seat."""
        seats = len(self.stacks)
        if not 0 <= post.seat < seats:
            return False
        first = 1 if seats == 2 else 0
        if before is None:  # without a small blind its chair is empty
            return post.seat == (first if post.kind is PostKind.SMALL else 0)
        match post.kind:
            case PostKind.SMALL:
                return False
            case PostKind.BIG:
                return before.kind is PostKind.SMALL and post.seat == (first + 1) % seats
            case PostKind.OVER:
                return before.kind in (PostKind.BIG, PostKind.OVER)
            case PostKind.EXTRA:
                return before.kind is not PostKind.SMALL

    def _check_overblind(self, post: Post, before: Post) -> None:
        """DH-8: left of the blind before it and twice its size, with chips for the whole."""
        if post.seat != before.seat + 1:
            raise SetupError("post_out_of_place", seat=post.seat, kind=post.kind)
        twice = 2 * before.amount
        if post.amount != twice:
            raise SetupError("overblind_size", seat=post.seat, amount=post.amount, agreed=twice)
        ante = self.antes[post.seat] if self.antes else 0
        if self.stacks[post.seat] < post.amount + ante:
            raise SetupError("overblind_too_dear", seat=post.seat, amount=post.amount)


def _check_amount(post: Post, agreed: int) -> None:
    if post.amount != agreed:
        raise SetupError(
            "post_not_agreed", seat=post.seat, kind=post.kind, amount=post.amount, agreed=agreed
        )


def regular(
    rules: Rules,
    stacks: tuple[int, ...],
    *,
    dead_small_blind: bool = False,
    overblinds: int = 0,
    carried: int = 0,
) -> Setup:
    """A hand as the rules have it: antes and blinds by seat (TH-2, TH-3, DH-8, DP-2).

    With ``dead_small_blind`` the small blind's chair is empty, and seat 0 is the big blind.
    """
    posts = _blinds(rules, len(stacks), dead_small_blind, overblinds) if rules.has_blinds else ()
    kind = rules.antes_from
    dead_antes = kind is not AnteKind.EACH
    return Setup(stacks, posts, _antes(rules, kind, len(stacks), posts), dead_antes, carried)


def overblind_prices(
    rules: Rules, seats: int, *, dead_small_blind: bool = False
) -> tuple[tuple[int, int], ...]:
    """The seats that could post an overblind, in turn, and what each needs for it: the whole of it,
    beside an ante of its own (DH-8)."""
    most = rules.overblinds(seats)
    setup = regular(rules, (0,) * seats, dead_small_blind=dead_small_blind, overblinds=most)
    antes = setup.antes or (0,) * seats
    return tuple(
        (post.seat, post.amount + antes[post.seat])
        for post in setup.posts
        if post.kind is PostKind.OVER
    )


def _antes(rules: Rules, kind: AnteKind, seats: int, posts: tuple[Post, ...]) -> tuple[int, ...]:
    if not rules.ante:
        return ()
    if kind is AnteKind.EACH:
        return (rules.ante,) * seats
    payer = seats - 1  # the dealer
    if kind is AnteKind.BIG_BLIND:
        payer = next(post.seat for post in posts if post.kind is PostKind.BIG)
    return tuple(rules.ante if seat == payer else 0 for seat in range(seats))


def _blinds(rules: Rules, seats: int, dead_small: bool, overblinds: int) -> tuple[Post, ...]:
    small = Post(1 if seats == 2 else 0, PostKind.SMALL, rules.small_blind)
    big = Post(0 if seats == 2 or dead_small else 1, PostKind.BIG, rules.big_blind)
    posts = [big] if dead_small else [small, big]
    for _ in range(overblinds):
        last = posts[-1]
        posts.append(Post(last.seat + 1, PostKind.OVER, 2 * last.amount))
    return tuple(posts)
