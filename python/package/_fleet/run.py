"""armature.fleet: from a folder of logs to a model, a verdict and a history per arm."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .._core import Robot
from .._errors import Error
from .._outcome import Verdict
from . import pages, steps
from .arm import REFERENCE_C
from .cluster import Pool, Tell
from .drift import FEWEST_LOGS, WIDTH
from .parts import Reading, make_part
from .plan import Unit, read_fleet
from .store import Store, write_whole

#: An arm that has more than this of its parameters' variance from its siblings is not known by its own logs.
MOSTLY_BORROWED = 0.5


class Fleet(NamedTuple):
    """What came of a fleet's logs: arms in the order in which to look at them."""

    verdict: Verdict
    arms: list[dict[str, Any]]
    types: list[dict[str, Any]]
    bad_logs: list[dict[str, str]]
    out: str

    def arm(self, serial: str) -> dict[str, Any]:
        """Everything about one arm: arm.json."""
        import json

        for arm in self.arms:
            if arm["serial"] == serial:
                text = (Path(self.out) / "arms" / arm["folder"] / "arm.json").read_text(encoding="utf-8")
                found: dict[str, Any] = json.loads(text)
                return found
        raise KeyError(serial)

    def __str__(self) -> str:
        lines = [f"{arm['serial']}: {arm['verdict']['level']}: {arm['verdict']['text']}" for arm in self.arms[:12]]
        if len(self.arms) > 12:
            lines.append(f"… and {len(self.arms) - 12} more in fleet.html")
        return "\n".join([*lines, f"{self.verdict.level}: {self.verdict.text}"])


class _Work(NamedTuple):
    """One arm on its way through the steps."""

    unit: Unit
    logs: list[dict[str, Any]]  #: usable ones
    bad: list[dict[str, str]]
    looked: str = ""
    judged: str = ""
    type_key: str = ""


def check_place(out: Path, mark: str, force: bool) -> None:
    """`mark`: the file by which a directory is known as ours; one that was begun has its store."""
    ours = (out / mark).exists() or (out / "store").is_dir()
    if out.is_dir() and any(out.iterdir()) and not ours and not force:
        raise Error("the directory holds other files", "file exists", str(out), "Choose another one, or pass --force.")


def teller(progress: Callable[[str, float, float, str], Any] | None) -> Tell | None:
    """Counts of tasks as the progress of a verb."""
    if progress is None:
        return None
    told = progress

    def tell(stage: str, done: int, total: int, left_s: float) -> None:
        told(stage, done / max(total, 1), left_s, f"{done} of {total}")

    return tell


def _checksums(units: Sequence[Unit]) -> dict[str, str]:
    """Of each description as it is understood: a comment in a URDF makes no other robot."""
    return {source: hashlib.sha256(Robot.load(source).to_yaml().encode()).hexdigest() for source in {u.robot for u in units}}


def _gather(pool: Pool, store: str, units: Sequence[Unit], checksums: dict[str, str], reading: Reading) -> list[_Work]:
    """Every log's part."""
    jobs = [(store, unit.robot, checksums[unit.robot], log.path, reading) for unit in units for log in unit.logs]
    made = iter(pool.run("reading logs", make_part, jobs))
    works = []
    for unit in units:
        good, bad = [], []
        for log in unit.logs:
            part = next(made)
            if "bad" in part:
                bad.append({"log": log.name, "why": part["bad"]})
            else:
                good.append({"name": log.name, "day": log.day, "temperature_c": log.temperature_c, "key": part["key"]})
        works.append(_Work(unit, good, bad))
    return works


def _by_type(works: Sequence[_Work], checksums: dict[str, str]) -> dict[tuple[str, str], list[int]]:
    """Arms of one type, tool and description."""
    groups: dict[tuple[str, str], list[int]] = {}
    for i, work in enumerate(works):
        if work.logs:
            groups.setdefault((work.unit.kind, checksums[work.unit.robot]), []).append(i)
    return dict(sorted(groups.items()))


def _estimate(
    pool: Pool, store: str, works: list[_Work], checksums: dict[str, str], reading: Reading, false_alarms: float
) -> list[_Work]:
    """Arms by themselves, the habits of their types, arms with their types."""
    groups = _by_type(works, checksums)
    used = [i for members in groups.values() for i in members]
    jobs = [(store, works[i].unit.robot, checksums[works[i].unit.robot], reading.terms, works[i].logs) for i in used]
    for i, key in zip(used, pool.run("looking at arms", steps.look_at_arm, jobs)):
        works[i] = works[i]._replace(looked=key)
    habits = pool.run("comparing arms", steps.learn_habits,
                      [(store, [works[i].looked for i in members]) for members in groups.values()])  # fmt: skip
    of = {i: key for members, key in zip(groups.values(), habits) for i in members}
    jobs2 = [(*job[:4], works[i].looked, of[i], works[i].logs, false_alarms) for i, job in zip(used, jobs)]
    for i, key in zip(used, pool.run("looking for changes", steps.judge_arm, jobs2)):
        works[i] = works[i]._replace(judged=key)
    jobs3 = [(store, works[m[0]].unit.robot, sum_, reading.terms, [works[i].judged for i in m]) for (_, sum_), m in groups.items()]
    for members, key in zip(groups.values(), pool.run("estimating types", steps.compare_arms, jobs3)):
        for i in members:
            works[i] = works[i]._replace(type_key=key)
    return works


