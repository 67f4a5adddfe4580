"""armature.study: the same work many times over, with other robots, options and seeds; each task is done once.

A specification (YAML or JSON; docs/fleet.md) names the steps, their options, what is varied and what is measured:

    steps: [design, rehearse, identify]
    repeat: 100                          # seeds 1 … 100
    vary: {robot: [planar2r, ur5e], rehearse.realism: [ideal, lab]}
    design: {budget_s: 1}
    measure: [coverage, identify.estimate.relative_residual]
"""

from __future__ import annotations

import csv
import io
import itertools
import json
import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .. import _core, _verbs
from .._core import Robot
from .._errors import Error
from .._outcome import Outcome
from .._run import declarations
from . import pages
from .cluster import Pool, Tell
from .store import Store, key_of, write_whole

#: Which verbs a study may run, and what each one takes from those before it.
INPUTS = {
    "design": (),
    "rehearse": ("design",),
    "identify": ("rehearse",),
    "validate": ("identify", "rehearse"),
    "monitor": ("identify", "rehearse"),
    "payload": ("identify", "rehearse"),
}
KEYS = {"title", "steps", "repeat", "vary", "seeds", "measure", "robot", *INPUTS}
#: Standard deviations to either side of a share or a mean in the table (95 %).
WIDTH = 1.96


class Spec(NamedTuple):
    """A study as it is asked for."""

    title: str
    steps: tuple[str, ...]
    repeat: int
    seeds: tuple[str, ...]  #: options that get the number of the repetition
    options: dict[str, Any]  #: "robot", "design.budget_s", …
    vary: dict[str, list[Any]]
    measure: tuple[str, ...]


class Study(NamedTuple):
    """What came of it: one row per combination."""

    title: str
    table: list[dict[str, Any]]
    failed: list[dict[str, Any]]
    tasks: int
    out: str

    def __str__(self) -> str:
        return markdown(self.table) + (f"\n{len(self.failed)} of {self.tasks} tasks failed\n" if self.failed else "")


def _wrong(what: str, where: str, hint: str = "") -> Error:
    return Error(what, "meaning", where, hint)


def _check_option(name: str, where: str, steps: Sequence[str]) -> None:
    if name == "robot":
        return
    verb, _, option = name.partition(".")
    if verb not in steps:
        raise _wrong(f'"{name}": {verb} is not among the steps', where, f"The steps are {', '.join(steps)}.")
    known = [field["name"] for field in declarations()[verb]["fields"] if not field["positional"]]
    if option not in known:
        raise _wrong(f'{verb} has no option "{option}"', where, f"It has {', '.join(known)}.")


def _load(path: Path) -> Any:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".json":
        return json.loads(text)
    try:
        import yaml
    except ImportError:
        raise Error("a study in YAML needs PyYAML, which is not installed", "unsupported", str(path),
                    "pip install armature-dynamics[fleet], or write the study as JSON.") from None  # fmt: skip
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise Error(f"it is not YAML: {error}", "syntax", str(path), "") from None


