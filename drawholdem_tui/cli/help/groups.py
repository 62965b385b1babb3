"""The commands in the groups in which the help lists them."""

from __future__ import annotations

from typing import Final

from drawholdem_tui.words.language import _

# by name: the file, and what it does; in the order and under the heads of the help
GROUPS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    _("Play"): {
        "play": ("play", _("play at a table")),
        "table": ("referee", _("for real cards and chips: tracks bets, pots and payouts")),
        "tour": ("about", _("learn the game from narrated hands")),
        "daily": ("training", _("the deal of the day: ten hands, the same for everyone")),
        "drill": ("training", _("practise ten decisions, each priced and explained")),
    },
    _("Look back"): {
        "history": ("past", _("the games you have played")),
        "stats": ("stats", _("how everyone has played, and who ran well")),
        "replay": ("recorded", _("watch recorded hands again, or check them")),
        "export": ("past", _("write finished hands to files")),
        "verify": ("recorded", _("check that the cards were dealt fairly")),
    },
    _("Look up"): {
        "rules": ("about", _("the rulebook")),
        "keys": ("about", _("the keys at the table")),
        "chart": ("chart", _("which card to swap before the flop")),
        "advise": ("advise", _("what a swap, a call or a draw is worth")),
    },
    _("Bots"): {
        "bot": ("contest.bot", _("create a ten-line bot to start from")),
        "arena": ("contest.arena", _("find out which computer player is better")),
        "simulate": ("simulate", _("play hands between computer players")),
    },
    _("Heavy computing"): {
        "solve": ("solve", _("recompute the short-stack strategy")),
        "merge": ("heavy.merge", _("combine the parts of a run from several machines")),
        "bench": ("about", _("measure how fast the program runs here")),
    },
    _("Program"): {
        "paths": ("about", _("show where your games and settings are")),
        "completion": ("help.shells", _("print tab completion for your shell")),
    },
}
