"""The scene as it stands: everything the director knows, as pictures for the regions."""

from __future__ import annotations

from drawholdem_tui.engine.decisions import BetDecision, DrawDecision, SwapDecision
from drawholdem_tui.tui.directing.director import Director
from drawholdem_tui.tui.hot_seat.action_places import places
from drawholdem_tui.tui.hot_seat.choices import betting, label
from drawholdem_tui.tui.hot_seat.question import Question
from drawholdem_tui.tui.keys.commands import COMMANDS, When
from drawholdem_tui.tui.pictures.felt import board_picture, line_picture, pots_picture
from drawholdem_tui.tui.pictures.seats import chairs_on_show, seat_picture
from drawholdem_tui.tui.scene.regions import (
    ActionButton,
    ActionsPicture,
    CurtainPicture,
    KeyBarPicture,
    KeyHint,
    LogPicture,
    OwnHandPicture,
    ResultsPicture,
    Scene,
    TitlePicture,
)
from drawholdem_tui.words.decisions import hand_in_words
from drawholdem_tui.words.games import at_level, game_name, seeded, stakes
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate
from drawholdem_tui.words.numbers import chips

LINES_OF_LOG = 60  # no terminal shows more beside the table


def compose(director: Director) -> Scene:
    """All regions at once; those that have not changed cost nothing to show."""
    seats = tuple(seat_picture(director, chair) for chair in chairs_on_show(director))
    if director.keyboard.curtain:
        return Scene(title=TitlePicture("", "", "", ""), seats=seats, curtain=_curtain(director))
    question = director.question
    entry = question.entry.picture() if question and question.entry else None
    return Scene(
        title=_title(director),
        seats=seats,
        board=board_picture(director),
        line=line_picture(director),
        pots=pots_picture(director),
        own=_own(director),
        actions=_actions(director),
        bet=entry,
        log=LogPicture(tuple(director.show.log[-LINES_OF_LOG:])),
        results=_results(director),
        keys=_keys(director),
    )


def _title(director: Director) -> TitlePicture:
    match, show, pace = director.match, director.show, director.pace
    rules = director.rules
    level = show.dealing.level if show.dealing else None
    said = at_level(level, rules) if level else stakes(rules)
    swap = ""
    if rules.swaps and show.fee is not None:
        swap = translate(_("a swap costs {fee}")).format(fee=chips(show.fee))
    notices = []
    if director.evening.not_saved:
        notices.append(translate(_("not being saved")))  # why, the log of each hand says
    if director.evening.laid.seed is not None:
        notices.append(seeded(director.evening.laid.seed))
    if pace.paused:
        notices.append(translate(_("paused")))
    number = show.dealing.number if show.dealing else match.hands
    hand = translate(_("hand {number}")).format(number=number)
    return TitlePicture(game_name(rules), hand, said, swap, " \u00b7 ".join(notices))


# The person at the keyboard


def _own(director: Director) -> OwnHandPicture:
    chair = director.keyboard.holder
    show = director.show
    seat = show.dealing.seat_of(chair) if show.dealing and chair is not None else None
    hand = director.loop.hand if director.loop else None
    if chair is None or seat is None or hand is None or seat >= len(show.stage.seats):
        return OwnHandPicture(hint=_waiting_for(director))
    on_stage = show.stage.seats[seat]
    name = director.match.chairs[chair].name
    if on_stage.folded:
        return OwnHandPicture(name, on_stage.stack, lines=(translate(_("folded")),))
    own = hand.view(seat).own_cards if on_stage.cards else ()
    is_open = director.keyboard.open
    picture = OwnHandPicture(
        name,
        on_stage.stack,
        cards=own if is_open else (None,) * len(own),
        hand=hand_in_words(own, show.stage.board) if is_open and own else "",
    )
    if director.shows_new_card:
        hint = _("Your new card. Enter: seen.")
        hidden = _("Your new card. {key}: look. Enter: go on.")
        key = director.keymap.key_of("peek")
        return picture._replace(hint=translate(hint if is_open else hidden).format(key=key))
    return _asked(director, picture) if director.question else picture


