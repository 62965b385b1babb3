"""What the collector of garbage leaves for later, once everything is loaded."""

from __future__ import annotations

import subprocess
import sys

import pytest

# pages that hold themselves, of which the last 30,000 are in use
_PAGES = """
import gc
from collections import deque
from drawholdem_tui.tui.loading import begin_loading, end_loading

class Page:
    def __init__(self):
        self.page = self

begin_loading()
in_use = deque(maxlen=30_000)
end_loading()
for _ in range(1_000_000):
    in_use.append(Page())
print(sum(type(each) is Page for each in gc.get_objects()))
"""


def test_what_holds_itself_goes_before_there_is_much_of_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PAGES], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 150_000


# asyncio asks for TLS, and textual for asyncio
_WITHOUT_TLS = """
import sys
from drawholdem_tui.tui.loading import begin_loading

begin_loading()
import textual.app

assert "_ssl" not in sys.modules
import ssl

print(ssl.create_default_context().verify_mode.name)
"""


@pytest.mark.every_python
def test_the_screen_loads_no_tls_and_whoever_imports_it_has_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT_TLS], capture_output=True, text=True, check=True
    )
    assert done.stdout == "CERT_REQUIRED\n"
