#!/usr/bin/env python3
"""How often the right cause is named: flaws that real logs have, put into recordings of laboratory-grade virtual robots,
and `armature identify --check-only` asked what is wrong. The truth is known to this script alone.

usage: flaws.py ARMATURE WORK [--robots a,b,…] [--severities 1,2,3] [--flaws a,b,…]

How to read it: "named" is the right cause and no other; "listed" is the right cause among several that the data do not
tell apart; "wrong" is a cause that is not there; "silent" is no cause at all. A clean log should be silent.
"""
import argparse
import collections
import json
import pathlib
import subprocess

import numpy as np

ROBOTS = ["planar2r", "iiwa14", "lwr4", "gen2", "kr15", "ir361", "panda", "ur5e", "ur10e", "gen3", "wam7", "tx40"]
# Kinds of findings that name a cause.
CAUSES = {"torque-scale", "wrong-mounting", "position-offset", "swapped-joints", "reversed-joint", "degrees",
          "gravity-removed", "wrong-tool", "wrong-robot", "current-for-torque", "clock-drift", "unclear-cause"}
# Which --accept names tell the same cause as a kind.
NAMES = {"torque-scale": "gain:", "wrong-mounting": "mounting", "position-offset": "zero:", "swapped-joints": "swap",
         "reversed-joint": "sign", "degrees": "degrees", "gravity-removed": "gravity-removed"}


def table(path):
    """Header, comment lines and numbers of our own CSV."""
    lines = path.read_text().splitlines()
    comments = [x for x in lines if x.startswith("#")]
    rest = [x for x in lines if not x.startswith("#")]
    return comments, rest[0], np.array([[float(c) for c in x.split(",")] for x in rest[1:]])


def save(path, header, values):
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savetxt(path, values, delimiter=",", header=header, comments="", fmt="%.12g")
    return path


class Arm:
    def __init__(self, armature, name, work, seed):
        self.armature, self.name, self.work = armature, name, work / name
        self.rng = np.random.default_rng(seed)
        self.work.mkdir(parents=True, exist_ok=True)
        self.runs = {}
        self.run("design", name, "--out", self.work / "design", "--force", "--accept-unchecked")

    def run(self, *words):
        done = subprocess.run([self.armature, *map(str, words)], capture_output=True, text=True)
        return done

    def rehearse(self, key, *options):
        """One recording for each set of options, made once."""
        if key not in self.runs:
            out = self.work / ("run_" + key)
            self.run("rehearse", self.name, self.work / "design", "--realism", "lab", "--periods", "2", "--no-floor",
                     "--accept-unchecked", "--tracking-limit", "10", "--out", out, "--force", *options)
            self.runs[key] = table(out / "recording.csv")
        comments, header, values = self.runs[key]
        return header, values.copy()

    def columns(self, header, kind):
        return [i for i, name in enumerate(header.split(",")) if name.startswith(kind + "_")]


def middle_joint(arm, header):
    """A joint that feels gravity and has joints before and after it."""
    n = len(arm.columns(header, "q"))
    return 1 if n < 4 else int(arm.rng.integers(1, n - 2))


def clean(arm, level):
    return arm.rehearse("clean"), None


def gain(arm, level):
    header, values = arm.rehearse("clean")
    values[:, arm.columns(header, "tau")[middle_joint(arm, header)]] *= 1 + [0.1, 0.2, 0.4][level]
    return (header, values), "torque-scale"


def zero(arm, level):
    header, values = arm.rehearse("clean")
    values[:, arm.columns(header, "q")[middle_joint(arm, header)]] += np.radians([3, 6, 15][level])
    return (header, values), "position-offset"


def swapped(arm, level):
    header, values = arm.rehearse("clean")
    i = middle_joint(arm, header)
    for kind in [["tau"], ["q"], ["q", "tau"]][level]:
        a, b = arm.columns(header, kind)[i - 1:i + 1]
        values[:, [a, b]] = values[:, [b, a]]
    return (header, values), "swapped-joints"


def sign(arm, level):
    header, values = arm.rehearse("clean")
    j = middle_joint(arm, header)
    for kind in [["tau"], ["q"], ["q", "tau"]][level]:
        values[:, arm.columns(header, kind)[j]] *= -1
    return (header, values), "reversed-joint"


def degrees(arm, level):
    header, values = arm.rehearse("clean")
    columns = arm.columns(header, "q")
    columns = columns if level == 2 else [columns[middle_joint(arm, header)]]
    values[:, columns] *= 180 / np.pi
    return (header, values), "degrees"


