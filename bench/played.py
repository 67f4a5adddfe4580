#!/usr/bin/env python3
"""From the design to the controller, robot by robot, through the command line: design, play in every format, read the
file back from the format's documentation, sample it as the controller joins its points, and compare with the limits of
the robot's description. Distances are judged by FCL on the meshes themselves (bench_meshes check).

usage: played.py ARMATURE JUDGE WORK ROBOT...      ROBOT: a URDF, or a catalogue name; "URDF:JOINT,JOINT" moves only these
"""
import math
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

import numpy as np
import yaml

FORMATS = ["csv", "npz", "ros", "moveit", "ur", "kuka", "krl", "franka"]
NO_SHAPE = "limits hold, no shape to judge"


class Points:
    """What a file holds: instants, positions, and velocities and accelerations where the format has them."""

    def __init__(self, time, q, v=None, a=None, joints=None):
        self.time, self.q, self.v, self.a, self.joints = (np.asarray(time, float), np.asarray(q, float), v, a, joints)


def read_csv(path, joints):
    rows = np.loadtxt(path, delimiter=",", skiprows=1)
    n = (rows.shape[1] - 1) // 3
    return Points(rows[:, 0], rows[:, 1:1 + n], rows[:, 1 + n:1 + 2 * n], rows[:, 1 + 2 * n:])


def read_npz(path, joints):
    d = np.load(path)
    return Points(d["time"], d["q"], d["v"], d["a"], [str(x, "utf-8") for x in d["joints"]])


def read_ros(path, joints):
    message = yaml.load(path.read_text(), Loader=yaml.CSafeLoader)
    message = message.get("joint_trajectory", message)
    pick = lambda key: np.array([p[key] for p in message["points"]])
    stamp = [p["time_from_start"]["sec"] + 1e-9 * p["time_from_start"]["nanosec"] for p in message["points"]]
    return Points(stamp, pick("positions"), pick("velocities"), pick("accelerations"), message["joint_names"])


def read_ur(path, joints):
    text = path.read_text()
    number = lambda s: [float(x) for x in s.split(",")]
    q = [number(re.search(r"local start = \[([^\]]*)\]", text)[1])]
    time = [0.0]
    for values, step in re.findall(r"^  servoj\(\[([^\]]*)\], t=([0-9.e-]+),", text, re.M):
        q.append(number(values))
        time.append(time[-1] + float(step))
    return Points(time, q)


def units(joints):
    """Degrees and millimetres to rad and m."""
    return np.array([1e-3 if j["type"] == "prismatic" else math.pi / 180 for j in joints])


def read_kuka(path, joints):
    rows = np.array([[float(x) for x in line.split()] for line in path.read_text().splitlines() if line and line[0] != ";"])
    return Points(rows[:, 0], rows[:, 1:] * units(joints))


def read_krl(path, joints):
    text = path.read_text()
    rows = [[float(axis.split()[1]) for axis in body.split(",")] for body in re.findall(r"PTP \{([^}]*)\}", text)]
    parts = [float(x) for x in re.findall(r"TIME_BLOCK PART = ([0-9.]+)", text)]
    whole = float(re.search(r"TIME_BLOCK END = ([0-9.]+)", text)[1])
    time = np.concatenate([[0], np.cumsum(parts) / 100 * whole, [whole]])
    return Points(time, np.array(rows) * units(joints))


READERS = {"csv": read_csv, "franka": read_csv, "npz": read_npz, "ros": read_ros, "moveit": read_ros, "ur": read_ur,
           "kuka": read_kuka, "krl": read_krl}


def between(p, fmt, share):
    """Positions at this share of every interval, as the format's controllers join two points."""
    T = np.diff(p.time)[:, None]
    q0, q1 = p.q[:-1], p.q[1:]
    if fmt not in ("ros", "moveit"):  # a servo loop's straight line; KRL's spline is not published
        return q0 + share * (q1 - q0)
    v0, v1, a0, a1, t = p.v[:-1], p.v[1:], p.a[:-1], p.a[1:], share * T
    c3 = (-20 * q0 + 20 * q1 - 3 * a0 * T**2 + a1 * T**2 - 12 * v0 * T - 8 * v1 * T) / (2 * T**3)
    c4 = (30 * q0 - 30 * q1 + 3 * a0 * T**2 - 2 * a1 * T**2 + 16 * v0 * T + 14 * v1 * T) / (2 * T**4)
    c5 = (-12 * q0 + 12 * q1 - a0 * T**2 + a1 * T**2 - 6 * v0 * T - 6 * v1 * T) / (2 * T**5)
    return q0 + v0 * t + a0 * t**2 / 2 + c3 * t**3 + c4 * t**4 + c5 * t**5


def joints_of(urdf, moved):
    """The moving joints of the description: limits straight from the XML."""
    out = []
    for j in xml.parse(urdf).getroot().findall("joint"):
        if j.get("type") not in ("revolute", "continuous", "prismatic") or (moved and j.get("name") not in moved):
            continue
        if j.find("mimic") is not None:
            continue
        limit, turns = j.find("limit"), j.get("type") == "continuous"
        get = lambda key, other: float(limit.get(key, other)) if limit is not None else other
        out.append({"name": j.get("name"), "type": j.get("type"), "lower": -math.inf if turns else get("lower", 0.0),
                    "upper": math.inf if turns else get("upper", 0.0), "velocity": get("velocity", math.inf)})
    return out


