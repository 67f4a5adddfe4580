"""What people read is run: the six examples in order, and the lines of both README files."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PYTHON = Path(__file__).parent.parent
README = [PYTHON / "README.md", PYTHON.parent / "README.md", PYTHON.parent / "docs" / "python.md"]


def run(code: list[str], where: Path) -> str:
    done = subprocess.run([sys.executable, *code], capture_output=True, text=True, cwd=where, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_examples_in_order(tmp_path: Path) -> None:
    examples = sorted(PYTHON.glob("examples/*.py"))
    assert len(examples) == 6
    for example in examples:
        assert run([str(example)], tmp_path)
        assert len(example.read_text().splitlines()) < 60


@pytest.mark.parametrize("page", README, ids=["package", "repository", "docs"])
def test_python_of_the_pages(page: Path, tmp_path: Path) -> None:
    if not page.exists():
        pytest.skip("not in a package that was unpacked alone")
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), flags=re.DOTALL)
    assert blocks, f"{page.name} shows no Python"
    (tmp_path / "page.py").write_text("\n".join(blocks))
    run(["page.py"], tmp_path)
