"""A scene that tells of itself: what it says, what it asks, and what it points at."""

from __future__ import annotations

from drawholdem_tui.tui.replay.commands import FORK
from drawholdem_tui.tui.replay.director import Replaying
from drawholdem_tui.tui.replay.tour import Telling
from drawholdem_tui.tui.table.scene.regions import (
    ActionButton,
    ActionsPicture,
    PanelLine,
    PanelPicture,
    PotsPicture,
    Tone,
)
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import translate


def whereabouts(replaying: Replaying) -> str:
    """Which scene, and of how many."""
    if replaying.telling is None:
        return ""
    title = translate(replaying.telling.about.title)
    scenes = len(replaying.shelf)
    if scenes == 1:
        return translate(_("tour: {title}")).format(title=title)
    template = translate(_("tour {scene} of {scenes}: {title}"))
    return template.format(scene=replaying.hand + 1, scenes=scenes, title=title)


def told_panel(replaying: Replaying, telling: Telling) -> PanelPicture:
    """What a scene says here; a question first, until it is answered rightly."""
    if asked := telling.question:
        said = translate(asked.asks)
        if telling.answers:
            said = translate(_("Not so. {why} Try again.")).format(why=translate(asked.why))
        return PanelPicture((PanelLine(said),))
    said = translate(telling.caption.text) if telling.caption.text else ""
    if answered := telling.answered:
        said = translate(_("Right. {why}")).format(why=translate(answered.why))
    if not telling.about.yours:
        return PanelPicture((PanelLine(said),))
    yours = translate(_("{key}: you play on from here, against the computer"))
    key = replaying.keymap.key_of(FORK)
    return PanelPicture((PanelLine(said), PanelLine(yours.format(key=key), Tone.ACCENT)))


def choices_picture(telling: Telling) -> ActionsPicture:
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


def unanswered_pots(telling: Telling, pots: PotsPicture) -> PotsPicture:
    """Without what a question may be after: a swap pot in which nothing lies yet, and who gets
    one."""
    if telling.asked_here is None or telling.answered or pointer_of(telling) == "pots":
        return pots
    rows = (row.but(who=(), shorter="") if row.swap else row for row in pots.rows)
    return pots.but(rows=tuple(row for row in rows if not row.swap or row.amount or row.coming))


def pointer_of(telling: Telling) -> str | None:
    """What a caption speaks of, while it is read."""
    if telling.question or telling.answered or telling.said_here is None:
        return None
    return telling.said_here.target
