#!/usr/bin/env python3
"""A run of benchmarks beside a saved one: `./dev bench NAME... > saved.txt`, later `./dev bench --against saved.txt NAME...`.

Times of two days are not comparable; what is measured in turns in one run is. Compared are the ratios of other programs to ours
(bench/race.hpp) and the shares of the machine's limits (bench_roofline). The noise of a ratio is the middle half of both times. Worse is
what fell by more than three times the noise of both runs and by more than 5 %.

usage: against.py SAVED NEW
"""
import math
import pathlib
import re
import sys

SIGMAS, LEAST = 3, 0.05
# "  what  who  median [q25 q75]" and, unless it is the first of its kind, "  ratio×".
RACE = re.compile(r"^  (.{17}) (.+?) +([0-9.]+) +\[ *([0-9.]+) +([0-9.]+)\](?: +([0-9.]+)×)?$")
# "work  flops bytes limit ours fast share%", and a chain where there is one.
SHARE = re.compile(r"^(\S.*?\S) +([0-9]+) +([0-9]+) +([0-9.]+) +([0-9.]+) +([0-9.]+) +([0-9]+)%(?:  chain .*)?$")


def read(path):
    """What a run measured: name to (value, relative noise), larger is better."""
    out, ours, head = {}, {}, ""
    for line in pathlib.Path(path).read_text().splitlines():
        race, share = RACE.match(line), SHARE.match(line)
        if race:
            what, who = race[1].strip(), race[2].strip()
            median, low, high = (float(race[k]) for k in (3, 4, 5))
            noise = (high - low) / median / 1.35  # the middle half of a normal distribution is 1.35 deviations wide
            if race[6] is None:
                ours[head, what] = median, noise
            elif (head, what) in ours:
                name = ": ".join(x for x in (head, what, who + " / ours") if x)
                first, spread = ours[head, what]
                out[name] = median / first, math.hypot(noise, spread)
        elif share:
            limit, median, best = float(share[4]), float(share[5]), float(share[6])
            out[share[1].strip() + ": share of the limit"] = limit / best, (median - best) / best
        elif line and not line.startswith(" "):
            head = line.split(":")[0].strip()[:60]
    return out


def main():
    saved, new = read(sys.argv[1]), read(sys.argv[2])
    both = [name for name in saved if name in new]
    if not both:
        sys.exit("nothing in both runs can be compared: run the same benchmarks (dynamics, codegen, observer, roofline)")
    worse = 0
    print(f"{'':70} {'saved':>8} {'now':>8} {'change':>8} {'noise':>7}")
    for name in both:
        (old, before), (now, after) = saved[name], new[name]
        change, noise = now / old - 1, math.hypot(before, after)
        bad = change < -max(SIGMAS * noise, LEAST)
        worse += bad
        print(f"{name[:70]:70} {old:8.3f} {now:8.3f} {100 * change:+7.1f}% {100 * noise:6.1f}%{'  worse' if bad else ''}")
    print(f"{worse} of {len(both)} are worse")
    return 1 if worse else 0


sys.exit(main())
