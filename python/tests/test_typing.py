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


def public_names() -> list[str]:
    """Every name that a user can write behind "armature.": modules are not among them."""
    found = []
    for name, value in sorted(vars(armature).items()):
        if name.startswith("_") or inspect.ismodule(value):
            continue
        found.append(name)
        if inspect.isclass(value):
            found += [f"{name}.{key}" for key in dir(value) if not key.startswith("_") and key not in dir(Exception)]
    return found


def test_what_is_public_is_said_to_be() -> None:
    armature.fleet, armature.study, armature.Fleet, armature.Study  # noqa: B018  imported when asked for
    known = {name for name in public_names() if "." not in name}
    # What the file of the verbs imports for itself is not offered.
    assert known == set(armature.__all__)


def test_mypy_knows_every_public_name(tmp_path: Path) -> None:
    """A file that says each of them: mypy --strict refuses a name that stub or source does not declare."""
    pytest.importorskip("mypy")
    names = public_names()
    assert len(names) > 200
    (tmp_path / "names.py").write_text("import armature\n" + "".join(f"print(armature.{name})\n" for name in names))
    assert run_mypy(["names.py"], tmp_path) == ""
    # The test can fail: a name that is not there is refused.
    (tmp_path / "names.py").write_text("import armature\nprint(armature.Robot.invers_dynamics)\n")
    assert "invers_dynamics" in run_mypy(["names.py"], tmp_path)


def test_the_import_loads_nothing_else() -> None:
    """What makes an import slow is other packages; each is imported by the call that needs it."""
    program = "import sys; before = set(sys.modules); import armature; print(*{name.split('.')[0] for name in set(sys.modules) - before})"
    loaded = set(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split())
    assert loaded - set(sys.stdlib_module_names) == {"armature"}


def test_every_public_name_has_a_sentence() -> None:
    for name in armature.__all__:
        if name != "Input":
            assert (getattr(armature, name).__doc__ or "").strip(), name


def run_mypy(what: list[str], place: Path) -> str:
    """What mypy --strict complains about."""
    # An installed package is found by itself; mypy refuses its folder on the path.
    installed = PACKAGE.parent.name == "site-packages"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--ignore-missing-imports", "--cache-dir", str(place), *what],
        capture_output=True, text=True, check=False, cwd=place,
        env=dict(os.environ, **({} if installed else {"MYPYPATH": str(PACKAGE.parent)})),
    )  # fmt: skip
    assert (done.returncode == 0) == (done.stdout == ""), done.stderr
    return done.stdout


def test_mypy_strict(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    assert run_mypy(["-p", "armature"], tmp_path) == ""
    assert run_mypy(sorted(map(str, EXAMPLES.glob("*.py"))), tmp_path) == ""