def _asked(director: Director, picture: OwnHandPicture) -> OwnHandPicture:
    question = director.question
    if question is None:
        return picture
    decision = question.decision
    is_open = director.keyboard.open
    hint = question.refused or (question.refused_privately if is_open else "")
    numbered = isinstance(decision, SwapDecision | DrawDecision)
    if not hint and numbered:
        hint = _how_to_exchange(director, question)
    lines: tuple[str, ...] = (situation_in_short(director),)
    if is_open and question.advice:  # in the same place: there may be no room for more
        lines = question.advice
    return picture._replace(
        marked=question.marked,
        numbered=numbered,
        keys=tuple(director.keymap.key_of(f"mark {place}") for place in range(1, 6)),
        lines=tuple(line for line in lines if line),
        hint=hint,
    )


def _how_to_exchange(director: Director, question: Question) -> str:
    key = director.keymap.key_of("swap")
    if isinstance(question.decision, SwapDecision):
        hint = _("{key} swaps the marked card.") if question.marked else _("Mark the card to swap.")
    else:
        hint = _("{key} draws {count}.") if question.marked else _("Mark what you discard.")
    return translate(hint).format(key=key, count=len(question.marked))


def situation_in_short(director: Director) -> str:
    """``60 to call, 190 in the pots``."""
    question = director.question
    if question is None:
        return ""
    bet = betting(question.decision)
    pot = bet.pot if bet else question.view.in_pots
    in_pots = translate(_("{amount} in the pots")).format(amount=chips(pot))
    if isinstance(bet, BetDecision) and bet.to_call:
        to_call = translate(_("{amount} to call")).format(amount=chips(bet.to_call))
        return f"{to_call}, {in_pots}"
    return in_pots


def _waiting_for(director: Director) -> str:
    return "" if director.show.dealing else translate(_("The cards are being shuffled."))


def _actions(director: Director) -> ActionsPicture:
    rules = director.rules
    question = director.question
    now = director.front.now()
    buttons = []
    for place in places(rules):
        words, possible = label(place, question.decision if question else None, rules)
        buttons.append(
            ActionButton(
                command=place,
                key=director.keymap.key_of(place),
                label=words,
                possible=possible,
                rests=possible and question is not None and question.rests(place, now),
            )
        )
    return ActionsPicture(tuple(buttons))


def _results(director: Director) -> ResultsPicture | None:
    results = director.show.results
    if results is None:
        return None
    between = director.between
    hint = between.told
    if not hint and between.open:
        template = _("{key}: next hand")
        if between.evening_is_over:
            template = _("{key}: how the evening ended")
        elif director.match.over:  # too few have chips, unless somebody buys some now
            template = _("{key}: the evening is over; {buy}: buy chips")
        key, buy = director.keymap.key_of("next"), director.keymap.key_of("rebuy")
        hint = translate(template).format(key=key, buy=buy)
    return results._replace(hint=hint)


def _keys(director: Director) -> KeyBarPicture:
    """What can be pressed beside the action bar."""
    between = director.between
    hints = []
    for command in COMMANDS:
        if not command.in_bar:
            continue
        if command.when is When.BETWEEN and not (between.open and between.possible(command.id)):
            continue
        if command.id == "coach" and not director.coach_is_allowed:
            continue
        if command.id in ("pause", "skip") and between.open:
            continue
        title = command.title
        if command.id == "next" and between.evening_is_over:
            title = _("go on")
        if command.id == "peek":
            if director.show.results is not None or director.keyboard.always_open:
                continue
            title = _("hide") if director.keyboard.open else title
        key = director.keymap.key_of(command.id)
        hints.append(KeyHint(command.id, key, translate(title)))
    return KeyBarPicture(tuple(hints))


def _curtain(director: Director) -> CurtainPicture:
    holder = director.keyboard.holder
    name = director.match.chairs[holder].name if holder is not None else ""
    key = director.keymap.key_of("peek")
    return CurtainPicture(name, translate(_("{key} when nobody else looks")).format(key=key))
