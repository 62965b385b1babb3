"""What opens over the table, by its name, and what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from textual.screen import Screen

from drawholdem_tui.engine.cards import Card
from drawholdem_tui.engine.decisions import SwapDecision
from drawholdem_tui.evening.daily import HANDS, is_daily
from drawholdem_tui.match.choice import GAMES
from drawholdem_tui.rulebook.clauses import (
    WHO_GETS_THE_SWAP_POT,
    clause_behind,
    clause_for,
    clause_of_price,
    clause_of_refusal,
)
from drawholdem_tui.story.hand_on_show import HandOnShow
from drawholdem_tui.tui.hot_seat.own_cards import in_order
from drawholdem_tui.tui.keys.command import AT_THE_TABLE, When
from drawholdem_tui.tui.live import commands as c
from drawholdem_tui.tui.live.director import Director
from drawholdem_tui.tui.live.screens.asked import Leave, Leaving, Newcomer
from drawholdem_tui.tui.pages.choice import ONLY, Answer, Choice, ItIsMe, Whom
from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.past.book import not_saved
from drawholdem_tui.words.people import Told, called, told
from drawholdem_tui.words.people import Who as Person
from drawholdem_tui.words.table.games import preset_name
from drawholdem_tui.words.table.help import marks_in_short, swapping_in_short

if TYPE_CHECKING:  # each page loads its own when it is opened
    from drawholdem_tui.tui.pages.parts import Part

_SHOWS: Final = Told(_("Show which card?"), _("{name}: show which card?"))
_TAKEN: Final = "+"  # behind the chair of somebody who has said that it is them
_ONLY: Final = {
    c.WHY: ONLY,
    c.SHOW: _("Only {name} decides whether these cards are shown."),
}
# told how somebody wants to leave
LeaveAs = Callable[[Leave | None], Awaitable[None]]


class Over(NamedTuple):
    """A screen to be pushed, and what follows with that which it is dismissed with."""

    screen: Screen[Any]
    then: Callable[[Any], None] | Callable[[Any], Awaitable[None]] | None = None


def overlay(what: str, director: Director) -> Over:
    """What a command opens; of one person, where the number of a chair stands after it. Where
    several sit here it is opened as a turn is taken: by that person, and others look away."""
    name, _dash, chair = what.partition("-")
    if not chair:
        return _OVER[name](director)
    at = int(chair.removesuffix(_TAKEN))
    if not chair.endswith(_TAKEN) and director.alone is None:
        return _curtain(director, name, at)
    return _which(director, at) if name == c.SHOW else _why(director, at)


def _curtain(director: Director, name: str, chair: int) -> Over:
    who, keys = called(director.match.chairs[chair].name), director.keymap.keys_of(c.PEEK)

    def taken(it_is: bool | None) -> None:
        if it_is:
            _opens(director, name)(f"{chair}{_TAKEN}")

    key = director.keymap.key_of(c.PEEK)
    return Over(ItIsMe(who, _ONLY[name], keys=keys, key=key), taken)


def asked_to_leave(director: Director, leave: LeaveAs) -> Over:
    evening = director.evening
    fault = evening.left_unsaved()
    asked = _("Leave the table? The game is saved; you can continue it next time.")
    if evening.keeper is None:
        asked = _("Leave the table? This game is not being saved.")
    lines = [translate(asked)]
    if fault is not None:
        lines = [not_saved(fault.fault, fault.why), "", translate(_("Leave the table?"))]
    left = HANDS - evening.match.hands if is_daily(evening.laid.seed) else 0
    if left > 0:
        once = plural(
            "Today's deal can be played only once: ending it forfeits one hand.",
            "Today's deal can be played only once: ending it forfeits {left} hands.",
            left,
            left=left,
        )
        lines += ["", once]
    open_means = _("leave for now") if fault is None and evening.keeper else _("leave")
    end_means = _("end the evening: this hand is the last")
    if director.between.open or evening.to_end:
        end_means = _("end the evening")
    return Over(Leaving(lines, translate(open_means), translate(end_means)), leave)


def _names(director: Director, chairs: Iterable[int]) -> dict[int, str]:
    return {chair: called(director.match.chairs[chair].name) for chair in chairs}


def _who(question: str, names: Mapping[int, str], then: Callable[[int], None]) -> Over:
    """Which of them; ``then`` is told of somebody, and not of nobody."""

    def chosen(chair: int | None) -> None:
        if chair is not None:
            then(chair)

    return Over(Whom(translate(question), names), chosen)


def _whose_change(what: str, question: str, director: Director) -> Over:
    between = director.between
    return _who(question, _names(director, between.people()), partial(between.change, what))


def _who_buys(director: Director) -> Over:
    """Each with the stack, and what the chips up to the buy-in come to."""
    hands = director.between.hands
    row, chairs = _("{name}, with {stack}, buys {price}"), director.match.chairs
    names = {
        chair: translate(
            row,
            name=called(chairs[chair].name),
            stack=chips(chairs[chair].stack),
            price=chips(hands.price(chair)),
        )
        for chair in hands.buyers()
    }
    return _who(_("Who is buying chips?"), names, partial(director.between.change, c.REBUY))


def _opens(director: Director, what: str) -> Callable[[int | str], None]:
    """The page of one of them, as soon as the question is gone."""
    front = director.front
    return lambda chair: front.later(0.01, lambda: front.open(f"{what}-{chair}"))


def _whose_hand(director: Director) -> Over:
    """Each of several people alone: whoever has asked for it says that nobody else is looking."""
    asked = _names(director, sorted(director.afterwards.asked))
    return _who(_("Who is looking?"), asked, _opens(director, c.WHY))


def _why(director: Director, chair: int) -> Over:
    from drawholdem_tui.tui.pages.why import WhyPage, why_title
    from drawholdem_tui.tui.table.endings import rows_of

    who = Person(director.match.chairs[chair].name, you=chair == director.evening.alone)
    looked = director.afterwards.of(chair)
    if looked is None:
        return _page(why_title(who), [translate(_("The coach has not looked at this hand."))])
    show = director.show
    rows = rows_of(show, show.ending, lambda _seat: ()) if show.ending else ()
    return Over(WhyPage(who, looked, director.face, won=rows, private=True))


def _which_game(director: Director) -> Over:
    answers: list[Answer[str | None]] = [
        Answer((str(number),), str(number), preset_name(game), game)
        for number, game in enumerate(GAMES, start=1)
    ]
    answers.append(Answer(("escape", "n"), translate(_("Esc")), translate(_("same again")), None))

    def chosen(game: str | None) -> None:
        if game is not None:
            director.between.choose(game)

    return Over(Choice((translate(_("Which game comes next?")),), answers), chosen)


def _who_shows(director: Director) -> Over:
    """Whoever has cards that nobody has seen; and then which of them."""
    chairs = director.between.hands.who_may_show()
    if len(chairs) == 1:
        return overlay(f"{c.SHOW}-{chairs[0]}", director)
    return _who(_("Who is showing cards?"), _names(director, chairs), _opens(director, c.SHOW))


def _which(director: Director, chair: int) -> Over:
    """By their names to one person alone, whose cards lie open; else by their places: others look
    at the screen, too."""
    unseen = in_order(director.evening.may_show(chair), sort=director.own_cards.sorts(chair))
    seen = director.keyboard.always_open and not director.keyboard.unattended
    named = seen and chair == director.alone
    answers: list[Answer[tuple[Card, ...]]] = [
        Answer((str(number),), str(number), director.face(card) if named else place, (card,))
        for number, card in enumerate(unseen, start=1)
        for place in (_place(director, chair, card),)
    ]
    if len(unseen) > 1:
        every = translate(_("both") if len(unseen) == 2 else _("all of them"))
        answers.append(Answer(("a",), "A", every, unseen))
    answers.append(Answer(("escape", "n"), translate(_("Esc")), translate(_("none")), ()))
    asked = told(director.evening.who(chair), _SHOWS)

    def chosen(cards: tuple[Card, ...] | None) -> None:
        director.show_cards(chair, cards or ())

    screen = Choice((asked,), answers)
    screen.private = named
    return Over(screen, chosen)


def _place(director: Director, chair: int, card: Card) -> str:
    """Where it lay before whoever held it, as nobody else has seen."""
    hand, seat = director.last_hand, director.show.seat_of(chair)
    held = (card,) if hand is None or seat is None else hand.view(seat).own_cards
    own = in_order(held, sort=director.own_cards.sorts(chair))
    if len(own) == 2:
        return translate(_("the left one") if card == own[0] else _("the right one"))
    return translate(_("card {number} from the left"), number=own.index(card) + 1)


def _page(heading: str, lines: Sequence[str | Part], **how: Any) -> Over:
    from drawholdem_tui.tui.pages.page import Page

    return Over(Page(heading, lines, **how))


def _log(director: Director) -> Over:
    from drawholdem_tui.tui.live.pictures.compose import on_the_table
    from drawholdem_tui.tui.pages.rules import hand_so_far, seal_part

    show = director.show
    parts = hand_so_far(show.log, sealed=bool(show.seal))
    title = translate(_("This hand"))
    if parts and parts[0].items and parts[0].heading:
        begins = _("Before the flop") if show.rules.hole_cards < 5 else _("Before the draw")
        title, parts[0] = parts[0].heading, parts[0]._replace(heading=translate(begins))
    seal = [seal_part(show.seal)._replace(side="left")] if show.seal else []

    def further() -> Screen[None]:
        """Where the last line of it is explained."""
        return _rules_at(director, _clause_of_what_was_told(show))

    above = on_the_table(director)
    return _page(title, parts, at_end=True, further=further, above=above, below=seal)


def _notes(director: Director) -> Over:
    from drawholdem_tui.tui.live.pictures.coach import notes_leaf
    from drawholdem_tui.tui.pages.page import LeafPage

    return Over(LeafPage(notes_leaf(director)))


def _pots(director: Director) -> Over:
    from drawholdem_tui.tui.live.pictures.compose import amounts
    from drawholdem_tui.tui.pages.parts import Part
    from drawholdem_tui.tui.table.drawing.lines import Bar, Column, Said, Table
    from drawholdem_tui.tui.table.pictures import names, pot_name

    show = director.show
    called_by_all, now = show.stage.pots_if_all_call(), amounts(show)
    then = [
        (pot_name(called_by_all, place), pot.amount, names(show, {*pot.contenders}))
        for place, pot in enumerate(called_by_all)
    ]
    most = max((amount for _name, amount, _who in (*now, *then)), default=0) or 1
    in_it = translate(_("who can win it"))
    columns = (Column(), Column(translate(_("chips")), right=True), Column(in_it), Column(goes=1))

    def listed(title: str, pots: Sequence[tuple[str, int, tuple[str, ...]]]) -> Part:
        rows = tuple(
            (
                Said(name, "strong"),
                Said(chips(amount), "gold"),
                Said(", ".join(who)),
                Bar(amount / most),
            )
            for name, amount, who in pots
        )
        return Part(title, (Table(columns, rows),))

    title = translate(_("The pots"))
    if not then:
        return _page(title, [listed("", now)])
    told = translate(_("now")), translate(_("if everybody calls"))
    return _page(title, [listed(*each) for each in zip(told, (now, then), strict=True)])


def _help(director: Director) -> Over:
    from drawholdem_tui.tui.pages.can_do import HelpPage, keys
    from drawholdem_tui.tui.pages.rules import ranking

    show = director.show
    swapping, marks = swapping_in_short(show.rules), marks_in_short(show.rules)
    listed = keys(director.keymap, (*AT_THE_TABLE, When.OVER))
    # as many rows before the keys of any time as from there on
    lines: list[str | Part] = [*swapping, *listed[:2], ranking(), *listed[2:], *marks]

    def further() -> Screen[None]:
        """Where what is asked is told; that everybody may know."""
        decision = director.question.decision if director.question else None
        return _rules_at(director, clause_for(show.rules, decision, show.stage.street))

    return Over(HelpPage(lines, further=further))


def _clause_of_the_moment(director: Director) -> str:
    """Why something cannot be; what the swap costs that is asked about, and who gets it; else what
    has just happened. Nothing that could tell of cards."""
    question, show = director.question, director.show
    if question and not director.keyboard.curtain:
        if question.refused_why is not None:
            return clause_of_refusal(question.refused_why)
        if isinstance(question.decision, SwapDecision):
            return clause_of_price(question.decision)
    if show.ending is not None and show.stage.swap_pot:
        return WHO_GETS_THE_SWAP_POT
    return _clause_of_what_was_told(show)


def _clause_of_what_was_told(show: HandOnShow) -> str:
    return clause_behind(show.told, show.rules, show.stage.street) if show.told else ""


def _rules_at(director: Director, clause: str) -> Screen[None]:
    from drawholdem_tui.tui.pages.rules import RulesPage

    return RulesPage(director.face, clause)


_OVER: Final[Mapping[str, Callable[[Director], Over]]] = {
    c.REBUY: _who_buys,
    c.SIT_OUT: partial(_whose_change, c.SIT_OUT, _("Who is sitting out or coming back?")),
    c.GET_UP: partial(_whose_change, c.GET_UP, _("Who is leaving the table?")),
    c.GAME: _which_game,
    c.SHOW: _who_shows,
    c.JOIN: lambda at: Over(Newcomer(at.between.hands.buy_in, at.between.joins)),
    c.WHY: _whose_hand,
    c.RULES: lambda at: Over(_rules_at(at, _clause_of_the_moment(at))),
    c.LOG: _log,
    c.POTS: _pots,
    c.NOTES: _notes,
    c.HELP: _help,
}
