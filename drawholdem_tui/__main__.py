"""``python -m drawholdem_tui``."""

from drawholdem_tui.cli.main import main

raise SystemExit(main())
