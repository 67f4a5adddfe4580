"""What docs/fleet.md says is typed: its commands, its table, its study, and the script without Python."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import program
from fleet_world import World, make_fleet

from armature._fleet import command, plan, run, study

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "fleet.md"
pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="not in a package that was unpacked alone")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)


def test_commands_of_the_page(tmp_path) -> None:
    pytest.importorskip("distributed")
    yaml = pytest.importorskip("yaml")
    (tmp_path / "cells").mkdir()
    make_fleet(tmp_path / "cells", World(arms=2, logs=2))
    [spec] = blocks("yaml")
    # The page's own study with one repetition of one robot: its names are what is tried.
    small = {**yaml.safe_load(spec), "repeat": 1, "vary": {"robot": ["planar2r"], "rehearse.rate_hz": [250]}}
    (tmp_path / "spec.yaml").write_text(yaml.safe_dump(small))
    for line in blocks("sh")[0].splitlines():
        words = shlex.split(line)
        done = subprocess.run([sys.executable, "-m", *words, "--quiet"], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode in (0, 1), done.stderr
    for name in ("fleet.html", "fleet.json", "arms/planar2r-0000/arm.html", "arms/planar2r-0000/model.json", "store"):
        assert (tmp_path / "report" / name).exists(), name
    assert (tmp_path / "results" / "table.md").exists()


def test_the_table_of_the_page_names_its_columns() -> None:
    header = next(text for text in blocks("text") if text.startswith("serial")).splitlines()[0].split(",")
    assert set(header) < set(plan.COLUMNS)
    for name in plan.COLUMNS:
        assert f"| `{name}` |" in PAGE.read_text()


def test_every_option_has_a_sentence() -> None:
    for verb, function in (("fleet", run.fleet), ("study", study.study)):
        text = command.parser_of(verb, function).format_help()
        assert "--workers" in text and "--scheduler" in text and "None" not in text.split("options:")[0]
    flags = re.findall(r"`(--[a-z-]+)", PAGE.read_text())
    known = "".join(command.parser_of(v, f).format_help() for v, f in (("fleet", run.fleet), ("study", study.study)))
    assert flags and all(flag in known or flag == "--json" for flag in flags)


def test_the_script_without_python(tmp_path) -> None:
    binary = program("ARMATURE_CLI")
    make_fleet(tmp_path, World(arms=1, logs=4))
    logs = sorted(map(str, (tmp_path / "planar2r-0000").glob("*.csv")))
    environment = dict(os.environ, PATH=str(Path(binary).parent) + os.pathsep + os.environ["PATH"])
    models = []
    for place, processes in (("one", "1"), ("two", "3")):
        words = [str(ROOT / "examples/fleet/parts.sh"), "planar2r", place, *logs]
        done = subprocess.run(words, cwd=tmp_path, env=dict(environment, PROCESSES=processes), capture_output=True,
                              text=True, check=False)  # fmt: skip
        assert done.returncode in (0, 1), done.stderr
        models.append((tmp_path / place / "model" / "model.json").read_text().split('"base"')[1].split("provenance")[0])
    assert models[0] == models[1]
