#!/usr/bin/env python3
"""Real recordings of real robots (not part of the repository), through the command line as a user types it.

usage: recorded.py ARMATURE WORK [--data FOLDER] [--terms A,B,C --terms auto …] [--only NAME]

How to read it: "left" is ‖tau − tau_hat‖/‖tau‖ over all joints and rows of the log that is judged, as `armature validate`
prints it for the base parameters; "in band" is the same below the frequencies that hold 99 % of the motion's torque. "→"
means identified on the left, judged on the right. Nothing but --terms is given. "to beat" is a plain fit by somebody else
(base parameters, viscous and Coulomb friction, offset), with low-passed signals on both sides where a number is marked *.
"""
import argparse
import json
import pathlib
import subprocess

import numpy as np

KR300_GEARS = [256.857, 267.429, 252.333, 221, 239.619, 154.323]


def dh_robot(name, rows, base_rpy=(0, 0, 0)):
    """A robot file without inertias: rows are a [m], alpha [deg], d [m], theta [deg], standard DH."""
    joints = [f"  - {{name: joint{i}, type: revolute, dh: {{a_m: {a}, alpha_deg: {al}, d_m: {d}, theta_deg: {th}}}}}"
              for i, (a, al, d, th) in enumerate(rows, 1)]
    return "\n".join(["armature_robot: 1", f"name: {name}", f"base: {{pose: {{rpy_deg: [{', '.join(map(str, base_rpy))}]}}}}",
                      "dh_convention: standard", "link_data_in: body", "joints:"] + joints) + "\n"


def table(path, header=True):
    lines = path.read_text().splitlines()
    names = lines[0].strip().split(",") if header else None
    return names, np.array([[float(x) for x in line.split(",")] for line in lines[1 if header else 0:] if line.strip()])


def own_csv(path, time, q, tau):
    """Joints by their number, as most makers write them."""
    joints = range(1, q.shape[1] + 1)
    header = ",".join(["t[s]"] + [f"q_{j}[rad]" for j in joints] + [f"tau_{j}[Nm]" for j in joints])
    np.savetxt(path, np.column_stack([time, q, tau]), delimiter=",", header=header, comments="", fmt=["%.6f"] + ["%.10g"] * (2 * q.shape[1]))
    return path


def halves(path):
    """The two halves of a log in time, as files."""
    lines = path.read_text().splitlines()
    middle = 1 + (len(lines) - 1) // 2
    out = []
    for name, rows in (("first", lines[1:middle]), ("second", lines[middle:])):
        out.append(path.with_name(f"{path.stem}_{name}.csv"))
        out[-1].write_text("\n".join([lines[0]] + rows) + "\n")
    return out