def read_spec(values: Any, where: str) -> Spec:
    """Checks every name before anything runs."""
    if not isinstance(values, Mapping):
        raise _wrong("it is not a list of names with values", where, "See docs/fleet.md.")
    unknown = sorted(set(values) - KEYS)
    if unknown:
        raise _wrong(f'"{unknown[0]}" is not part of a study', where, f"Parts are {', '.join(sorted(KEYS))}.")
    steps = tuple(values.get("steps", ("design", "rehearse", "identify")))
    for step in steps:
        if step not in INPUTS:
            raise _wrong(f'"{step}" cannot be a step', where, f"Steps are {', '.join(INPUTS)}.")
        missing = [need for need in INPUTS[step] if need not in steps[: steps.index(step)]]
        if missing:
            raise _wrong(f"{step} needs {missing[0]} before it", where, "Put it among the steps.")
    options: dict[str, Any] = {"robot": values["robot"]} if "robot" in values else {}
    for verb in INPUTS:
        options.update({f"{verb}.{name}": value for name, value in (values.get(verb) or {}).items()})
    vary = {name: list(of) for name, of in (values.get("vary") or {}).items()}
    seeds = tuple(values.get("seeds", (f"{'rehearse' if 'rehearse' in steps else steps[0]}.seed",)))
    for name in (*options, *vary, *seeds):
        _check_option(name, where, steps)
    if "robot" not in options and "robot" not in vary:
        raise _wrong("no robot is named", where, "robot: panda, or vary: {robot: [panda, ur5e]}.")
    repeat = int(values.get("repeat", 1))
    default = ["coverage"] if "identify" in steps else []
    measure = tuple(values.get("measure", [f"{steps[-1]}.verdict", *default]))
    return Spec(str(values.get("title", "Study")), steps, repeat, seeds, options, vary, measure)


def _combinations(spec: Spec) -> list[dict[str, Any]]:
    names = sorted(spec.vary)
    return [dict(zip(names, values)) for values in itertools.product(*(spec.vary[name] for name in names))]


def _tasks(spec: Spec) -> list[tuple[int, int, dict[str, Any]]]:
    """(combination, number of the repetition, options)."""
    out = []
    for c, chosen in enumerate(_combinations(spec)):
        for number in range(1, spec.repeat + 1):
            out.append((c, number, {**spec.options, **chosen, **{name: number for name in spec.seeds}}))
    return out


def _of(verb: str, options: Mapping[str, Any]) -> dict[str, Any]:
    return {name.partition(".")[2]: value for name, value in options.items() if name.startswith(verb + ".")}


def _robot_checksum(robot: str) -> str:
    import hashlib

    return hashlib.sha256(Robot.load(robot).to_yaml().encode()).hexdigest()


def _design_key(options: Mapping[str, Any], checksum: str) -> str:
    return key_of(step="design", version=_core.version, robot=checksum, options=_of("design", options))


def make_design(store: str, options: dict[str, Any], checksum: str) -> str:
    """A design is shared by all tasks that ask for the same one. Its pages are not kept."""
    kept, key = Store(store), _design_key(options, checksum)
    if kept.get(key) is None:
        outcome = _verbs.design(options["robot"], **_of("design", options))
        values = outcome._asdict()
        values["files"] = {name: text.decode() for name, text in outcome.files.items() if not name.endswith(".html")}
        kept.put(key, values)
    return key


def _design(kept: Store, options: Mapping[str, Any], checksum: str) -> Outcome:
    values = kept.need(_design_key(options, checksum))
    return Outcome(**{**values, "files": {name: text.encode() for name, text in values["files"].items()}})


def _run_steps(kept: Store, spec_steps: Sequence[str], options: Mapping[str, Any], checksum: str) -> dict[str, Outcome]:
    done: dict[str, Outcome] = {}
    for verb in spec_steps:
        given = _of(verb, options)
        if verb == "design":
            done[verb] = _design(kept, options, checksum)
        elif verb == "rehearse":
            done[verb] = _verbs.rehearse(options["robot"], done["design"], **given)
        elif verb == "identify":
            done[verb] = _verbs.identify(options["robot"], done["rehearse"].recording, **given)
        else:
            done[verb] = getattr(_verbs, verb)(done["identify"].model, done["rehearse"].recording, **given)
    return done


def _coverage(done: Mapping[str, Outcome], options: Mapping[str, Any]) -> list[int]:
    """[inside, all]: base parameters whose interval holds that of the rehearsed robot."""
    if options.get("rehearse.realism", "ideal") != "ideal" or options.get("rehearse.load_kg", 0):
        raise Error("coverage needs a rehearsal whose truth is the description itself", "meaning", "coverage",
                    "Use realism ideal without a load.")  # fmt: skip
    terms = options.get("identify.terms", ["viscous", "coulomb"])
    robot = Robot.load(options["robot"])
    truth = robot.base(terms=terms).to_base(robot.nominal(terms=terms))
    parameters = done["identify"].result["estimate"]["parameters"]
    inside = sum(p["lower"] <= value <= p["upper"] for p, value in zip(parameters, truth))
    return [int(inside), len(parameters)]


