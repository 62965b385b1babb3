"""``chart blueprint``, ``solve flops`` and ``solve blueprint``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from drawholdem_tui.cli.main import main
from drawholdem_tui.engine.cards import cards
from drawholdem_tui.players.blueprint.tables import blueprint
from drawholdem_tui.players.blueprint.tree import nodes
from drawholdem_tui.players.odds.tables.preflop import place_of


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> list[str]:
    assert main(words) == code
    told = capsys.readouterr()
    return (told.err if code else told.out).splitlines()


def test_the_squares_say_who_swaps_and_what_is_said_first(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = said(capsys, "chart", "blueprint", "--stack", "22")
    assert found[0].startswith("22 bb: EV ")
    assert "22 bb. Both have swapped. The big blind faces a raise to 2.5 bb." in found
    assert "22 bb. The button has swapped. The button acts first." in found
    assert max(map(len, found)) <= 160
    aces = [line for line in found if line.startswith("AA  ")]
    assert len(aces) == 3 + 4 * sum(node.so.raises < 2 for node in nodes(22.0))


def test_the_data_has_each_hand_at_each_node(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = said(capsys, "chart", "blueprint", "--json")
    found = json.loads(line)
    assert found["stack"] == 50
    assert found["bets"].keys() == {"keep_keep", "keep_swap", "swap_keep", "swap_swap"}
    first = found["bets"]["swap_swap"][0]
    aces = blueprint(50.0).bets(nodes(50.0)[0], 3, place_of(*cards("AsAd")))
    assert first["hands"]["AA"] == pytest.approx(aces, abs=1e-4)
    assert first["says"] == list(nodes(50.0)[0].says)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chart", "blueprint", "--stack", "21"), "blueprints exist for 10, 12, 15, 18, 20, 22"),
        (("chart", "blueprint", "--players", "2"), "blueprints are for two players"),
        (("chart", "blueprint", "--no-swaps"), "blueprints are for games with swaps"),
        (("chart", "blueprint", "--csv"), "blueprint prints text, or JSON with --json"),
        (("solve", "blueprint", "--stacks", "11"), "blueprints exist for 10, 12, 15, 18, 20, 22"),
        (("solve", "blueprint", "--players", "3"), "blueprints are for two players"),
        (("solve", "blueprint", "--hands", "3"), "this option is not for solve blueprint"),
        (("solve", "flops", "--stacks", "10"), "only for solve blueprint and pushfold"),
        (("solve", "flops", "--flops", "x"), "this option is only for solve blueprint"),
        (("solve", "blueprint", "--flops", "/nowhere"), "/nowhere"),
        (("solve", "pushfold", "--flops", "x"), "this option is only for solve blueprint"),
        (
            ("solve", "blueprint", "--out", "x", "--part", "1/2", "--keep", "y"),
            "this needs all tables, but --part computes only some",
        ),
    ],
)
def test_what_does_not_go_together(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], why: str
) -> None:
    pytest.importorskip("numpy")
    (line,) = said(capsys, *words, code=2)
    assert why in line


def test_flops_are_learnt_and_a_blueprint_is_computed_from_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    flops = tmp_path / "flops.json"
    told = said(capsys, "solve", "flops", "--hands", "30", "--out", str(flops), "--jobs", "1")
    assert told == ["60 hands played from the flop on"]
    assert len(json.loads(flops.read_text())) == 5
    words = ("solve", "blueprint", "--stacks", "10", "--rounds", "3", "--flops", str(flops))
    (line,) = said(capsys, *words, "--jobs", "1")
    assert line.startswith("10 bb: EV ")
    few = ("solve", "flops", "--hands", "1", "--out", str(flops), "--jobs", "1")
    assert said(capsys, *few) == ["2 hands played from the flop on"]  # most lines have none
    flops.write_text("[]")
    (line,) = said(capsys, *words, code=2)
    assert line.endswith(f"{flops} was not written by solve flops")
