"""What the coach knows of the open question as a picture: the choices, and one sentence; and what
has been seen of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drawholdem_tui.engine.events import Street
from drawholdem_tui.engine.rules import Game
from drawholdem_tui.engine.said import SaidKind
from drawholdem_tui.evening.company import notes_of, too_early
from drawholdem_tui.tui.hot_seat.commands import MARKS
from drawholdem_tui.tui.hot_seat.own_cards import in_order
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.pictures.own_hand import refusal, situation_in_short
from drawholdem_tui.tui.table.scene.regions import CoachPicture, CoachRow
from drawholdem_tui.words.advice.notes import ENOUGH
from drawholdem_tui.words.language import In, _, plural, translate
from drawholdem_tui.words.numbers import chips, percent
from drawholdem_tui.words.people import called
from drawholdem_tui.words.table.decisions import hand_in_words

if TYPE_CHECKING:  # nobody waits for it at the start
    from drawholdem_tui.engine.view import View
    from drawholdem_tui.players.coach.advice import Advice
    from drawholdem_tui.players.odds.price import Choice, Verdict
    from drawholdem_tui.tui.pages.page import Leaf
    from drawholdem_tui.tui.pages.parts import Part
    from drawholdem_tui.tui.table.drawing.lines import Table

_NOTES: Final = 136  # cells of a page of them
_EARLY: Final = 70
# what the last figure of a choice is called, and what it is
_NET: Final = (
    In("of what it costs", "net"),
    _(
        "Net: your share of the pot of {pot} after your call, minus the call, on average against "
        "unknown hands."
    ),
    _("Net counts a pot of {pot} after your call."),
    _("Pot after your call: {pot}."),
)
_NET_OF_SWAPS: Final = (
    _NET[0],
    _(
        "Net: your share of the pot of {pot} after your call, minus the call. A swap is the "
        "average of all new cards, minus its fee: after a bad one you fold."
    ),
    _("Net counts a pot of {pot} after your call; after a bad card you fold."),
    _("Pot after your call: {pot}."),
)
_NET_OF_SWAPS_AND_CALLS: Final = (
    _NET[0],
    _(
        "Net: your share of the pot of {pot} after your call, minus the call. A swap is the "
        "average of all new cards, minus its fee."
    ),
    *_NET[2:],
)
_WORTH: Final = (
    In("a share of the final pot", "worth"),
    _("Worth: a share of a final pot of about {pot}, minus the costs, against unknown hands."),
    _("Worth assumes a final pot of about {pot}."),
    _("Final pot: about {pot}."),
)


def coach_picture(director: Director) -> CoachPicture | None:
    """Nothing where the cards are hidden, or nobody has asked."""
    question, keyboard = director.question, director.keyboard
    if question is None or not question.coached or not keyboard.open:
        return None
    hint, facts = refusal(director, question), situation_in_short(director)
    hand = hand_in_words(question.view.own_cards, question.view.board)
    if question.advice is None:
        thinks = translate(_("The coach is thinking\u2026"))
        return CoachPicture(says=(thinks,), hand=hand, facts=facts, hint=hint)
    from drawholdem_tui.words.advice.coach import coach_says

    advice = question.advice
    is_net = not advice.verdict or advice.verdict.call > 0
    called_so, *foot = _what_it_is_worth(advice, getattr(question.decision, "to_call", 0))
    return CoachPicture(
        _rows(director, question, advice),
        advice.pot.amount + advice.fee,
        coach_says(advice, question.decision, director.face),
        hand,
        facts,
        hint,
        tuple(foot),
        called_so,
        is_net,
        _whom(question.view, advice),
    )


def _whom(view: View, advice: Advice) -> tuple[str, ...]:
    """Nothing at draw poker, where what each has drawn is reckoned with."""
    from drawholdem_tui.players.coach.advice import opponents_of

    count = advice.opponents
    if view.rules.game is Game.DRAW_POKER:
        return ()
    if advice.against_any is not None:
        return translate(_("against hands that bet like this")), translate(_("against such bets"))
    briefly = translate(_("against {count}"), count=count)
    if count < opponents_of(view):  # the others have said nothing yet
        return translate(_("against the {count} already in"), count=count), briefly
    ways = (
        plural("against {count} unknown hand", "against {count} unknown hands", count),
        plural("against {count} hand", "against {count} hands", count),
    )
    return *(each.format(count=count) for each in ways), briefly


def _what_it_is_worth(advice: Advice, to_call: int) -> list[str]:
    """Facing a bet what is still to be bet is not counted, since one would have to pay for it: that
    is a net. Else it is a share of chips that are still to come, one's own among them. Where a
    strategy was computed, that alone says which choice is best."""
    verdict, pot = advice.verdict, 0
    ways: tuple[In | str, ...]
    if verdict is None:
        ways, pot = _NET, advice.pot.now + to_call if advice.call else 0
    else:
        ways = _net_of_swaps(verdict) if verdict.call else _WORTH
        pot = verdict.final_pot if _costs(verdict) else 0
    if advice.against_any is not None:
        ways = (ways[0], *ways[2:])  # the longest says against whom, which stands above it
    told = ways if pot and not advice.spot else ways[:1]
    return [translate(each, pot=chips(pot)) for each in told]


def _net_of_swaps(verdict: Verdict) -> tuple[In | str, ...]:
    """Whether some new cards are folded that the better swap may bring."""
    swap = max(verdict.choices[1:], key=lambda each: each.value)
    return _NET_OF_SWAPS if swap.plays < 1 else _NET_OF_SWAPS_AND_CALLS


def _costs(verdict: Verdict) -> bool:
    """Else what a choice is worth only tells its chances again."""
    return bool(verdict.call or any(each.fee for each in verdict.choices))


def _rows(director: Director, question: Question, advice: Advice) -> tuple[CoachRow, ...]:
    if advice.verdict is None:
        return _at_a_bet(question, advice)
    from drawholdem_tui.engine.actions import Draw
    from drawholdem_tui.players.odds.price import best_of_each_size

    verdict, worth = advice.verdict, _costs(advice.verdict) and not advice.spot
    choices = verdict.choices
    if isinstance(verdict.best.do, Draw):
        choices = best_of_each_size(choices)
    nets = [round(each.value) if worth else None for each in choices]
    even = bool(verdict.call and worth and len({*nets}) == 1)  # none is better in whole chips
    return tuple(
        _row(director, question, each, net, each.do == advice.best and not even)
        for each, net in zip(choices, nets, strict=True)
    )


def _row(
    director: Director, question: Question, choice: Choice, worth: int | None, best: bool
) -> CoachRow:
    from drawholdem_tui.engine.actions import Draw, Swap
    from drawholdem_tui.words.advice.which_reason import choice_name

    share = choice.chances.share
    swaps = isinstance(choice.do, Swap)
    names: tuple[str, ...] = (choice_name(choice.do, director.face),)
    if isinstance(choice.do, Swap):
        names += (director.face(choice.do.card),)
    elif cards := getattr(choice.do, "cards", ()):
        own = in_order(question.view.own_cards, sort=director.own_cards.sorts(question.chair))
        cards = sorted(cards, key=own.index)  # as they lie
        names = (choice_name(Draw(tuple(cards)), director.face),)
        keys = (director.keymap.key_of(MARKS[own.index(card)]) for card in cards)
        names += (" ".join(map(director.face, cards)), " ".join(keys))
    elif isinstance(choice.do, Draw):
        names += (translate(_("pat")),)
    return CoachRow(names, share, choice.fee, worth, best, swaps)


def _at_a_bet(question: Question, advice: Advice) -> tuple[CoachRow, ...]:
    """Facing a bet what calling is worth, and folding, which is worth nothing; a raise only where
    one is advised. Else the chances alone."""
    from drawholdem_tui.engine.actions import Fold, RaiseTo

    if advice.call is None:
        view = question.view
        draws = view.rules.game is Game.DRAW_POKER and view.street is Street.PREFLOP
        name = translate(_("after the draw") if draws else _("as it is"))
        return (CoachRow((name,), advice.keep),)
    costs, computed = getattr(question.decision, "to_call", 0), advice.spot is not None
    worth, nothing = (None, None) if computed else (round(advice.call.value), 0)
    call = CoachRow((translate(_("call")),), advice.keep, costs, worth, advice.calls)
    fold = CoachRow((translate(_("fold")),), None, 0, nothing, advice.answer is Fold)
    if advice.answer is not RaiseTo:
        return call, fold
    return call, CoachRow((translate(_("raise")),), None, None, None, True), fold


def notes_leaf(director: Director) -> Leaf:
    """What the others have done, in figures and in words; as long as there is nothing to say of
    anybody, what there will be."""
    from drawholdem_tui.tui.pages.page import Leaf, parts_of
    from drawholdem_tui.tui.pages.parts import Part
    from drawholdem_tui.tui.table.drawing.lines import Said

    title = translate(_("What the others have done"))
    figures = Part(translate(_("the others")), (_figures(director),))
    if not too_early(director.evening):
        notes = notes_of(director.evening, _reader(director))
        told = [each._replace(side="left") for each in parts_of(notes)]
        return Leaf(title, (figures, *told), widest=_NOTES, lies="mid")
    begins = translate(
        _("Too early to read anybody: notes on the others begin after {hands} hands."), hands=ENOUGH
    )
    first = Part("", ((Said(begins, "strong"),),))
    parts = (first, figures, _what_they_will_tell(swaps=director.show.rules.swaps))
    return Leaf(title, parts, widest=_EARLY, apart=1, lies="mid")


def _reader(director: Director) -> int | None:
    """Who has no need of notes on themselves: whoever is asked, else nobody among several."""
    if director.evening.alone is not None:
        return director.evening.alone
    return director.question.chair if director.question else None


def _figures(director: Director) -> Table:
    """Of whom too little has been seen, how much that is."""
    from drawholdem_tui.engine.past import NO_PAST
    from drawholdem_tui.tui.table.drawing.lines import Bar, Column, Piece, Said, Table

    match, reader = director.evening.match, _reader(director)
    seen = translate(_("{seen} of {hands} hands seen"))
    won_of = translate(_("{won} of {shown}"))
    rows: list[tuple[Piece, ...]] = []
    for at, chair in enumerate(match.chairs):
        if chair.left or at == reader:
            continue
        past, name = match.past.get(at, NO_PAST), Said(called(chair.name), "strong")
        if past.hands < ENOUGH:
            little = Said(seen.format(seen=past.hands, hands=ENOUGH), "quiet")
            rows.append((name, little, *(Said(""),) * 5, Bar(past.hands / ENOUGH)))
            continue
        shown = won_of.format(won=past.won_showdowns, shown=past.showdowns)
        figures = (
            plural("{hands} hand", "{hands} hands", past.hands).format(hands=past.hands),
            str(past.count(SaidKind.BET, SaidKind.RAISE)),
            str(past.count(SaidKind.CALL)),
            str(past.paid_swaps) if match.rules.swaps else "",
            shown,
            percent(past.entered / past.hands),
        )
        rows.append((name, *map(Said, figures), Bar(past.entered / past.hands)))
    columns = (
        Column(),
        Column(),
        Column(translate(In("a column", "bets")), right=True, goes=2),
        Column(translate(In("a column", "calls")), right=True, goes=3),
        Column(translate(In("a column", "swaps paid")), right=True, goes=4),
        Column(translate(In("a column", "showdowns won")), right=True, goes=6),
        Column(translate(In("a column", "plays")), right=True, goes=1),
        Column(goes=5),
    )
    return Table(columns, tuple(rows))


def _what_they_will_tell(*, swaps: bool) -> Part:
    from drawholdem_tui.tui.pages.parts import Part
    from drawholdem_tui.tui.table.drawing.lines import Said

    told = (
        _("how many hands they play"),
        _("whether they bet and raise, or rather call"),
        *((_("what they pay for swaps, and how often"),) if swaps else ()),
        _("what they show at the end, and whether it wins"),
    )
    lines = tuple((Said(translate(each), "quiet"),) for each in told)
    return Part(translate(_("what these notes will tell you")), lines)
