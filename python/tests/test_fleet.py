"""A fleet from its folder to models, verdicts and pages: same bits whoever does the work, whatever dies meanwhile."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from fleet_world import TERMS, World, make_fleet

import armature
from armature._fleet import parts, plan
from armature._fleet.store import Store, key_of

WORN, WRONG, SINGLE = 3, 5, 7
WORLD = World(arms=10, logs=7, worn={WORN: (2, 0.4)}, wrong_tool={WRONG: (4, 1.0)}, single=(SINGLE,))


@pytest.fixture(scope="module")
def world(tmp_path_factory) -> tuple[Path, dict]:
    folder = tmp_path_factory.mktemp("fleet") / "cells"
    folder.mkdir()
    truth = make_fleet(folder, WORLD)
    (folder / "planar2r-0001" / "2025-06-01-99.csv").write_text("t[s],q_joint1[rad]\n0,hello\n")
    rows = (folder / "fleet.csv").read_text()
    (folder / "fleet.csv").write_text(rows + "planar2r-0001,planar2r,2025-06-01,planar2r-0001/2025-06-01-99.csv,20\n")
    return folder, truth


@pytest.fixture(scope="module")
def quiet(world, tmp_path_factory) -> armature.Fleet:
    return armature.fleet(world[0], out=tmp_path_factory.mktemp("quiet") / "out", workers=0)


def files_of(place: str | Path) -> dict[str, bytes]:
    """What people read; the store beside it may hold more."""
    root = Path(place)
    found = [*root.glob("fleet.*"), *root.glob("arms/*/*")]
    return {str(path.relative_to(root)): path.read_bytes() for path in found}


def run(*words: str | Path, **more) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "armature", "fleet", *map(str, words)], text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)  # fmt: skip


def test_each_arm_has_its_verdict(quiet) -> None:
    verdicts = {arm["serial"]: arm["verdict"] for arm in quiet.arms}
    assert "friction of joint2 changed by" in verdicts[f"planar2r-{WORN:04d}"]["text"]
    assert "another tool" in verdicts[f"planar2r-{WRONG:04d}"]["text"]
    assert verdicts["planar2r-0001"]["reasons"] == ("1 of its logs cannot be used",)
    assert quiet.bad_logs[0]["log"] == "planar2r-0001/2025-06-01-99.csv" and "joint" in quiet.bad_logs[0]["why"]
    assert quiet.arms[0]["serial"] == f"planar2r-{WORN:04d}", "the worn arm is the first to look at"
    good = [serial for serial, verdict in verdicts.items() if verdict["level"] == "good"]
    assert len(good) == 7


def test_models_are_models(quiet, world) -> None:
    robot = armature.Robot.load("planar2r")
    q, v, a = np.random.default_rng(4).normal(size=(3, 200, 2))
    for serial in ("planar2r-0000", f"planar2r-{SINGLE:04d}"):
        model = armature.Model.load(Path(quiet.out) / "arms" / serial / "model.json")
        truth = robot.inverse_dynamics(q, v, a, parameters=world[1][serial]["pi"], terms=TERMS)
        assert np.linalg.norm(model.predict(q, v, a) - truth) < 0.05 * np.linalg.norm(truth)


def test_a_single_log_borrows_and_says_so(quiet) -> None:
    shares = {arm["serial"]: arm["borrowed"] for arm in quiet.arms}
    single = shares.pop(f"planar2r-{SINGLE:04d}")
    assert single > max(shares.values())


def test_same_bits_on_a_cluster(quiet, world, tmp_path) -> None:
    pytest.importorskip("distributed")
    for workers in (1, 2):
        done = run(world[0], "--out", tmp_path / str(workers), "--workers", str(workers))
        output, errors = done.communicate(timeout=300)
        assert done.returncode == 1, errors  # finished, and there is something to look at
        assert "look at planar2r-0003" in output and "reading logs: 65 of 65" in errors
        assert files_of(tmp_path / str(workers)) == files_of(quiet.out)


def kill_workers(process: subprocess.Popen[str], store: Path, kills: int) -> int:
    """Kills the newest process that computes, as often as asked, from the first result on."""
    done = 0
    while process.poll() is None and not any(store.glob("*/*.json")):
        time.sleep(0.05)
    while done < kills and process.poll() is None:
        found = [int(p.name) for p in Path("/proc").iterdir() if p.name.isdigit() and _is_worker(p, process.pid)]
        if found:
            os.kill(max(found), signal.SIGKILL)
            done += 1
        time.sleep(0.3)
    return done


def _is_worker(place: Path, ancestor: int) -> bool:
    """A process that a nanny of this run spawned."""
    try:
        line = (place / "cmdline").read_bytes()
        if b"spawn_main" not in line:
            return False
        parent = place
        while True:
            number = int((parent / "stat").read_text().rpartition(")")[2].split()[1])
            if number == ancestor:
                return True
            if number <= 1:
                return False
            parent = Path("/proc") / str(number)
    except (OSError, ValueError):
        return False


def test_killed_workers_lose_nothing(quiet, world, tmp_path) -> None:
    pytest.importorskip("distributed")
    done = run(world[0], "--out", tmp_path / "out", "--workers", "2", "--quiet")
    killed = kill_workers(done, tmp_path / "out" / "store", 3)
    _, errors = done.communicate(timeout=300)
    assert killed > 0 and done.returncode == 1, errors
    assert files_of(tmp_path / "out") == files_of(quiet.out)


# Two workers are killed by their first task, and Dask gives up on them before they are back.
GIVEN_UP = '''
import os, signal, sys
from pathlib import Path
from armature._fleet.cluster import Pool

def work(folder, number):
    try:
        (Path(folder) / str(number % 2)).touch(exist_ok=False)
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    with Pool(2, together=1) as pool:
        print(pool.run("working", work, [(sys.argv[1], i) for i in range(40)]) == list(range(40)))
'''


# Runs in a worker before it reports to anybody: the first two never do.
STILLBORN = '''
import os, signal
from pathlib import Path
for name in ("first", "second"):
    try:
        (Path(os.environ["STILLBORN"]) / name).touch(exist_ok=False)
    except FileExistsError:
        continue
    os.kill(os.getpid(), signal.SIGKILL)
'''


@pytest.mark.parametrize("stillborn", [False, True])
def test_workers_that_dask_gives_up_are_replaced(tmp_path, stillborn) -> None:
    pytest.importorskip("distributed")
    (tmp_path / "work.py").write_text(GIVEN_UP)
    environment = {**os.environ, "DASK_DISTRIBUTED__DEPLOY__LOST_WORKER_TIMEOUT": "50 ms"}
    if stillborn:
        (tmp_path / "preload.py").write_text(STILLBORN)
        environment |= {"DASK_DISTRIBUTED__WORKER__PRELOAD": str(tmp_path / "preload.py"), "STILLBORN": str(tmp_path)}
    done = subprocess.run([sys.executable, str(tmp_path / "work.py"), str(tmp_path)], env=environment, timeout=120,
                          capture_output=True, text=True)  # fmt: skip
    assert done.stdout == "True\n", done.stderr


class Cluster:
    """A scheduler and a worker as somebody starts them by hand."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / f"scheduler-{time.monotonic_ns()}.json"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        dask = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self.scheduler = subprocess.Popen([*dask, "--scheduler-file", str(self.file)], **quiet)
        while not self.file.exists() or not self.file.read_text().strip().endswith("}"):
            assert self.scheduler.poll() is None
            time.sleep(0.1)
        self.address = json.loads(self.file.read_text())["address"]
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", self.address, "--nthreads", "1", "--no-dashboard"]
        self.worker = subprocess.Popen(worker, **quiet)

    def end(self) -> None:
        for process in (self.scheduler, self.worker):
            process.kill()
            process.wait()


