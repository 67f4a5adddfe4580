"""What people read is run: the six examples in order, as files and as notebooks, and the lines of both README files."""

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


def test_notebooks_are_made_from_the_examples() -> None:
    run([str(PYTHON / "tools" / "write_notebooks.py"), "--check"], PYTHON)


def test_notebooks_run_in_order(tmp_path: Path) -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    pytest.importorskip("matplotlib")
    notebooks = sorted(PYTHON.glob("examples/*.ipynb"))
    assert len(notebooks) == 6
    pages = []
    for place in notebooks:
        notebook = nbformat.read(place, as_version=4)
        nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
        outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
        assert outputs and all(output.output_type != "error" for output in outputs), place.name
        pages += [output.data for output in outputs if "data" in output]
    assert any("text/html" in page for page in pages), "an outcome shows itself"
    assert sum("image/png" in page for page in pages) == 2, "the figures are pictures"


def test_examples_in_order(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
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