def _folder_names(works: Sequence[_Work]) -> list[str]:
    """Serial numbers as names of directories; an arm with several tools has one for each."""
    out: list[str] = []
    for work in works:
        text = work.unit.serial + (f"-{work.unit.tool}" if work.unit.tool else "")
        name = re.sub(r"[^\w.+-]", "_", text).lstrip(".") or "arm"
        while name in out:
            name += "_"
        out.append(name)
    return out


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


def _verdict(one: dict[str, Any], posterior: dict[str, Any], made: dict[str, Any], bad: int, false_alarms: float) -> Verdict:
    reasons = [pages.change_sentence(change, one["joints"]) for change in one["changes"]]
    reasons += [f"{t['log']} was recorded with another tool: {t['mass_kg']:+.2f} ± {WIDTH * t['deviation_kg']:.2f} kg"
                for t in one["wrong_tools"]]  # fmt: skip
    tool = posterior["tool"]
    if tool and tool["p"] <= false_alarms:
        reasons.append(f"its last body is unlike its type's: {tool['mass_kg']:+.2f} kg")
    borrowed = float(np.mean(posterior["borrowed"]))
    if borrowed > MOSTLY_BORROWED:
        reasons.append(f"{100 * borrowed:.0f} % of what is known of it is borrowed from its type: record more logs")
    if bad:
        reasons.append(f"{bad} of its logs cannot be used")
    if not made["usable"]:
        return Verdict("bad", "there is no model", (made["why"], *reasons))
    if reasons:
        return Verdict("doubtful", reasons[0], tuple(reasons))
    if len(one["logs"]) < FEWEST_LOGS:
        return Verdict("good", f"{_counted(len(one['logs']), 'log')}: too few to look for changes ({FEWEST_LOGS})", ())
    return Verdict("good", f"nothing changed in {len(one['logs'])} logs", ())


def _arm_values(store: Store, work: _Work, made: dict[str, Any], folder: str, false_alarms: float) -> dict[str, Any]:
    """arm.json."""
    head = {"serial": work.unit.serial, "folder": folder, "type": work.unit.kind, "tool": work.unit.tool}
    if not work.judged:
        reasons = [f"{log['log']}: {log['why']}" for log in work.bad]
        verdict = Verdict("bad", "none of its logs can be used", tuple(reasons))
        return {**head, "verdict": verdict._asdict(), "logs": [], "changes": [], "parameters": [], "borrowed": 1.0,
                "warmth": "no log", "joints": [], "bad_logs": work.bad}  # fmt: skip
    one, posterior = store.need(work.judged), store.need(steps.posterior_key(work.type_key, work.judged))
    verdict = _verdict(one, posterior, made, len(work.bad), false_alarms)
    deviation = np.sqrt(np.diag(np.array(posterior["covariance"])))
    parameters = [
        {"name": name, "value": value, "deviation": float(d), "lower": value - WIDTH * float(d), "upper": value + WIDTH * float(d),
         "unit": unit, "borrowed": share}
        for name, value, d, unit, share in zip(one["parameters"], posterior["estimate"], deviation, one["units"], posterior["borrowed"])
    ]  # fmt: skip
    series = {"names": one["names"], "days": one["days"], "temperatures_c": _numbers(one["temperatures"]),
              "values": one["corrected"], "deviations": one["deviations"], "levels": one["levels"],
              "per_year": _numbers(one["rates"]), "per_year_deviations": _numbers(one["rate_deviations"])}  # fmt: skip
    warmth = f"{REFERENCE_C:.0f} °C" if one["warm"] else "the mean warmth of its logs, told by its other joints"
    return {**head, "verdict": verdict._asdict(), "logs": one["logs"], "joints": one["joints"], "changes": one["changes"],
            "wrong_tools": one["wrong_tools"], "parameters": parameters, "borrowed": float(np.mean(posterior["borrowed"])),
            "warmth": warmth, "series": series, "bad_logs": work.bad}  # fmt: skip


def _numbers(values: Sequence[float]) -> list[float | None]:
    """JSON has no NaN."""
    return [None if value != value else value for value in values]


def _urgency(arm: dict[str, Any]) -> tuple[float, ...]:
    """Without a model first, then the largest change that is sure, then other doubts."""
    order = {"bad": 0.0, "doubtful": 1.0, "good": 2.0}[arm["verdict"]["level"]]
    sure = [abs(c["step"]) - WIDTH * c["deviation"] for c in arm["changes"]]
    return (order, -max(sure, default=0.0), -len(arm["verdict"]["reasons"]))


