"""A recorded hand as it stands where somebody looks: the same pictures as at the live table. What a
scene of the tour says, asks and points at comes on top."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.engine.actions import Keep, Swap
from drawholdem_tui.engine.cards import Card
from drawholdem_tui.story.player import Player
from drawholdem_tui.story.recorded import Eyes, Recorded
from drawholdem_tui.tour.reading_scenes import without_clauses
from drawholdem_tui.tui.keys.keymap import command
from drawholdem_tui.tui.replay import commands as c
from drawholdem_tui.tui.replay.beside import (
    below_the_log,
    costs_picture,
    never_graded,
    said_next,
    so_far,
)
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.opened import Telling
from drawholdem_tui.tui.table.endings import rows_of
from drawholdem_tui.tui.table.felt.told import row_beside
from drawholdem_tui.tui.table.pictures import (
    board_picture,
    line_picture,
    pots_picture,
    seat_picture,
)
from drawholdem_tui.tui.table.scene.log_rows import EventsPicture, LogKind, LogRow
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    KeyBarPicture,
    KeyHint,
    OwnCardsPicture,
    PanelLine,
    PanelPicture,
    PotsPicture,
    ResultsPicture,
    Scene,
    TitlePicture,
    Tone,
)
from drawholdem_tui.words.cards import Face
from drawholdem_tui.words.language import _, translate
from drawholdem_tui.words.numbers import chips
from drawholdem_tui.words.people import Told, of, told
from drawholdem_tui.words.table.decisions import hand_with_kicker
from drawholdem_tui.words.table.games import game_beside_our_name, stakes
from drawholdem_tui.words.table.mistakes import put_right_in_words


def put_right(recorded: Recorded) -> list[str]:
    """What people have corrected, at a table with real cards."""
    return put_right_in_words(recorded.corrected, recorded.taken_back, recorded.names)


def _which_scene(replaying: Replaying, telling: Telling) -> str:
    """And of how many."""
    scene, scenes = replaying.hand + 1, len(replaying.shelf)
    template = _("tour: {title}") if scenes == 1 else _("tour {scene} of {scenes}: {title}")
    title = translate(telling.about.title)
    return translate(template).format(scene=scene, scenes=scenes, title=title)


def _told_panel(replaying: Replaying, telling: Telling) -> PanelPicture:
    """What a scene says here; a question first, until it is answered rightly."""
    if asked := telling.question:
        said = translate(asked.asks)
        if telling.answers:
            said = translate(_("Wrong. {why} Try again.")).format(why=_told(asked.why))
        return PanelPicture((PanelLine(said),), caption=True)
    said = _told(telling.caption.text)
    if answered := telling.answered:
        said = translate(_("Right. {why}")).format(why=_told(answered.why))
    if not telling.about.yours:
        return PanelPicture((PanelLine(said),), caption=True)
    key = replaying.keymap.key_of(c.FORK)
    yours = translate(_("{key}: play on from here, against the computer"), key=key)
    return PanelPicture((PanelLine(said), PanelLine(yours, Tone.ACCENT)), caption=True)


def _told(text: str) -> str:
    """The rule behind it is a key away."""
    return without_clauses(translate(text))


def _choices_picture(telling: Telling) -> ActionsPicture:
    """The answers, as what can be said at a decision; a wrong one that was given is gone."""
    choices = telling.question.choices if telling.question else ()
    return ActionsPicture(
        tuple(
            ActionButton(
                f"answer {number}", str(number), translate(choice), number not in telling.answers
            )
            for number, choice in enumerate(choices, start=1)
        )
    )


def _unanswered_pots(telling: Telling, pots: PotsPicture) -> PotsPicture:
    """Without what a question may be after: a swap pot in which nothing lies yet, and who gets
    one."""
    if telling.asked_here is None or telling.answered or _pointer_of(telling) == "pots":
        return pots
    rows = (row.but(who=(), shorter="") if row.swap else row for row in pots.rows)
    return pots.but(rows=tuple(row for row in rows if not row.swap or row.amount or row.coming))


def _pointer_of(telling: Telling) -> str | None:
    """What a caption speaks of, while it is read."""
    if telling.question or telling.answered or telling.said_here is None:
        return None
    return telling.said_here.target


def _unpaid_pots(player: Player) -> PotsPicture:
    """Chips lie in one place; when all is over, each pot tells what it came to."""
    pots, paid = pots_picture(player.show), player.show.stage.paid
    if player.show.ending is not None or not paid:
        return pots
    rows = (
        row for number, row in enumerate(pots.rows) if (None if row.swap else number) not in paid
    )
    return pots.but(rows=tuple(rows))


_WHOSE_CARDS: Final = {Eyes.SHOWN: _("covered until shown"), Eyes.ALL: _("all cards")}
_ALL_SHOWN: Final = _("all shown cards")  # while an evening can go on nobody sees more


def replay_scene(replaying: Replaying, face: Face) -> Scene:
    """All regions at once; those that have not changed cost nothing to show."""
    player, telling = replaying.player, replaying.telling
    show, own = player.show, player.recorded.own
    near = own or 0
    shares = replaying.chances.shares
    nearest = -1 if own is None and not show.ending else near  # nobody's turn is one's own
    seats = [seat_picture(show, seat, nearest, shares) for seat in range(len(show.chairs))]
    # after folding to be followed, and no more
    folded = own is not None and show.stage.seats[own].folded
    cards = OwnCardsPicture(player.own_cards, faded=folded)
    pots = pots_picture(show) if telling else _unpaid_pots(player)
    panel = _panel(replaying, cards, face)
    return Scene(
        title=_title(replaying),
        seats=tuple(seats),
        hole_cards=show.rules.hole_cards,
        board=board_picture(show),
        line=line_picture(show),
        pots=_unanswered_pots(telling, pots) if telling else pots,
        own=cards,
        own_seat=near,
        panel=panel,
        actions=_choices_picture(telling) if telling else ActionsPicture(),
        events=None if telling and telling.question else _events(replaying, panel),
        costs=None if telling else costs_picture(player, replaying.what_cost, replaying.keymap),
        results=_results(player) if telling is None else None,
        keys=_keys(replaying),
        pointer=_pointer_of(telling) if telling else None,
    )


def _title(replaying: Replaying) -> TitlePicture:
    player = replaying.player
    show, rules, telling = player.show, player.rules, replaying.telling
    swap, swap_in_short = show.who_won() if show.ending else "", ""
    asked = telling is not None and telling.question is not None  # perhaps for what it costs
    if show.ending is None and not asked:
        swap, swap_in_short = show.price()
    bets = player.next_action is not None and not isinstance(player.next_action, Swap | Keep)
    told = _which_scene(replaying, telling) if telling else _which_hand(replaying)
    return TitlePicture(
        translate(_("Draw-Holdem")),
        "" if telling or replaying.shelf.called(replaying.hand) else game_beside_our_name(rules),
        "" if telling else _whereabouts(replaying),
        stakes(rules),
        swap,
        swap_in_short,
        replaying.notices.text,
        nobody_swaps=bool(swap_in_short) and (show.stage.price is None or bets),
        page=told,
    )


def _whereabouts(replaying: Replaying) -> str:
    """Where in the hand somebody is, or wants to go."""
    player = replaying.player
    if typed := replaying.typed:
        key = replaying.keymap.key_of(c.JUMP)
        return translate(_("{key}: go to action {number}")).format(number=typed, key=key)
    at, last = player.place.actions, len(player.recorded.hand.actions)
    if not at and last:  # blinds may lie there
        return translate(_("at the start"))
    return translate(_("action {at} of {last}")).format(at=at, last=last)


def _which_hand(replaying: Replaying) -> str:
    """And that it is a replay."""
    shelf, number = replaying.shelf, replaying.player.recorded.number
    if told := shelf.called(replaying.hand):
        return told
    if not number:  # a file does not say it
        return translate(_("replay"))
    hand = shelf.numbered(replaying.on_shelf.found, number)
    return translate(_("replay: {hand}"), hand=hand)


def _what_is_seen(replaying: Replaying) -> PanelLine:
    """From where, which hand of several, and whose cards."""
    player, shelf, many = replaying.player, replaying.shelf, len(replaying.shelf)
    evening, called = shelf.evening(replaying.on_shelf.found), shelf.called(replaying.hand)
    in_title = not called and player.recorded.number
    parts = [
        translate(_("replay")) if called else "",
        translate(_("evening {number}"), number=evening) if evening and not in_title else "",
    ]
    if many > 1 and not replaying.shelf.tells_of_how_many:
        at = chips(replaying.hand + 1)
        parts.append(translate(_("{at} of {last}"), at=at, last=chips(many)))
    if player.eyes in _WHOSE_CARDS:
        all_shown = player.eyes is Eyes.ALL and player.recorded.unseen
        parts.append(translate(_ALL_SHOWN if all_shown else _WHOSE_CARDS[player.eyes]))
    if replaying.by_itself.plays:
        parts.append(translate(_("autoplay")))
    named = (each.replace(" ", "\u00a0") for each in parts if each)  # each in one row
    return PanelLine("\u00a0\u00b7 ".join(named), Tone.QUIET)


def _panel(replaying: Replaying, own: OwnCardsPicture, face: Face) -> PanelPicture:
    """The viewer's hand, what was just said, and what the coach has to say of what comes."""
    if replaying.telling is not None:
        return _told_panel(replaying, replaying.telling)
    player = replaying.player
    lines = [
        (_hand_here(player, own), Tone.QUIET if own.faded else Tone.STRONG),
        (_price_here(player), Tone.PLAIN),
    ]
    if not player.at or player.at_the_end:
        lines += [(told, Tone.ACCENT) for told in put_right(player.recorded)]
    lines.append((_coach(replaying, face), Tone.ACCENT))
    told = [PanelLine(*line) for line in lines]
    told += said_next(player, replaying.what_cost), _what_is_seen(replaying)
    return PanelPicture(tuple(line for line in told if line.text))