def tilted(arm, level):
    angle, turn = np.radians([5, 10, 30][level]), arm.rng.uniform(0, 2 * np.pi)
    g = 9.80665 * np.array([np.sin(angle) * np.cos(turn), np.sin(angle) * np.sin(turn), -np.cos(angle)])
    return arm.rehearse(f"tilt{level}", "--gravity", ",".join(f"{x:.6f}" for x in g)), "wrong-mounting"


def wall(arm, level):
    g = [(9.80665, 0, 0), (0, -9.80665, 0), (0, 0, 9.80665)][level]
    return arm.rehearse(f"wall{level}", "--gravity", ",".join(map(str, g))), "wrong-mounting"


def no_gravity(arm, level):
    return arm.rehearse("no_gravity", "--gravity", "0,0,0", "--seed", str(level + 1)), "gravity-removed"


def tool(arm, level):
    mass = sum(float(x) for x in arm.masses()) * [0.1, 0.15, 0.25][level]
    return arm.rehearse(f"tool{level}", "--load-kg", f"{mass:.3f}", "--load-at-m", "0,0,0.08"), "wrong-tool"


def delayed(arm, level):
    """Positions later than torques, on top of the delay that the virtual laboratory has by itself."""
    header, values = arm.rehearse("clean")
    time = values[:, 0]
    for c in arm.columns(header, "tau"):
        values[:, c] = np.interp(time + [0.002, 0.005, 0.010][level], time, values[:, c])
    return (header, values), "delay"


def masses(arm):
    text = arm.run("inspect", arm.name, "--yaml").stdout
    return [line.split(":")[1].split("#")[0].strip() for line in text.splitlines() if line.strip().startswith("mass_kg:")] or ["10"]


Arm.masses = masses
FLAWS = {f.__name__: f for f in [clean, gain, zero, swapped, sign, degrees, tilted, wall, no_gravity, tool, delayed]}


def judge(arm, flaw, level):
    (header, values), expected = FLAWS[flaw](arm, level)
    log = save(arm.work / f"{flaw}{level}.csv", header, values)
    done = arm.run("identify", arm.name, log, "--check-only", "--json")
    try:
        findings = json.loads(done.stdout)["findings"]
    except (ValueError, KeyError):
        return "wrong", "no answer: " + done.stderr[-200:]
    # The virtual laboratory has a delay of its own: naming it is right in every log, and expected only here.
    named = CAUSES | {"delay"} if expected == "delay" else CAUSES
    causes = [f for f in findings if f["kind"] in named and f["severity"] != "note"]
    said = "; ".join(f["message"][:110] for f in causes)
    kinds = {f["kind"] for f in causes}
    if not kinds:
        return ("silent", "") if expected else ("named", "")
    if expected in kinds and len(kinds) == 1:
        return "named", said
    listed = [f for f in causes if f["kind"] == "unclear-cause"]
    if expected and listed and "--accept " + NAMES.get(expected, "?") in listed[0]["message"] and kinds == {"unclear-cause"}:
        return "listed", said
    return "wrong", said


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument("armature")
    parse.add_argument("work", type=pathlib.Path)
    parse.add_argument("--robots", default=",".join(ROBOTS))
    parse.add_argument("--flaws", default=",".join(FLAWS))
    parse.add_argument("--severities", default="1,2,3")
    parse.add_argument("--verbose", action="store_true")
    options = parse.parse_args()
    count = {f: collections.Counter() for f in options.flaws.split(",")}
    for seed, name in enumerate(options.robots.split(",")):
        arm = Arm(options.armature, name, options.work, seed)
        for flaw in count:
            for level in [0] if flaw == "clean" else [int(x) - 1 for x in options.severities.split(",")]:
                verdict, said = judge(arm, flaw, level)
                count[flaw][verdict] += 1
                if options.verbose:
                    print(f"{name:9} {flaw:11} {level + 1} {verdict:7} {said}", flush=True)
    print(f"{'flaw':12} named listed wrong silent")
    total = collections.Counter()
    for flaw, c in count.items():
        print(f"{flaw:12} {c['named']:5} {c['listed']:6} {c['wrong']:5} {c['silent']:6}")
        total += c if flaw != "clean" else collections.Counter()
    runs = max(1, sum(total.values()))
    print("all flaws: " + ", ".join(f"{k} {100 * total[k] / runs:.0f} %" for k in ["named", "listed", "wrong", "silent"]))


main()
