"""What there is to do, each with what comes of it: the rows of the menu."""

from __future__ import annotations

from drawholdem_tui.engine.fact import Fact
from drawholdem_tui.words.language import _, plural, translate


class MenuItem(Fact):
    id: str
    title: str
    told: str = ""
    shorter: str = ""  # the same where there is less room
    wide: bool = False  # what is told of it stands behind its title, and not below the others


def entries(
    waits: str,
    shorter: str = "",
    *,
    history: bool,
    more: int = 0,
    puts_aside: bool = True,
    deal_too: bool = True,
) -> tuple[MenuItem, ...]:
    """What there is to do; ``waits`` tells of an interrupted game, where there is one, which a new
    one ``puts_aside`` unless that has been done, the deal of the day, too; and ``more`` is how many
    others there are."""
    quick = _("you against two computers, right away")
    new = _("choose players, stakes and rules")
    deal = _("ten hands, the same for everyone today")
    if waits and puts_aside:
        quick = _("two computers; puts the open game aside")
        new = _("puts the open game aside")
        deal = _("ten hands; puts the open game aside") if deal_too else deal
    tour = _("learn the rules from narrated hands")
    if not history and not waits:  # nobody has ever played here
        tour = _("new here? the game in five minutes")
    in_words = [
        ("quick", _("Quick game"), quick),
        ("new", _("New game"), new),
        ("tour", _("Tour"), tour),
        ("daily", _("Today's deal"), deal),
        ("drill", _("Drill"), _("ten decisions, each graded")),
        ("rules", _("Rules"), _("all of them, with examples")),
        ("referee", _("Referee: real cards"), _("you deal, it keeps count")),
        ("settings", _("Settings"), _("language, colours, speed, keys")),
        ("quit", _("Quit"), _("quit the program")),
    ]
    if history:
        games = _("your games: replay, name, export")
        if more > 0 and not waits:
            games = plural(
                "one game to continue; replay, export",
                "{count} games to continue; replay, export",
                more,
                count=more,
            )
        elif more > 0:
            games = plural(
                "one more to continue; replay, export",
                "{count} more to continue; replay, export",
                more,
                count=more,
            )
        in_words[-2:-2] = [
            ("history", _("History"), games),
            ("statistics", _("Statistics"), _("how everyone plays, and who ran well")),
        ]
    waiting = [MenuItem("continue", translate(_("Continue")), waits, shorter)] if waits else []
    others = (
        MenuItem(item, translate(title), translate(told), wide=item == "referee")
        for item, title, told in in_words
    )
    return (*waiting, *others)