def _measured(name: str, done: Mapping[str, Outcome], options: Mapping[str, Any]) -> Any:
    if name == "coverage":
        return _coverage(done, options)
    verb, *path = name.split(".")
    if verb not in done or not path:
        raise _wrong(f'"{name}" is not measured: {verb} is not a step', "measure", f"Steps: {', '.join(done)}.")
    if path == ["verdict"]:
        return done[verb].verdict.level
    value: Any = done[verb].result
    for word in path:
        try:
            value = value[int(word) if isinstance(value, list) else word]
        except (KeyError, IndexError, ValueError, TypeError):
            there = ", ".join(value) if isinstance(value, dict) else type(value).__name__
            raise _wrong(f'"{name}": there is no "{word}"', "measure", f"There is {there}.") from None
    return len(value) if isinstance(value, list) else value


def do_task(store: str, steps: Sequence[str], options: dict[str, Any], measure: Sequence[str], checksum: str) -> dict[str, Any]:
    """One row, made unless it is there. Runs on a worker."""
    kept = Store(store)
    key = key_of(step="study", version=_core.version, steps=list(steps), options=options, measure=list(measure), robot=checksum)
    row = kept.get(key)
    if row is None:
        try:
            done = _run_steps(kept, steps, options, checksum)
            row = {"values": {name: _measured(name, done, options) for name in measure}}
        except Error as error:
            row = {"failed": str(error)}
        kept.put(key, row)
    found: dict[str, Any] = row
    return found


def _summary(name: str, values: Sequence[Any]) -> dict[str, Any]:
    """Mean with the half width of its interval, and the range of 90 % of the values."""
    if name == "coverage":
        # Parameters of one task are not independent; tasks are.
        shares = np.array([inside / count for inside, count in values])
        half = WIDTH * shares.std(ddof=1) / np.sqrt(len(shares)) if len(shares) > 1 else float("nan")
        return {"mean": float(sum(v[0] for v in values) / sum(v[1] for v in values)), "half_width": float(half)}
    if isinstance(values[0], str):
        return {"mean": float(np.mean([value == "good" for value in values])), "of": "good"}
    numbers = np.array(values, dtype=float)
    low, high = np.quantile(numbers, (0.05, 0.95))
    half = WIDTH * numbers.std(ddof=1) / np.sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
    return {"mean": float(numbers.mean()), "half_width": float(half), "from": float(low), "to": float(high)}


def _table(spec: Spec, tasks: Sequence[tuple[int, int, dict[str, Any]]], rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    out = []
    for c, chosen in enumerate(_combinations(spec)):
        good = [row["values"] for (of, _, _), row in zip(tasks, rows) if of == c and "values" in row]
        line: dict[str, Any] = {**chosen, "tasks": len(good)}
        for name in spec.measure:
            line[name] = _summary(name, [values[name] for values in good]) if good else None
        out.append(line)
    return out


def _cell(value: Any) -> str:
    if not isinstance(value, Mapping):
        return "" if value is None else str(value)
    if "of" in value:
        return f"{100 * value['mean']:.1f} % {value['of']}"
    half = value["half_width"]
    text = f"{value['mean']:.4g}" + (f" ± {half:.2g}" if half == half else "")
    return text + (f" ({value['from']:.4g} … {value['to']:.4g})" if "from" in value else "")


def markdown(table: Sequence[Mapping[str, Any]]) -> str:
    """A table that people paste into a document: mean ± half a 95 % interval (5 % … 95 % of the values)."""
    if not table:
        return ""
    names = list(table[0])
    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * len(names)]
    lines += ["| " + " | ".join(_cell(row[name]) for name in names) + " |" for row in table]
    return "\n".join(lines) + "\n"


