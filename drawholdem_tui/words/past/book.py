"""The book in words: what is wrong with it, the names of evenings, and what waits in the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawholdem_tui.words.language import _, plural, translate
from drawholdem_tui.words.numbers import InFigures, chips, net
from drawholdem_tui.words.one_line import on_one_line
from drawholdem_tui.words.people import called
from drawholdem_tui.words.times import local_time, to_the_second

_FAULTS = {
    "damaged": _("The book was damaged ({why})."),
    "newer": _("The book is from a newer version of drawholdem ({why})."),
    "foreign": _("The book file is not a drawholdem book ({why})."),
    "in_use": _("The book is open in another copy of drawholdem."),
    "unreadable": _("The book cannot be read ({why})."),
    "unwritable": _("The book cannot be written ({why})."),
    "no_locks": _(
        "The book's folder cannot lock files ({why}), so games cannot be saved there safely; "
        "use --data-dir for another folder."
    ),
    "gone": _("The book is no longer where it was ({why})."),
}


def book_fault(fault: str, why: str, aside: str | None) -> str:
    """What is wrong, and where the file was moved to."""
    said = translate(_FAULTS[fault], why=on_one_line(why))
    if aside is None:
        return said
    where = translate(
        _("It was kept as {aside}, and a new book was started."), aside=on_one_line(aside)
    )
    return f"{said} {where}"


def stands_earlier(stands: str | None, stood: str, as_found: str | None) -> str:
    """The end of what was written is lost; ``stands`` is the moment the book goes back to."""
    if stands is None:
        template = _(
            "The book last saved {stood} is gone, with everything in it; a new one was started."
        )
    elif as_found is None:
        template = _("The game went back to {stands}; everything from then until {stood} is lost.")
    else:
        template = _(
            "The game went back to {stands}; everything from then until {stood} is lost. The "
            "damaged book was kept as {aside}."
        )
    return translate(template).format(
        stands=to_the_second(stands) if stands else "",
        stood=to_the_second(stood),
        aside=on_one_line(as_found or ""),
    )


def damaged_and_shut_away(evening: int, why: str, as_found: str) -> str:
    """One evening cannot go on; the rest of the book can."""
    template = _(
        "Evening {evening} is damaged ({why}) and cannot be continued. The damaged book was "
        "kept as {aside}."
    )
    return translate(
        template, evening=evening, why=on_one_line(why, 120), aside=on_one_line(as_found)
    )


def damaged_evening(evening: int, *, has_hands: bool) -> str:
    template = _("{evening}. This evening is damaged, and none of its hands is left.")
    if has_hands:
        template = _(
            "{evening}. The record of this evening is damaged; export can still rescue its hands."
        )
    return translate(template, evening=evening)


def lost_hands(evening: int, hands: int) -> str:
    """Hands that are missing although nobody deleted them here."""
    template = plural(
        "evening {evening}: one hand is missing, though not deleted here",
        "evening {evening}: {hands} hands are missing, though not deleted here",
        hands,
    )
    return template.format(evening=evening, hands=chips(hands))


def cannot_be_told(evening: int) -> str:
    template = _("evening {evening} is damaged: its result is unknown")
    return translate(template).format(evening=evening)


def rows_without_sense(rows: int) -> str:
    """Training data that the program cannot have written."""
    template = plural(
        "One line of your training record is unreadable and was skipped; it stays in the book.",
        "{rows} lines of your training record are unreadable and were skipped; they stay in "
        "the book.",
        rows,
    )
    return template.format(rows=rows)


def left_out(hand: int, evening: int | None, number: int | None) -> str:
    """A hand that was changed after it was written."""
    template = _("evening {evening}, hand {number} is damaged and was skipped")
    if evening is None or number is None:
        template = _("hand {hand} of the book is damaged and was skipped")
    return translate(template, hand=hand, evening=evening, number=number)


def damaged_hand(hand: int, evening: int | None, number: int | None) -> str:
    """A hand that cannot be verified because it was changed."""
    template = _("evening {evening}, hand {number}: damaged")
    if evening is None or number is None:
        template = _("hand {hand} of the book: damaged")
    return translate(template).format(hand=hand, evening=evening, number=number)


def wrong_hand(evening: int | None, number: int | None) -> str:
    """Its own file says where exactly, because that names cards."""
    template = _(
        "evening {evening}, hand {number}: does not match its seal; export --evening {evening} "
        "saves it, and verify FILE shows where"
    )
    return translate(template, evening=evening, number=number)


def otherwise_decided(evening: int | None, number: int | None) -> str:
    template = _(
        "evening {evening}, hand {number}: given what it could see, a computer would have decided "
        "differently"
    )
    return translate(template, evening=evening, number=number)


def computers_as_lines(
    follow: int, differ: int, others: Mapping[tuple[str, int], int]
) -> list[str]:
    """``others`` are decisions of levels whose edition is not installed, by name."""
    lines = []
    if follow or differ:
        told = _("{follow} of {all} computer decisions follow from what the computer could see")
        lines.append(translate(told, follow=follow, all=follow + differ))
    told = _("not checked: {decisions} by {level}, edition {edition}, which is not installed")
    lines += [
        translate(told, decisions=decisions, level=level, edition=edition)
        for (level, edition), decisions in sorted(others.items())
    ]
    return lines


def chips_amiss(evening: int, there: int, expected: int, *, waiting: bool, hand: int | None) -> str:
    """Chips have gone missing from an evening, or come from nowhere."""
    template = _("evening {evening}: there are {there:,} chips, but {expected:,} were bought")
    if waiting:
        template = _(
            "evening {evening}: {there:,} chips are carried over, but the hands ended with "
            "{expected:,}"
        )
    elif hand is not None:
        template = _(
            "evening {evening}, hand {hand}: {there:,} chips were carried over, but the previous "
            "hand ended with {expected:,}"
        )
    figures = {"there": InFigures(there), "expected": InFigures(expected)}
    return translate(template, evening=evening, hand=hand, **figures)


def holds_others(file: str) -> str:
    template = _(
        "{file} holds something that is not in this book; choose another folder, or move it away"
    )
    return translate(template, file=on_one_line(file))


def mended_rights(what: str) -> str:
    return translate(_("Others could read {what}; now only you can."), what=on_one_line(what))


def saved_again() -> str:
    return translate(_("The game is being saved again, and nothing was lost."))


def not_kept(fault: str, why: str) -> tuple[str, str]:
    return book_fault(fault, why, None), translate(_("This session is not being saved."))


def not_saved(fault: str, why: str) -> str:
    """The notice that stays while nothing is written."""
    if fault in _WHY_NOT_SAVED:
        why = translate(_WHY_NOT_SAVED[fault], why=on_one_line(why))
    return translate(_("This game is not being saved: {why}."), why=on_one_line(why))


_WHY_NOT_SAVED = {
    "in_use": _("the book is open in another copy of drawholdem"),
    "no_locks": _("the book's folder cannot lock files ({why}); use --data-dir for another folder"),
    "gone": _("the book is no longer where it was ({why})"),
}


def taken_up_again(times: int) -> str:
    """An interruption gives time to think and to look at a copy, so everybody is told."""
    if times == 2:
        return translate(_("This hand has been interrupted and resumed twice."))
    template = plural(
        "This hand has been interrupted and resumed once.",
        "This hand has been interrupted and resumed {times} times.",
        times,
    )
    return template.format(times=times)


def unseen_asked_for() -> str:
    return translate(_("The unseen cards of this evening's hands have been exported (--unseen)."))


_STATUS = {
    "open": _("still open: play continues it"),
    "aside": _("put aside: play --evening {id} resumes it"),
    "over": _("finished"),
    "damaged": _("damaged"),
}
_STATUS_OF_A_REAL_TABLE = {
    "open": _("still open: table continues it"),
    "aside": _("put aside: table --evening {id} resumes it"),
}


def evening_line(
    number: int,
    began: str,
    status: str,
    *,
    game: str,
    hands: int,
    results: Sequence[tuple[str, int, int | None]],
    no_longer_there: int = 0,
    real: bool = False,
    changing: bool = False,
    knockout: bool = False,
) -> str:
    """An evening in a line of the history; ``no_longer_there`` counts its deleted hands, whose
    chips remain in the results. ``real``: its cards were."""
    from drawholdem_tui.words.past.history import kind_of
    from drawholdem_tui.words.table.games import preset_name

    special = changing or knockout
    kind = kind_of(game, changing=changing, knockout=knockout) if special else preset_name(game)
    stands = {**_STATUS, **(_STATUS_OF_A_REAL_TABLE if real else {})}
    nets = ", ".join(f"{called(name)} {net(won)}" for name, won, _place in results)
    told = plural(
        "{number}. {when}, {game}, one hand, {state}: {nets}",
        "{number}. {when}, {game}, {hands} hands, {state}: {nets}",
        hands,
        number=number,
        when=local_time(began),
        game=kind,
        hands=hands,
        state=translate(stands[status], id=number),
        nets=nets,
    )
    if not no_longer_there:
        return told
    with_gone = plural(
        "{told} (one of the hands has been deleted, but is counted here)",
        "{told} ({gone} of the hands have been deleted, but are counted here)",
        no_longer_there,
    )
    return with_gone.format(told=told, gone=no_longer_there)


def sealed(seal: str, *, spelled: bool = False) -> str:
    """Shown when a hand starts: the beginning of the hash that its secret must match. Spelled out
    for listeners, or "1e6" is read as a million."""
    digits = (" " if spelled else "").join(seal[:8])
    return translate(_("The deck is sealed: {digits}."), digits=digits)


def whole_seal(seal: str) -> list[str]:
    """All of it, in groups that can be compared."""
    groups = [seal[at : at + 8] for at in range(0, len(seal), 8)]
    heading = translate(_("The seal of this deck (SHA-256):"))
    return [heading, *(" ".join(groups[at : at + 4]) for at in range(0, len(groups), 4))]