def run(*command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True)


def check_format(armature, judge, work, urdf, fmt, joints, accept):
    """One format: None where all holds, otherwise what does not."""
    out = work / ("play_" + fmt)
    done = run(armature, "play", work / "design", "--to", fmt, "--out", out, "--quiet", *accept)
    if done.returncode not in ((0, 1) if accept else (0,)):
        return "play: " + (done.stderr.strip().splitlines() or ["exit %d" % done.returncode])[-1]
    files = [f for f in out.iterdir() if f.suffix in (".csv", ".npz", ".yaml", ".script", ".dat", ".src") and f.name != "robot.yaml"]
    if len(files) != 1:
        return "%d files: %s" % (len(files), ", ".join(f.name for f in files))
    p = READERS[fmt](files[0], joints)
    order = p.joints or played_joints(work, out, joints)
    by_name = {j["name"]: j for j in joints}
    if sorted(order) != sorted(by_name):
        return "joints of the file: " + ", ".join(order)
    if not (np.diff(p.time) > 0).all():
        return "time does not grow"
    dense = [p.q]
    for share in (0.25, 0.5, 0.75):
        dense.append(between(p, fmt, share))
    speed = np.abs(np.diff(p.q, axis=0) / np.diff(p.time)[:, None])
    if p.v is not None:
        speed = np.vstack([speed, np.abs(p.v)])
    for i, name in enumerate(order):
        j = by_name[name]
        low, high = min(d[:, i].min() for d in dense), max(d[:, i].max() for d in dense)
        if low < j["lower"] - 1e-6 or high > j["upper"] + 1e-6:
            return f"{name} from {low:.4f} to {high:.4f}, limits {j['lower']:.4f} {j['upper']:.4f}"
        if j["velocity"] > 0 and speed[:, i].max() > j["velocity"] * (1 + 1e-5):
            return f"{name} at {speed[:, i].max():.4f}, limit {j['velocity']:.4f}"
    positions = work / (fmt + "_positions.csv")
    every = max(1, len(p.q) // 100)
    rows = np.vstack([d[::every] for d in dense])
    np.savetxt(positions, rows, delimiter=",", header=",".join(order), comments="", fmt="%.9f")
    judged = run(judge, "check", urdf, positions)
    if judged.stdout.strip() == "nothing to judge":  # the description has no collision shape
        return NO_SHAPE
    return None if judged.returncode == 0 else "FCL: " + (judged.stdout.strip().splitlines() or ["exit %d" % judged.returncode])[-1]


def played_joints(work, out, joints):
    """The order of the joints: that of the robot file beside the design."""
    robot = yaml.safe_load((work / "design" / "robot.yaml").read_text())
    return [j["name"] for j in robot["joints"] if "mimic" not in j]


def main():
    armature, judge, work, robots = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), sys.argv[4:]
    print("| robot | joints | design | " + " | ".join(FORMATS) + " |\n|---|---|---|" + "---|" * len(FORMATS))
    bad = 0
    for name in robots:
        name, _, some = name.partition(":")
        moved = some.split(",") if some else []
        short = pathlib.Path(name).stem
        place = work / short
        place.mkdir(parents=True, exist_ok=True)
        urdf = pathlib.Path(name)
        if not urdf.exists():
            urdf = place / (name + ".urdf")
            urdf.write_text(run(armature, "inspect", name, "--urdf").stdout)
        joints = joints_of(urdf, moved)
        option = ["--joints", ",".join(moved)] if moved else []
        search = [armature, "design", name, *option, "--starts", 1, "--budget-s", 10, "--bound-s", 0, "--quiet", "--out", place / "design"]
        done, accept = run(*search), []
        # What was not checked is never called safe: it is accepted here, said so, and judged like the rest.
        if done.returncode == 1 and "not checked" in done.stdout:
            accept = ["--accept-unchecked"]
            done = run(*search, *accept)
        if not (place / "design" / "motion.csv").exists():
            reason = " ".join((done.stdout + done.stderr).split())[:160]
            print(f"| {short} | {len(joints)} | exit {done.returncode}: {reason} |" + " – |" * len(FORMATS), flush=True)
            continue
        cells = []
        for fmt in FORMATS:
            wrong = None
            if (fmt == "franka" and len(joints) != 7) or (fmt == "krl" and len(joints) > 12):
                cells.append("–")
                continue
            wrong = check_format(armature, judge, place, urdf, fmt, joints, accept)
            bad += wrong not in (None, NO_SHAPE)
            cells.append("holds" if wrong is None else wrong if wrong == NO_SHAPE else "**" + wrong + "**")
        print(f"| {short} | {len(joints)} | {'certified, not all checked' if accept else 'certified'} | " + " | ".join(cells) + " |", flush=True)
    print(f"\n{bad} of the files break something")
    return 1 if bad else 0


sys.exit(main())