def test_a_scheduler_that_dies_and_another_one(quiet, world, tmp_path) -> None:
    """--scheduler: the run ends with a sentence when it is lost, and the same command goes on with the next one."""
    pytest.importorskip("distributed")
    out = tmp_path / "out"
    first = Cluster(tmp_path)
    done = run(world[0], "--out", out, "--scheduler", first.address, "--quiet")
    while len(list(out.glob("store/*/*.json"))) < 10:
        assert done.poll() is None, done.communicate()
        time.sleep(0.05)
    first.end()
    _, errors = done.communicate(timeout=120)
    assert done.returncode == 4 and "What is done is kept" in errors, errors
    assert not (out / "fleet.json").exists()
    second = Cluster(tmp_path)
    done = run(world[0], "--out", out, "--scheduler", second.address, "--quiet")
    _, errors = done.communicate(timeout=300)
    second.end()
    assert done.returncode == 1, errors
    assert files_of(out) == files_of(quiet.out)


def test_what_was_done_is_not_done_again(quiet, world, tmp_path) -> None:
    """The whole run is killed in the middle; the same command goes on. Then nothing is left to compute."""
    out = tmp_path / "out"
    done = run(world[0], "--out", out, "--workers", "0", "--quiet")
    while len(list(out.glob("store/*/*.json"))) < 20:
        assert done.poll() is None, done.communicate()
        time.sleep(0.02)
    done.kill()
    done.wait()
    before = {path: path.stat().st_mtime_ns for path in out.glob("store/*/*.json")}
    # One result was cut short by the crash: it is not believed.
    damaged = sorted(before)[0]
    damaged.write_bytes(damaged.read_bytes()[:-20])
    armature.fleet(world[0], out=out, workers=0)
    assert files_of(out) == files_of(quiet.out)
    changed = [path for path, stamp in before.items() if path.stat().st_mtime_ns != stamp]
    assert changed == [damaged]
    stamps = {path: path.stat().st_mtime_ns for path in out.glob("store/*/*.json")}
    armature.fleet(world[0], out=out, workers=0)
    assert {path: path.stat().st_mtime_ns for path in out.glob("store/*/*.json")} == stamps


