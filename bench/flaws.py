#!/usr/bin/env python3
"""How often the right cause is named: flaws that real logs have, put into recordings of laboratory-grade virtual robots,
and `armature identify` with default settings asked what is wrong. The truth is known to this script alone.

usage: flaws.py ARMATURE WORK [--robots a,b,…] [--severities 1,2,3] [--flaws a,b,…] [--table FILE...]

One line per log, as it is made; --table reads such lines from files and only counts them, so that arms can be run one by one.
How to read the table: "named" is the right cause, at the right joint, and no other; "listed" is the right cause among several
that the data do not tell apart; "wrong" is a cause that is not there; "silent" is no cause at all. A clean log should be
silent; the laboratory's own delay and torque scales (2 % per joint, so that some pair of joints is 5 % apart) are there. Flaws of the last group show in what the fitted model leaves, so the whole of `identify` is asked; the others are
found by `identify --check-only`.
"""
import argparse
import collections
import pathlib
import re

import numpy as np
import yaml

from virtual_arm import RATED_KG, ROBOTS, SHEETS, Arm, columns, save, table

# Kinds of findings that name a cause.
CAUSES = {"torque-scale", "wrong-mounting", "position-offset", "swapped-joints", "reversed-joint", "degrees",
          "gravity-removed", "wrong-tool", "wrong-robot", "current-for-torque", "clock-drift", "unclear-cause",
          "elastic-gear", "backlash"}
# How a list of causes that cannot be told apart names each kind.
NAMES = {"torque-scale": "--accept gain:", "wrong-mounting": "--accept mounting", "position-offset": "--accept zero:",
         "swapped-joints": "--accept swap", "reversed-joint": "--accept sign", "degrees": "--accept degrees",
         "gravity-removed": "--accept gravity-removed", "wrong-tool": "another tool"}
STILL = {"stuck-sensor", "no-motion", "hardly-moves"}


class Log:
    """A recording with one flaw, and what should be said of it: kinds of findings or words, and the joints they are about."""

    def __init__(self, header, values, kinds=(), joints=(), words=(), among=()):
        self.header, self.values, self.kinds, self.joints = header, values, set(kinds), set(joints)
        self.words, self.among = words, among


class Bench(Arm):
    def clean(self, level):
        """Another individual, and other noise, for each severity."""
        return table(self.rehearse(f"clean{level}", "--individual", level + 1, "--seed", level + 1) / "recording.csv")

    def other(self, key, level, *options, **more):
        place = self.rehearse(f"{key}{level}", "--individual", level + 1, "--seed", level + 1, *options, **more)
        return table(place / "recording.csv")

    def off_scale(self, level):
        """Joints whose torque sensor the laboratory itself made 5 % and more unlike half of the others: true findings too."""
        place = self.rehearse(f"clean{level}", "--individual", level + 1, "--seed", level + 1)
        header, values = table(place / "recording.csv")
        known, truth = table(place / "truth.csv")
        exact, logged = truth[:, columns(known, "tau")], values[:, columns(header, "tau")]
        scale = (exact * logged).sum(0) / (exact**2).sum(0)
        apart = np.abs(scale[:, None] / scale[None, :] - 1) > 0.05
        return [self.name_of(header, j) for j in range(len(scale)) if 2 * apart[j].sum() >= max(1, len(scale) - 1)]

    def middle(self, header, level):
        """A joint that has joints before and after it, another one for each severity where there are so many."""
        n = len(columns(header, "q"))
        return 1 if n < 4 else 1 + level % (n - 3)

    def name_of(self, header, joint):
        return header.split(",")[columns(header, "q")[joint]].split("_", 1)[1].split("[")[0]


def clean(arm, level):
    return Log(*arm.clean(level))


def gain(arm, level):
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    values[:, columns(header, "tau")[j]] *= 1 + [0.1, 0.2, 0.4][level]
    return Log(header, values, ["torque-scale"], [arm.name_of(header, j)])


def scale(arm, level):
    """All torques alike: only the masses of the robot file contradict it."""
    header, values = arm.clean(level)
    values[:, columns(header, "tau")] *= [1.4, 2, 4][level]
    return Log(header, values, ["torque-scale"])


def zero(arm, level):
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    values[:, columns(header, "q")[j]] += np.radians([3, 6, 15][level])
    return Log(header, values, ["position-offset"], [arm.name_of(header, j)])


def swapped(arm, level):
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    for kind in [["tau"], ["q"], ["q", "tau"]][level]:
        a, b = columns(header, kind)[j - 1:j + 1]
        values[:, [a, b]] = values[:, [b, a]]
    return Log(header, values, ["swapped-joints"], [arm.name_of(header, j)])


def sign(arm, level):
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    for kind in [["tau"], ["q"], ["q", "tau"]][level]:
        values[:, columns(header, kind)[j]] *= -1
    return Log(header, values, ["reversed-joint"], [arm.name_of(header, j)])


