"""Scripts: a game as a generator that yields decisions and is sent actions.

``Hand`` has checked an action against the decision before it is sent in, so a script never sees
an illegal one.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from drawholdem_tui.engine.actions import Action
from drawholdem_tui.engine.decisions import Decision
from drawholdem_tui.engine.judging import Judging

Script = Generator[Decision, Action, None]
# one that comes to a showdown, which may have to be judged by the table; what answers it depends on
# what was asked: an action a decision, a judgement a judging
WholeScript = Generator[Decision | Judging, Any, None]
