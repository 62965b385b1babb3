"""``python -m drawholdem_tui``."""

from drawholdem_tui.cli import main

raise SystemExit(main())