def _type_values(store: Store, works: Sequence[_Work], groups: dict[tuple[str, str], list[int]]) -> list[dict[str, Any]]:
    out = []
    for (kind, _), members in groups.items():
        one, fit = store.need(works[members[0]].judged), store.need(works[members[0]].type_key)
        if fit["mean"] is None:
            text = f"{_counted(len(members), 'arm')}: too few to tell how arms differ, so that each has its own logs only"
            out.append({"type": kind, "text": text, "arms": len(members), "parameters": []})
            continue
        parameters = [{"name": n, "mean": m, "spread": s, "unit": u} for n, m, s, u in zip(one["parameters"], fit["mean"], fit["spread"], one["units"])]
        out.append({"type": kind, "text": _counted(len(members), "arm"), "arms": len(members), "parameters": parameters})
    return out


def _fleet_verdict(arms: Sequence[dict[str, Any]], bad_logs: int) -> Verdict:
    doubts = [arm["serial"] for arm in arms if arm["verdict"]["level"] != "good"]
    if not doubts:
        return Verdict("good", f"{_counted(len(arms), 'arm')}, nothing to look at", ())
    first = ", ".join(doubts[:3]) + (" …" if len(doubts) > 3 else "")
    level = "bad" if all(arm["verdict"]["level"] == "bad" for arm in arms) else "doubtful"
    text = f"look at {first} first: {len(doubts)} of {len(arms)} arms have something to look at"
    return Verdict(level, text, (f"{bad_logs} logs cannot be used",) if bad_logs else ())


def fleet(
    folder: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] = "fleet",
    store: str | os.PathLike[str] | None = None,
    terms: str | Sequence[str] = ("viscous", "coulomb", "offset"),
    mapping: str = "",
    false_alarms: float = 0.01,
    workers: int = 2,
    scheduler: str = "",
    memory: str = "auto",
    force: bool = False,
    progress: Callable[[str, float, float, str], Any] | None = None,
) -> Fleet:
    """Models, verdicts and histories of many arms from their logs.

    folder: a folder or table of robots and logs (docs/fleet.md)
    out: directory to write: fleet.html, fleet.json, and arms/SERIAL with model.json, arm.json and arm.html
    store: directory of what was computed, by content; None: OUT/store. Workers on other machines must see it too
    terms: joint terms of the models, as `armature identify --terms`
    mapping: what the columns of foreign logs are, as `armature identify --mapping`
    false_alarms: changes that may be reported per arm and year where nothing changed
    workers: processes on this machine; 0: this one
    scheduler: address of a Dask scheduler that is there already (tcp://host:8786); workers is then not used
    memory: limit per worker process of this machine, as Dask takes it
    force: write into a directory that holds other files too
    progress: called with stage, share, seconds left and a message
    """
    place = Path(out)
    check_place(place, "fleet.json", force)
    reading = Reading(tuple(terms.split(",")) if isinstance(terms, str) else tuple(terms), mapping)
    units = read_fleet(os.fspath(folder))
    checksums = _checksums(units)
    kept = Store(Path(store) if store is not None else place / "store")
    kept.directory.mkdir(parents=True, exist_ok=True)

    name = str(kept.directory.resolve())
    with Pool(workers, scheduler, teller(progress), memory) as pool:
        works = _gather(pool, name, units, checksums, reading)
        works = _estimate(pool, name, works, checksums, reading, false_alarms)
        with_model = [i for i, work in enumerate(works) if work.judged]
        jobs = [(name, works[i].type_key, works[i].judged, works[i].logs) for i in with_model]
        made = dict(zip(with_model, pool.run("making models", steps.arm_files, jobs)))
    return _write(place, kept, works, made, _by_type(works, checksums), false_alarms)


def _write(place: Path, kept: Store, works: list[_Work], made: dict[int, dict[str, Any]],
           groups: dict[tuple[str, str], list[int]], false_alarms: float) -> Fleet:  # fmt: skip
    folders = _folder_names(works)
    arms = []
    for i, work in enumerate(works):
        values = _arm_values(kept, work, made.get(i, {}), folders[i], false_alarms)
        directory = place / "arms" / folders[i]
        if made.get(i, {}).get("usable"):
            write_whole(directory / "model.json", kept.need(made[i]["key"])["model"])
        write_whole(directory / "arm.json", steps.text_of(values))
        write_whole(directory / "arm.html", pages.arm_page(values))
        arms.append(values)
    arms.sort(key=lambda arm: (*_urgency(arm), arm["serial"]))
    bad = [log for work in works for log in work.bad]
    short = [{**{k: arm[k] for k in ("serial", "folder", "type", "tool", "verdict", "changes", "borrowed")}, "logs": len(arm["logs"])}
             for arm in arms]  # fmt: skip
    verdict = _fleet_verdict(short, len(bad))
    types = _type_values(kept, works, groups)
    result = {"format": "armature fleet", "version": 1, "verdict": verdict._asdict(), "false_alarms_per_arm_year": false_alarms,
              "arms": short, "types": types, "bad_logs": bad}  # fmt: skip
    write_whole(place / "fleet.json", steps.text_of(result))
    write_whole(place / "fleet.html", pages.fleet_page(result))
    return Fleet(verdict, short, types, bad, str(place))
