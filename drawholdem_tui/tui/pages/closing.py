"""Leaving a screen once, however many keys come at the same time."""

from __future__ import annotations

from textual.screen import Screen, ScreenResultType


def close(screen: Screen[ScreenResultType], result: ScreenResultType | None = None) -> None:
    """Dismiss it, with whatever lies over it. A screen that is gone already stays gone: its second
    dismissal would take the one below."""
    app = screen.app
    if screen not in app.screen_stack:
        return
    while app.screen is not screen:
        app.pop_screen()
    screen.dismiss(result)