def sets(data, work):
    """name, robot, mapping or None, [(fitted logs, judged log, to beat)]"""
    # KR300: standard DH, motor torques times gear ratios, zeros as its makers say.
    robot = work / "kr300.yaml"
    robot.write_text(dh_robot("kr300", [(0.350, 90, -0.675, 0), (1.150, 0, -0.189, 0), (0.041, -90, 0.189, 90),
                                        (0, 90, -1.0, 0), (0, -90, 0, 0), (0, 180, -0.240, 0)], (180, 0, 0)))
    logs = {}
    for key in "ABC":
        names, values = table(data / f"kr300/kr300_traj{key}.csv")
        pick = lambda prefix: values[:, [names.index(f"{prefix}{j}") for j in range(1, 7)]]
        logs[key] = own_csv(work / f"kr300_{key}.csv", values[:, 0],
                            pick("q_mot") + np.array([0, -np.pi / 2, np.pi / 2, 0, 0, 0]), pick("tau") * KR300_GEARS)
    yield "kr300", robot, None, [([logs["A"], logs["B"]], logs["C"], "18.4 *"), ([logs["A"]], logs["B"], "")]
    # UR10e: no header, currents, commonly quoted gains.
    mapping = work / "ur10e.yaml"
    mapping.write_text("header: false\ntime: {column: \"#1\", unit: \"s\"}\njoints: [" + ", ".join(f'"{i}"' for i in range(1, 7)) + "]\n"
                       + "".join(f"{kind}:\n  columns: [" + ", ".join(f'"#{c}"' for c in range(first, first + 6)) + "]\n"
                                 for kind, first in (("q", 2), ("v", 8), ("current", 14)))
                       + "torque_constant: [14.87, 13.26, 11.13, 10.62, 11.03, 11.47]\n")
    u = data / "ur10e"
    yield "ur10e", u / "ur10e.urdf", mapping, [([u / "id_30s.csv"], u / "id_40s.csv", "5.96"), ([u / "id_40s.csv"], u / "id_30s.csv", "")]
    # LWR4+: as its makers wrote it.
    logs = {k: own_csv(work / f"lwr4_{k}.csv", *(lambda n, v: (
        v[:, 0], v[:, [n.index(f"q{j}") for j in range(1, 8)]], v[:, [n.index(f"tau{j}") for j in range(1, 8)]]))(
            *table(data / f"lwr4/measurements_{k}.csv"))) for k in "123"}
    yield "lwr4", data / "lwr4/kuka_lwr4.urdf", None, [([logs["2"], logs["3"]], logs["1"], "2.24"), ([logs["1"]], logs["3"], "13.7"),
                                                   ([logs["3"]], logs["1"], "6.4")]
    # Airbot: position and torque in two files without time.
    logs = {}
    for kind in ("chirp", "trapezoidal"):
        q, tau = (table(data / f"airbot_play/{kind}_{s}_real.csv")[1] for s in ("q", "tau"))
        rows = min(len(q), len(tau))
        logs[kind] = own_csv(work / f"airbot_{kind}.csv", 0.01 * np.arange(rows), q[:rows], tau[:rows])
    yield "airbot", data / "airbot_play/airbot_play.urdf", None, [([logs["chirp"]], logs["trapezoidal"], "7.6 *"),
                                                                  ([logs["trapezoidal"]], logs["chirp"], "7.3 *")]
    # UR10 and Panda from their bags' tables.
    ur = ["shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint", "wrist_1_joint", "wrist_2_joint", "wrist_3_joint"]
    robot = work / "ur10.yaml"
    text = dh_robot("ur10", [(0, 90, 0.1273, 0), (-0.612, 0, 0, 0), (-0.5723, 0, 0, 0), (0, 90, 0.163941, 0),
                             (0, -90, 0.1157, 0), (0, 0, 0.0922, 0)])
    robot.write_text(text)
    n, v = table(data / "rosbag2/ur10_exciting_trajectory_joint_states.csv")
    log = own_csv(work / "ur10.csv", v[:, n.index("t_stamp")], v[:, [n.index("q_" + j) for j in ur]], v[:, [n.index("eff_" + j) for j in ur]])
    first, second = halves(log)
    yield "ur10", robot, None, [([first], second, "7.1 *"), ([second], first, "")]
    n, v = table(data / "rosbag2/panda_exciting_trajectory_joint_states.csv")
    fer = [f"fer_joint{i}" for i in range(1, 8)]
    log = own_csv(work / "panda.csv", v[:, n.index("t_stamp")],
                  v[:, [n.index("q_" + j) for j in fer]], v[:, [n.index("eff_" + j) for j in fer]])
    first, second = halves(log)
    yield "panda", "panda", None, [([first], second, ""), ([second], first, ""), ([log], log, "1.9 *")]
    # TX40: halves of one motion.
    n, v = table(data / "tx40/tx40_joint_side.csv")
    log = own_csv(work / "tx40.csv", v[:, 0], v[:, 1:7], v[:, 7:13])
    first, second = halves(log)
    yield "tx40", data / "tx40/tx40_mdh_modified.urdf", None, [([first], second, ""), ([second], first, ""), ([log], log, "5.05 *")]


def run(*words):
    return subprocess.run([str(w) for w in words], capture_output=True, text=True)


def judged_figures(answer):
    """left and in band of the base parameters, in %."""
    base = json.loads(answer.stdout)["result"]["raw_scores"]["base"][0]
    return 100 * base["relative"], 100 * base["relative_in_band"]


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument("armature")
    parse.add_argument("work", type=pathlib.Path)
    parse.add_argument("--data", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2] / "shared" / "data")
    parse.add_argument("--terms", action="append")
    parse.add_argument("--only")
    options = parse.parse_args()
    if not options.data.is_dir():
        print("skipped: the recordings are not here")
        return
    options.work.mkdir(parents=True, exist_ok=True)
    print(f"{'robot':8}{'terms':28}{'fitted → judged':40}{'left':>8}{'in band':>9}  to beat  verdicts")
    for name, robot, mapping, pairs in sets(options.data, options.work):
        if options.only and options.only != name:
            continue
        extra = ["--mapping", mapping] if mapping else []
        for terms in options.terms or ["viscous,coulomb,offset", "auto"]:
            for fitted, judged, beat in pairs:
                model, checked = options.work / "model", options.work / "validation"
                first = run(options.armature, "identify", robot, *fitted, *extra, "--terms", terms, "--out", model, "--force", "--json")
                second = run(options.armature, "validate", model, judged, *extra, "--out", checked, "--force", "--json")
                what = "+".join(f.stem for f in fitted) + " → " + judged.stem
                try:
                    left, band = judged_figures(second)
                    levels = ", ".join(json.loads(x.stdout)["verdict"]["level"] for x in (first, second))
                    print(f"{name:8}{terms:28}{what:40}{left:7.2f} {band:8.2f}  {beat:7}  {levels}", flush=True)
                except (ValueError, KeyError, TypeError) as error:
                    print(f"{name:8}{terms:28}{what:40} no answer: {first.stderr[-300:]} {second.stderr[-300:]} {error!r}", flush=True)


main()