def _rows_csv(spec: Spec, tasks: Sequence[tuple[int, int, dict[str, Any]]], rows: Sequence[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    varied = sorted(spec.vary)
    writer.writerow([*varied, "repetition", *spec.measure, "failed"])
    combinations = _combinations(spec)
    for (c, number, _), row in zip(tasks, rows):
        values = row.get("values", {})
        cells = [json.dumps(values[name]) if name in values else "" for name in spec.measure]
        writer.writerow([*(combinations[c][name] for name in varied), number, *cells, row.get("failed", "")])
    return text.getvalue()


def study(
    spec: str | os.PathLike[str] | Mapping[str, Any],
    *,
    out: str | os.PathLike[str] = "study",
    store: str | os.PathLike[str] | None = None,
    workers: int = 2,
    scheduler: str = "",
    memory: str = "auto",
    force: bool = False,
    progress: Callable[[str, float, float, str], Any] | None = None,
) -> Study:
    """The same work many times over: rehearsals, identifications, designs; each task is done once and never again.

    spec: a YAML or JSON file, or the values themselves (docs/fleet.md)
    out: directory to write: study.json, rows.csv with every task, table.md and study.html
    store: directory of what was computed, by content; None: OUT/store. Workers on other machines must see it too
    workers: processes on this machine; 0: this one
    scheduler: address of a Dask scheduler that is there already (tcp://host:8786); workers is then not used
    memory: limit per worker process of this machine, as Dask takes it
    force: write into a directory that holds other files too
    progress: called with stage, share, seconds left and a message
    """
    from .run import check_place, teller

    place = Path(out)
    check_place(place, "study.json", force)
    if isinstance(spec, Mapping):
        asked = read_spec(spec, "the study")
    else:
        if not Path(spec).is_file():
            raise Error("there is no such file", "file missing", os.fspath(spec), "")
        asked = read_spec(_load(Path(spec)), os.fspath(spec))
    kept = Store(Path(store) if store is not None else place / "store")
    kept.directory.mkdir(parents=True, exist_ok=True)
    name = str(kept.directory.resolve())
    tasks = _tasks(asked)
    checksums = {robot: _robot_checksum(robot) for robot in {options["robot"] for _, _, options in tasks}}
    with Pool(workers, scheduler, teller(progress), memory) as pool:
        if "design" in asked.steps:
            wanted = {_design_key(o, checksums[o["robot"]]): (name, o, checksums[o["robot"]]) for _, _, o in tasks}
            pool.run("designing", make_design, [wanted[key] for key in sorted(wanted)])
        jobs = [(name, asked.steps, o, asked.measure, checksums[o["robot"]]) for _, _, o in tasks]
        rows = pool.run("working", do_task, jobs)
    return _write(place, asked, tasks, rows)


def _write(place: Path, spec: Spec, tasks: Sequence[tuple[int, int, dict[str, Any]]], rows: Sequence[dict[str, Any]]) -> Study:
    table = _table(spec, tasks, rows)
    failed = [{"options": o, "why": row["failed"]} for (_, _, o), row in zip(tasks, rows) if "failed" in row]
    result = {"format": "armature study", "version": 1, "title": spec.title, "tasks": len(tasks), "table": table, "failed": failed}
    write_whole(place / "study.json", json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    write_whole(place / "rows.csv", _rows_csv(spec, tasks, rows))
    write_whole(place / "table.md", markdown(table))
    cells = [[escape(_cell(row[name])) for name in row] for row in table]
    body = f"<p>{len(tasks)} tasks, {len(failed)} failed.</p>" + pages.table([escape(n) for n in table[0]], cells)
    write_whole(place / "study.html", pages.page(spec.title, body))
    return Study(spec.title, table, failed, len(tasks), str(place))