def test_a_full_disk_is_said_and_nothing_is_lost(quiet, world, tmp_path) -> None:
    """The largest file that may be written is smaller than a model: the run fails, and goes on when there is room."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (9_000, 9_000))  # noqa: E731
    done = run(world[0], "--out", tmp_path / "out", "--workers", "0", "--quiet", preexec_fn=limit)
    _, errors = done.communicate(timeout=300)
    assert done.returncode == 3 and "cannot be written or read" in errors and "What is done is kept" in errors, errors
    armature.fleet(world[0], out=tmp_path / "out", workers=0)
    assert files_of(tmp_path / "out") == files_of(quiet.out)


def test_a_log_that_changes_while_it_is_read(world, tmp_path, monkeypatch) -> None:
    log = tmp_path / "log.csv"
    shutil.copy(next((world[0] / "planar2r-0000").iterdir()), log)
    whole = log.read_text()
    identify = parts.identify
    reads = []

    def cut(robot, path, **options):
        found = identify(robot, path, **options)
        if not reads:
            log.write_text(whole[: len(whole) // 2 + 7])
        reads.append(path)
        return found

    monkeypatch.setattr(parts, "identify", cut)
    part = parts.make_part(str(tmp_path / "store"), "planar2r", "x", str(log), parts.Reading())
    # Read again as it was left: the row that was cut is the reader's affair, and the first reading was not kept.
    assert len(reads) == 2
    assert len(list((tmp_path / "store").rglob("*.json"))) == 1 and part["key"]


def test_the_store_believes_checksums_only(tmp_path) -> None:
    store, key = Store(tmp_path), key_of(step="x", value=1)
    assert store.get(key) is None
    store.put(key, {"number": 0.1, "none": float("nan")})
    assert store.get(key)["number"] == 0.1
    path = store.path(key)
    path.write_text(path.read_text().replace("0.1", "0.2"))
    assert store.get(key) is None
    assert key_of(a=1, b=2) == key_of(b=2, a=1) != key_of(a=1, b=3)


def test_json_is_the_file(quiet, world, tmp_path) -> None:
    done = run(world[0], "--out", tmp_path / "out", "--store", Path(quiet.out) / "store", "--workers", "0", "--quiet", "--json")
    output, errors = done.communicate(timeout=300)
    assert json.loads(output) == json.loads(files_of(quiet.out)["fleet.json"]), errors


def test_the_overview_names_both(tmp_path) -> None:
    done = subprocess.run([sys.executable, "-m", "armature", "--help"], capture_output=True, text=True, check=True)
    assert "\n  fleet " in done.stdout and "\n  study " in done.stdout and "identify" in done.stdout


def test_folders_and_tables(world, tmp_path) -> None:
    for serial in ("left", "right"):
        (tmp_path / "cell" / serial).mkdir(parents=True)
        for source in sorted((world[0] / "planar2r-0000").iterdir())[:2]:
            shutil.copy(source, tmp_path / "cell" / serial)
    with pytest.raises(armature.Error, match="robot.urdf or robot.yaml"):
        plan.read_fleet(str(tmp_path))
    (tmp_path / "cell" / "robot.yaml").write_text(armature.Robot.load("planar2r").to_yaml())
    units = plan.read_fleet(str(tmp_path))
    assert [(unit.serial, unit.type, len(unit.logs)) for unit in units] == [("left", "cell", 2), ("right", "cell", 2)]
    assert units[0].logs[0].day == plan.day_of("2025-01-01") or units[0].logs[0].day > plan.day_of("2025-01-01")
    (tmp_path / "fleet.csv").write_text("serial,robot,logs,tool\nA,planar2r,cell/*/*.csv,gripper\n")
    [unit] = plan.read_fleet(str(tmp_path))
    assert unit.kind == "planar2r with gripper" and len(unit.logs) == 4
    (tmp_path / "fleet.csv").write_text("serial,robot,logs\nA,planar2r,nothing/*.csv\n")
    with pytest.raises(armature.Error, match="fleet.csv line 2"):
        plan.read_fleet(str(tmp_path))
    assert np.isnan(plan.day_of("log17")) and plan.day_of("x_20250301T0815.csv") == plan.day_of("2025-03-01 08:15")


def test_no_usable_log_is_a_verdict(world, tmp_path) -> None:
    (tmp_path / "fleet.csv").write_text("serial,robot,logs\nA,planar2r,*.csv\n")
    (tmp_path / "log.csv").write_text("t[s],q_joint1[rad]\n0,hello\n")
    found = armature.fleet(tmp_path, out=tmp_path / "out", workers=0)
    assert found.verdict.level == "bad" and found.arms[0]["verdict"]["text"] == "none of its logs can be used"
    assert (tmp_path / "out" / "arms" / "A" / "arm.html").exists()


def test_parquet_logs_say_the_same(world, tmp_path) -> None:
    pytest.importorskip("pyarrow")
    source = sorted((world[0] / "planar2r-0000").iterdir())[0]
    armature.Recording.read(source).to_parquet(tmp_path / "log.parquet")
    made = [parts.make_part(str(tmp_path / "store"), "planar2r", "x", str(path), parts.Reading())
            for path in (source, tmp_path / "log.parquet")]  # fmt: skip
    kept = Store(tmp_path / "store")
    one, other = (armature.Information.from_json(kept.get(part["key"])["information"]) for part in made)
    assert np.array_equal(one.joint(0)[1], other.joint(0)[1])


def test_pages_ask_nobody(quiet) -> None:
    for name, content in files_of(quiet.out).items():
        if name.endswith(".html"):
            text = content.decode()
            assert "http" not in text and "<script" not in text and "nan" not in text.lower().replace("dominan", "")
    assert json.loads(files_of(quiet.out)["fleet.json"])["types"][0]["parameters"]


def test_without_python_parts_are_merged_by_processes(world, tmp_path) -> None:
    """What docs/fleet.md says for GNU parallel and Slurm: one process per log, then one for all."""
    from conftest import program

    logs = sorted((world[0] / "planar2r-0000").iterdir())[:4]
    for log in logs:
        subprocess.run([program("ARMATURE_CLI"), "identify", "planar2r", log, "--partial", "--out", tmp_path / log.stem,
                        "--quiet"], check=False, capture_output=True)  # fmt: skip
    folders = sorted(str(tmp_path / log.stem) for log in logs)
    done = subprocess.run([program("ARMATURE_CLI"), "identify", *folders, "--out", tmp_path / "model", "--quiet"],
                          check=False, capture_output=True, text=True)  # fmt: skip
    assert done.returncode in (0, 1), done.stderr
    merged = armature.Information.merge([armature.Information.load(folder + "/information.json") for folder in folders])
    by_processes = armature.Model.load(tmp_path / "model")
    assert np.array_equal(by_processes.base, armature.identify(merged).model.base)
