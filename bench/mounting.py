#!/usr/bin/env python3
"""Gravity's direction found from a log: virtual arms of a laboratory on bases that are turned at random, identified with
`--mounting free` and with `--mounting auto`, through the command line. The robot file says: upright.

usage: mounting.py ARMATURE WORK [--robots a,b,…] [--directions 3] [--table FILE...]

How to read it. "turned" is the true angle between gravity and the file's; "error" the angle between the true direction and the
model's; "stated" the deviation that identify prints in its widest direction. An error of two normal numbers is below 2.45
deviations in 95 of 100 logs; stated is the widest one, so that 95 % or more should be "inside". "followed" counts the logs in
which auto used another direction than the file's; where the truth is within 1° of the file's it should not.
"""
import argparse
import collections
import json
import pathlib
import re

import numpy as np

from virtual_arm import ROBOTS, Arm, table

DOWN = np.array([0.0, 0.0, -9.80665])


def angle(a, b):
    return float(np.degrees(np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b)))


def gravity_of(model):
    """Of a model's robot, wherever the file keeps it."""
    def find(x):
        if isinstance(x, dict):
            for key, value in x.items():
                if key.startswith("gravity") and isinstance(value, list) and len(value) == 3:
                    return np.array(value, float)
                found = find(value)
                if found is not None:
                    return found
        if isinstance(x, list):
            for value in x:
                found = find(value)
                if found is not None:
                    return found
        if isinstance(x, str):
            told = re.search(r"gravity[^:\n]*: \[([^\]]*)\]", x)
            if told:
                return np.array([float(v) for v in told[1].split(",")])
        return None
    found = find(json.loads(model.read_text()))
    return DOWN if found is None else found


def one(arm, number):
    rng = np.random.default_rng(1000 * number + sum(map(ord, arm.name)))
    direction = rng.normal(size=3)
    gravity = 9.80665 * direction / np.linalg.norm(direction)
    place = arm.rehearse(f"turned{number}", "--individual", number + 1, "--seed", number + 1, "--gravity", ",".join(f"{x:.7f}" for x in gravity))
    for mode in ("free", "auto"):
        out = arm.work / "mounted"
        answer = arm.json("identify", arm.name, place / "recording.csv", "--mounting", mode, "--physical", "none", "--out", out, "--force", "--quiet")
        told = next((f["message"] for f in answer["findings"] if f["kind"] == "accepted-story"), "")
        stated = re.search(r"± ([0-9.]+)°", told)
        found = gravity_of(out / "model.json")
        yield (f"{arm.name:9} {number + 1} {mode} turned {angle(gravity, DOWN):7.2f} error {angle(gravity, found):8.3f} "
               f"stated {float(stated[1]) if stated else float('nan'):7.3f} {'followed' if told else 'left'}")


def print_table(lines):
    rows = collections.defaultdict(list)
    for line in lines:
        w = line.split()
        if len(w) == 10 and w[3] == "turned":
            rows[(w[0], w[2])].append((float(w[6]), float(w[8]), w[9] == "followed"))
            rows[("all", w[2])].append(rows[(w[0], w[2])][-1])
    print("| arm | --mounting | logs | followed | error, median | largest | inside 2.45 deviations |\n|---|---|---|---|---|---|---|")
    for name in [*ROBOTS, "all"]:
        for mode in ("free", "auto"):
            values = rows.get((name, mode))
            if not values:
                continue
            told = [v for v in values if v[2]]
            known = [v for v in told if v[1] == v[1]]
            inside = f"{sum(e <= 2.45 * s for e, s, _ in known)} of {len(known)}"
            errors = [e for e, _, _ in told] or [float("nan")]
            print(f"| {name} | {mode} | {len(values)} | {len(told)} | {np.median(errors):.2f}° | {np.max(errors):.2f}° | {inside} |")


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument("armature", nargs="?")
    parse.add_argument("work", type=pathlib.Path, nargs="?")
    parse.add_argument("--robots", default=",".join(ROBOTS))
    parse.add_argument("--directions", type=int, default=3)
    parse.add_argument("--table", nargs="+", type=pathlib.Path)
    options = parse.parse_args()
    if options.table:
        return print_table([line for path in options.table for line in path.read_text().splitlines()])
    lines = []
    for name in options.robots.split(","):
        arm = Arm(options.armature, name, options.work)
        for number in range(options.directions):
            for line in one(arm, number):
                lines.append(line)
                print(line, flush=True)
    print_table(lines)


main()