def degrees(arm, level):
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    values[:, columns(header, "q") if level == 2 else [columns(header, "q")[j]]] *= 180 / np.pi
    return Log(header, values, ["degrees"], [] if level == 2 else [arm.name_of(header, j)])


def tilted(arm, level):
    angle, turn = np.radians([5, 10, 30][level]), np.random.default_rng(7 * level + len(arm.name)).uniform(0, 2 * np.pi)
    g = 9.80665 * np.array([np.sin(angle) * np.cos(turn), np.sin(angle) * np.sin(turn), -np.cos(angle)])
    return Log(*arm.other("tilt", level, "--gravity", ",".join(f"{x:.6f}" for x in g)), ["wrong-mounting"])


def wall(arm, level):
    g = [(9.80665, 0, 0), (0, -9.80665, 0), (0, 0, 9.80665)][level]
    return Log(*arm.other("wall", level, "--gravity", ",".join(map(str, g))), ["wrong-mounting"])


def no_gravity(arm, level):
    return Log(*arm.other("no_gravity", level, "--gravity", "0,0,0"), ["gravity-removed"])


def tool(arm, level):
    """A load that the robot file does not have, as shares of the rated one."""
    load = RATED_KG[arm.name] * [0.3, 0.6, 1][level]
    return Log(*arm.other("tool", level, "--load-kg", f"{load:.3f}", "--load-at-m", "0,0,0.08"), ["wrong-tool"])


def delay(arm, level):
    """Positions later than torques, on top of the 1 to 3 ms that the virtual laboratory has by itself."""
    header, values = arm.clean(level)
    time = values[:, 0].copy()
    for c in columns(header, "tau"):
        values[:, c] = np.interp(time + [0.002, 0.005, 0.010][level], time, values[:, c])
    return Log(header, values, ["delay"])


def clock(arm, level):
    """A clock whose rate changes evenly by this much from the first row to the last."""
    header, values = arm.clean(level)
    time = values[:, 0] - values[0, 0]
    values[:, 0] += 0.5 * [0.005, 0.01, 0.03][level] * time**2 / time[-1]
    return Log(header, values, ["clock-drift"])


def still(arm, level):
    """A joint that is commanded to stay, to move by a quarter of a milliradian, or by 5 mrad."""
    header, _ = arm.clean(level)
    j = arm.middle(header, level)
    motion = yaml.safe_load((arm.design / "design.yaml").read_text())
    series = motion["trajectory"]
    most = sum(np.hypot(s, c) for s, c in zip(series["sine"][j], series["cosine"][j]))
    for key in ("sine", "cosine"):
        series[key][j] = [float(x * [0, 0.00025, 0.005][level] / most) for x in series[key][j]]
    place = arm.work / f"still{level}.yaml"
    place.write_text(yaml.safe_dump({k: motion[k] for k in ("format", "version", "software", "robot", "joints", "trajectory")}))
    return Log(*arm.other("still", level, design=place), STILL, [arm.name_of(header, j)])


def speed(header, values, joint):
    """Velocity, smoothed over 22 ms."""
    q = np.convolve(np.pad(values[:, columns(header, "q")[joint]], 5, "edge"), np.ones(11) / 11, "valid")
    return np.gradient(q, values[:, 0])


def drift(arm, level):
    """Friction of one joint falls by this share over the recording, on top of what the laboratory's warms."""
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    drive = yaml.safe_load(arm.sheet())["joints"][j]["drive"]
    v, along = speed(header, values, j), np.linspace(0, 1, len(values))
    friction = drive["viscous_nm_s_rad"] * v + drive["coulomb_nm"] * np.tanh(v / 0.005)
    values[:, columns(header, "tau")[j]] -= [0.15, 0.3, 0.6][level] * along * friction
    return Log(header, values, joints=[arm.name_of(header, j)], words=["changes during the recording"])


def rotor(arm, level):
    """Every drive has a rotor, this share of effort limit over acceleration limit; the default terms have none."""
    # "on" is a key of frames here, not a truth value.
    sheet = yaml.safe_load(re.sub(r"\bon: ", "'on': ", arm.sheet()))
    for joint in sheet["joints"]:
        fastest = joint.get("acceleration_rad_s2") or np.radians(joint["acceleration_deg_s2"])
        joint.setdefault("drive", {})["rotor_inertia_kg_m2"] = float([0.03, 0.1, 0.2][level] * joint["effort_nm"] / fastest)
    place = arm.work / f"rotor{level}.yaml"
    place.write_text(yaml.safe_dump(sheet, sort_keys=False))
    header, values = arm.other("rotor", level, robot=place)
    return Log(header, values, joints=[arm.name_of(header, j) for j in range(len(columns(header, "q")))],
               words=["follows the joint's acceleration"])


def deflected(arm, level, bend):
    """Positions of one joint's motor behind its gear."""
    header, values = arm.clean(level)
    j = arm.middle(header, level)
    tau = np.convolve(np.pad(values[:, columns(header, "tau")[j]], 5, "edge"), np.ones(11) / 11, "valid")
    effort = yaml.safe_load(arm.sheet())["joints"][j]["effort_nm"]
    values[:, columns(header, "q")[j]] += bend(tau / effort)
    return header, values, arm.name_of(header, j)


