"""Stubs cover every public name, and mypy --strict accepts the package and the examples."""

from __future__ import annotations

import ast
import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

import armature
from armature import _core

PACKAGE = Path(armature.__file__).parent
EXAMPLES = Path(__file__).parent.parent / "examples"


def test_stubs_cover_every_public_name() -> None:
    tree = ast.parse((PACKAGE / "_core.pyi").read_text())
    classes = {
        node.name: {inner.name for inner in node.body if isinstance(inner, ast.FunctionDef)}
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    for name, value in inspect.getmembers(_core, inspect.isclass):
        public = {key for key in vars(value) if not key.startswith("_")}
        assert public <= classes[name], f"{name}: {public - classes[name]} is not in the stub"
    assert (PACKAGE / "py.typed").exists()


def test_every_public_name_has_a_sentence() -> None:
    for name in armature.__all__:
        if name != "Input":
            assert (getattr(armature, name).__doc__ or "").strip(), name


def test_mypy_strict(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    # An installed package is found by itself; mypy refuses its folder on the path.
    installed = PACKAGE.parent.name == "site-packages"
    for what in (["-p", "armature"], sorted(map(str, EXAMPLES.glob("*.py")))):
        done = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--ignore-missing-imports",
             "--cache-dir", str(tmp_path), *what],
            capture_output=True, text=True, check=False, cwd=tmp_path,
            env=dict(os.environ, **({} if installed else {"MYPYPATH": str(PACKAGE.parent)})),
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
