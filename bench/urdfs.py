#!/usr/bin/env python3
"""All URDFs of a folder: which are read, which are refused and why, seconds of `armature inspect`, torques beside Pinocchio's.

usage: urdfs.py ARMATURE BENCH_URDFS FOLDER [--states N] [--most-s SECONDS]

Prints a table in Markdown: docs/urdfs.md is one. Seconds are those of one processor, so that a busy machine gives the same.

FOLDER is what the wheel example-robot-data holds (pip download --no-deps example-robot-data; unzip), or any other. Needs
Pinocchio (pip install pin). Fails where a robot that both read differs by more than 1e-9 of its torque.
"""
import argparse
import json
import math
import pathlib
import resource
import subprocess
import sys

import numpy as np
import pinocchio

LIMIT = 1e-9


def pinocchio_torques(robot):
    """tau of every state, the joints that follow another one folded onto it."""
    model = pinocchio.buildModelFromUrdf(robot["file"])
    model.gravity.linear = np.array(robot["gravity"])
    data = model.createData()
    coordinates = len(robot["q"][0])
    out = []
    for q, v, a in zip(robot["q"], robot["v"], robot["a"]):
        theirs = [pinocchio.neutral(model), np.zeros(model.nv), np.zeros(model.nv)]
        for joint in robot["joints"]:
            at = model.joints[model.getJointId(joint["name"])]
            c, m = joint["coordinate"], joint["multiplier"]
            position = m * q[c] + joint["offset"]
            if at.nq == 2:  # a continuous joint: cosine and sine
                theirs[0][at.idx_q:at.idx_q + 2] = [np.cos(position), np.sin(position)]
            else:
                theirs[0][at.idx_q] = position
            theirs[1][at.idx_v], theirs[2][at.idx_v] = m * v[c], m * a[c]
        tau = pinocchio.rnea(model, data, *theirs)
        folded = np.zeros(coordinates)
        for joint in robot["joints"]:
            folded[joint["coordinate"]] += joint["multiplier"] * tau[model.joints[model.getJointId(joint["name"])].idx_v]
        out.append(folded)
    return np.array(out)


def difference(robot):
    theirs, ours = pinocchio_torques(robot), np.array(robot["tau"])
    return float(np.max(np.linalg.norm(ours - theirs, axis=1) / np.maximum(np.linalg.norm(theirs, axis=1), 1e-12)))


def processor_s():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def inspected(armature, path, most_s):
    """Processor seconds of `armature inspect` and the level of its verdict."""
    if most_s <= 0:
        return math.nan, "not inspected"
    begun = processor_s()
    try:
        done = subprocess.run([armature, "inspect", path, "--json"], check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=most_s)
    except subprocess.TimeoutExpired:
        return processor_s() - begun, "given up"
    return processor_s() - begun, json.loads(done.stdout)["verdict"]["level"] if done.stdout else f"exit {done.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("bench")
    parser.add_argument("folder")
    parser.add_argument("--states", type=int, default=20)
    parser.add_argument("--most-s", type=float, default=600, help="inspect is given up after this time; 0: it is not run")
    a = parser.parse_args()
    files = sorted(str(path) for path in pathlib.Path(a.folder).rglob("*.urdf"))
    lines = subprocess.run([a.bench, str(a.states), *files], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    loaded, refused, wrong = 0, [], []
    print("| robot | joints | inspect [s] | torques differ by | verdict |\n|---|---|---|---|---|")
    for line in lines:
        robot = json.loads(line)
        name = pathlib.Path(robot["file"]).name
        seconds, level = inspected(a.armature, robot["file"], a.most_s)
        if "error" in robot:
            refused.append((name, robot["error"]))
            print(f"| {name} | – | {seconds:.2f} | – | refused |")
            continue
        loaded += 1
        worst = difference(robot)
        print(f"| {name} | {len(robot['q'][0])} | {seconds:.2f} | {worst:.1e} | {level} |", flush=True)
        if not worst <= LIMIT:
            wrong.append((name, worst))
    print(f"\n{len(files)} files, {loaded} read, {len(refused)} refused, {len(wrong)} with other torques than Pinocchio {pinocchio.__version__}")
    for name, why in refused:
        print(f"- {name}: {why.rpartition('/')[2]}")
    if wrong:
        sys.exit("\n".join(f"{name}: torques differ by {worst:.2e}" for name, worst in wrong))


if __name__ == "__main__":
    main()