def _hand_here(player: Player, own: OwnCardsPicture) -> str:
    """Of whoever decides, with who that is; where nobody does, the viewer's."""
    show, view = player.show, player.asked_view
    seat = player.recorded.own if view is None else view.you
    mine = seat == player.recorded.own
    cards = own.cards if mine or seat is None else show.stage.seats[seat].cards
    held = tuple(card for card in cards if card is not None)
    named = hand_with_kicker(held, show.board) if held and len(held) == len(cards) else ""
    if view is None or seat is None or (named and mine):
        return named
    return of(show.name(seat), named) if named else told(show.who(seat), _DECIDES)


_DECIDES: Final = Told(_("you decide"), _("{name} decides"))


def _price_here(player: Player) -> str:
    if (view := player.asked_view) is None:
        return ""
    told = _("{call} to call \u00b7 {win} to win") if view.to_call else _("{amount} to win")
    win = chips(view.to_win)
    return translate(told, call=chips(view.to_call), win=win, amount=win)


def _coach(replaying: Replaying, face: Face) -> str:
    """Of the choice that is made here, or else of the last one, as its player could know it."""
    player, what_cost = replaying.player, replaying.what_cost
    seat = what_cost.judged if what_cost.told else None
    if seat is None:
        return ""
    if not what_cost.knows({seat}):
        return translate(_("The coach is thinking\u2026"))
    found = what_cost.here(seat)
    if found is None:
        return told(player.show.who(seat), _NEXT if seat == player.place.to_act else _LAST)
    from drawholdem_tui.words.advice.review import graded_line

    return graded_line(found, player.show.who(seat), face)