def backlash(arm, level):
    header, values, name = deflected(arm, level, lambda load: 0.5 * [0.002, 0.004, 0.008][level] * np.tanh(load / 0.01))
    return Log(header, values, ["backlash"], [name], words=["backlash"], among=["flexibility, coupling, or backlash"])


def elastic(arm, level):
    header, values, name = deflected(arm, level, lambda load: [0.003, 0.01, 0.03][level] * load)
    return Log(header, values, ["elastic-gear"], [name], words=["elastic gear"], among=["flexibility, coupling, or backlash"])


LATER = [drift, rotor, backlash, elastic]
FLAWS = {f.__name__: f for f in [clean, gain, scale, zero, swapped, sign, degrees, tilted, wall, no_gravity, tool, delay, clock,
                                 still, *LATER]}


def about(finding, joints):
    return not joints or any(j in finding["where"] for j in joints)


def judge(arm, flaw, level):
    log = FLAWS[flaw](arm, level)
    path = save(arm.work / "log.csv", log.header, log.values)
    whole = FLAWS[flaw] in LATER or flaw == "still"
    answer = arm.json("identify", arm.name, path, *([] if whole else ["--check-only"]), "--out", "-", "--quiet")
    findings = [f for f in answer["findings"] if f["severity"] != "note"]
    # A list of causes that only the robot file contradicts has a tool's kind.
    for f in findings:
        if f["message"].startswith("several explanations fit"):
            f["kind"] = "unclear-cause"
    # The virtual laboratory has a delay of its own: naming it is right in every log, and expected only where it is the flaw.
    causes = [f for f in findings if f["kind"] in CAUSES | log.kinds]
    rests = [f for f in findings if f["kind"] == "unmodelled" and about(f, log.joints)]
    own = arm.off_scale(level)
    causes = [f for f in causes if not (f["kind"] == "torque-scale" and own and about(f, own) and not about(f, log.joints or ["-"]))]
    said = "; ".join(f["kind"] + " " + f["where"] + ": " + f["message"][:110] for f in (causes or rests))
    right = [f for f in causes if f["kind"] in log.kinds and about(f, log.joints)]
    if causes and len(right) == len(causes):
        return "named", said
    if causes:
        unclear = [f for f in causes if f["kind"] == "unclear-cause"]
        told = unclear and any(NAMES.get(kind, "?") in unclear[0]["message"] for kind in log.kinds)
        return ("listed" if told and len(unclear) + len(right) == len(causes) else "wrong"), said
    if any(w in f["message"] and not any(a in f["message"] for a in log.among) for w in log.words for f in rests):
        return "named", said
    if any(a in f["message"] for a in log.among for f in rests):
        return "listed", said
    return ("silent" if log.kinds or log.words else "named"), said


def print_table(lines):
    count = collections.defaultdict(collections.Counter)
    for line in lines:
        words = line.split()
        if len(words) >= 4 and words[0] in ROBOTS and words[1] in FLAWS:
            count[words[1]][words[3]] += 1
    print("| flaw | logs | named | listed | wrong | silent |\n|---|---|---|---|---|---|")
    total = collections.Counter()
    for flaw in [f for f in FLAWS if f in count]:
        c = count[flaw]
        print(f"| {flaw} | {sum(c.values())} | {c['named']} | {c['listed']} | {c['wrong']} | {c['silent']} |")
        total += c if flaw != "clean" else collections.Counter()
    runs = max(1, sum(total.values()))
    print(f"| all flaws | {runs} | " + " | ".join(f"{100 * total[k] / runs:.0f} %" for k in ["named", "listed", "wrong", "silent"]) + " |")


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument("armature", nargs="?")
    parse.add_argument("work", type=pathlib.Path, nargs="?")
    parse.add_argument("--robots", default=",".join(ROBOTS))
    parse.add_argument("--flaws", default=",".join(FLAWS))
    parse.add_argument("--severities", default="1,2,3")
    parse.add_argument("--table", nargs="+", type=pathlib.Path)
    options = parse.parse_args()
    if options.table:
        return print_table([line for path in options.table for line in path.read_text().splitlines()])
    if not options.work or not SHEETS.is_dir():
        parse.error("ARMATURE and WORK are needed")
    lines = []
    for name in options.robots.split(","):
        arm = Bench(options.armature, name, options.work)
        for flaw in options.flaws.split(","):
            for level in [int(x) - 1 for x in options.severities.split(",")]:
                try:
                    verdict, said = judge(arm, flaw, level)
                except RuntimeError as error:
                    verdict, said = "failed", str(error)
                lines.append(f"{name:9} {flaw:11} {level + 1} {verdict:7} {said}")
                print(lines[-1], flush=True)
    print_table(lines)


main()
