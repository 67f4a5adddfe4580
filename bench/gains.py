#!/usr/bin/env python3
"""Drive gains from a weighed load, and what a load weighs with them, through the command line. Virtual arms of a laboratory are
recorded bare, with a load of 30 % of the rated one that is known to 1 g, and with one of 60 % that is not known. The tool sees
currents: torques over gains that are up to 15 % off a round number, joint by joint, and nobody tells it that number.

usage: gains.py ARMATURE WORK [--robots a,b,…] [--individuals 3] [--periods 2] [--realism lab] [--table FILE...]

The true gain is the simulation's own torque per ampere of the log, by least squares over all rows. One line per joint and per
load; --table reads such lines and only counts. How to read the table: "known" are gains that `calibrate` calls known, "inside"
the share of them whose truth is in its 95 % interval, "error" their RMS and "within 1 %" their share; "not known" are those
that it refuses. "mass" is what `payload` weighs with the mapping that `calibrate` wrote, after `identify` from the bare
recording with it; everything has default settings.
"""
import argparse
import collections
import pathlib

import numpy as np

from virtual_arm import RATED_KG, ROBOTS, Arm, columns, save, table


def one(arm, individual, options):
    """Lines of one individual."""
    rng = np.random.default_rng(100 * individual + len(arm.name) + ord(arm.name[0]))
    load, weighed = round(0.3 * RATED_KG[arm.name], 3), round(0.6 * RATED_KG[arm.name], 3)
    files, truth = {}, None
    for seed, (key, mass) in enumerate({"bare": 0, "loaded": load, "unknown": weighed}.items()):
        place = arm.rehearse(f"{options.realism}_{options.periods}_{key}_{individual}", "--individual", individual, "--seed", 10 * individual + seed,
                             *(["--load-kg", mass, "--load-at-m", "0.02,-0.03,0.08"] if mass else []), realism=options.realism, periods=options.periods)
        header, values = table(place / "recording.csv")
        tau = columns(header, "tau")
        if truth is None:
            gains = 10 * (1 + rng.uniform(-0.15, 0.15, len(tau)))
            real = table(place / "truth.csv")
            exact = real[1][:, columns(real[0], "tau")]
            truth = gains * (exact**2).sum(0) / (exact * values[:, tau]).sum(0)
        values[:, tau] /= gains
        # The log holds times, positions and currents, and nothing else.
        names = header.split(",")
        keep = [0] + columns(header, "q") + tau
        header = ",".join("i_" + names[c][4:].split("[")[0] + "[A]" if c in tau else names[c] for c in keep)
        files[key] = save(arm.work / f"{key}.csv", header, values[:, keep])
    out = arm.work / "calibrated"
    answer = arm.json("calibrate", arm.name, "--bare", files["bare"], "--loaded", files["loaded"], "--load-kg", load, "--out", out, "--force", "--quiet")
    lines = []
    for joint, true in zip(answer["result"]["joints"], truth):
        inside = joint["lower"] <= true <= joint["upper"]
        lines.append(f"{arm.name:9} {individual} gain {joint['joint']:24} {joint['standing'].replace(' ', '-'):9} {joint['gain']:9.4f} "
                     f"{100 * (joint['gain'] / true - 1):8.3f} % ± {196 * joint['deviation']:6.3f} % {'inside' if inside else 'outside'}")
    mapping = out / "mapping.yaml"
    model, place = arm.work / "model", arm.work / "payload"
    arm.json("identify", arm.name, files["bare"], "--mapping", mapping, "--out", model, "--force", "--quiet")
    found = arm.json("payload", model, files["unknown"], "--mapping", mapping, "--out", place, "--force", "--quiet")
    mass = next(v for v in found["result"]["values"] if v["name"] in ("mass", "M"))
    inside = mass["lower"] <= weighed <= mass["upper"]
    lines.append(f"{arm.name:9} {individual} mass {'load':24} {'-':9} {mass['value']:9.4f} {100 * (mass['value'] / weighed - 1):8.3f} % ± "
                 f"{50 * (mass['upper'] - mass['lower']) / weighed:6.3f} % {'inside' if inside else 'outside'}")
    return lines


def print_table(lines):
    rows = collections.defaultdict(lambda: {"known": [], "refused": 0, "mass": []})
    for line in lines:
        w = line.split()
        if len(w) < 12 or w[2] not in ("gain", "mass"):
            continue
        value = (float(w[6]), w[11] == "inside", float(w[9]))
        for row in (rows[w[0]], rows["all"]):
            if w[2] == "mass":
                row["mass"].append(value)
            elif w[4] == "not-known":
                row["refused"] += 1
            else:
                row["known"].append(value)
    print("| arm | known | inside | error, RMS | within 1 % | not known | masses | inside | error, RMS | half width, median |\n" + "|---" * 10 + "|")
    share = lambda values: f"{100 * np.mean(values):.1f} %" if len(values) else "–"
    rms = lambda values: f"{np.sqrt(np.mean(np.square(values))):.2f} %" if len(values) else "–"
    for name in [*[r for r in ROBOTS if r in rows], "all"]:
        r = rows[name]
        errors, inside = [e for e, _, _ in r["known"]], [i for _, i, _ in r["known"]]
        print(f"| {name} | {len(errors)} | {share(inside)} | {rms(errors)} | {share(np.abs(errors) < 1)} | {r['refused']} | {len(r['mass'])} | "
              f"{share([i for _, i, _ in r['mass']])} | {rms([e for e, _, _ in r['mass']])} | {np.median([w for _, _, w in r['mass']]) if r['mass'] else 0:.2f} % |")


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument("armature", nargs="?")
    parse.add_argument("work", type=pathlib.Path, nargs="?")
    parse.add_argument("--robots", default=",".join(ROBOTS))
    parse.add_argument("--individuals", type=int, default=3)
    parse.add_argument("--periods", type=int, default=2)
    parse.add_argument("--realism", default="lab")
    parse.add_argument("--table", nargs="+", type=pathlib.Path)
    options = parse.parse_args()
    if options.table:
        return print_table([line for path in options.table for line in path.read_text().splitlines()])
    lines = []
    for name in options.robots.split(","):
        arm = Arm(options.armature, name, options.work)
        for individual in range(1, options.individuals + 1):
            for line in one(arm, individual, options):
                lines.append(line)
                print(line, flush=True)
    print_table(lines)


main()