_NEXT: Final = Told(
    _("Your next decision is not graded."), _("{name}'s next decision is not graded.")
)
_LAST: Final = Told(
    _("Your last decision is not graded."), _("{name}'s last decision is not graded.")
)


def _events(replaying: Replaying, panel: PanelPicture) -> EventsPicture:
    player, telling, coached = replaying.player, replaying.telling, replaying.what_cost.told
    heading = LogRow(translate(_("This hand")), LogKind.HEADING)
    # a scene goes on by more than one action at a time: all of them are new
    return EventsPicture(
        (heading, *so_far(player)),
        telling.stop_before if telling else None,
        over=player.show.ending is not None and telling is None,
        timed=telling is None,
        beside=0 if telling else row_beside([line.text for line in panel.lines]),
        below=() if telling else below_the_log(player, replaying.keymap, told=coached),
    )


def _results(player: Player) -> ResultsPicture | None:
    show = player.show
    if show.ending is None:
        return None
    own, cards = player.recorded.own, player.own_cards

    def kept(seat: int) -> tuple[Card, ...]:
        """What nobody has shown, and may be seen now."""
        held = cards if seat == own else show.stage.seats[seat].cards
        known = tuple(card for card in held if card is not None)
        return known if len(known) == len(held) else ()

    # the last row is kept for what each decision cost
    return ResultsPicture("", rows_of(show, show.ending, kept), show.ending.notes, line=())


def _keys(replaying: Replaying) -> KeyBarPicture:
    shown: tuple[str, ...] = c.IN_BAR
    titles: dict[str, str] = {}
    player, what_cost = replaying.player, replaying.what_cost
    seats = player.seen_seats()
    faultless = what_cost.knows(seats) and bool(seats) and not what_cost.dear(seats)
    if replaying.telling:
        shown, titles = c.IN_THE_BAR_OF_A_SCENE, dict(c.THERE_IN_SHORT)
        if player.at_the_end and replaying.hand + 1 < len(replaying.shelf):
            titles[c.ON] = _("next scene")
    if replaying.by_itself.plays:
        titles[c.PLAY] = _("pause")
    hints = (
        KeyHint(
            each.id, replaying.keymap.key_of(each.id), translate(titles.get(each.id, each.title))
        )
        for each in map(command, shown)
        if each.id not in (c.COST, c.COST_BACK) or not faultless
        if each.id != c.HAND or len(replaying.shelf) > 1
        if each.id not in c.GRADED or not never_graded(replaying.player)
        if each.id != c.OTHER or replaying.shelf.other(replaying.hand) is not None
    )
    return KeyBarPicture(tuple(hints))
