"""The seven colours of curves are told apart without hue, and each is seen on its ground.

usage: colours.py SOURCE

Read from web/src/components.css, light and dark. Simulated: no red, green or blue cones (Machado 2009). Two colours of one
set must differ by LEAST in OKLab under each, all but one must be lighter than black (OKLab overrates what differs there), and stand out from the page by 3 to 1 (WCAG 2.1, graphics). Dashes are the
second difference: every colour has its own, so that a black-and-white print can be read too.
"""
import itertools
import os
import re
import sys

LEAST = 0.055
BLACK = 0.03  # relative luminance: below it a thin line is black, whatever its hue
CONES = {"all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
         "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
         "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
         "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))}


def linear(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def oklab(rgb):
    lms = times(((0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566), (0.0883024619, 0.2817188376, 0.6299787005)),
                [min(1, max(0, x)) for x in rgb])
    return times(((0.2104542553, 0.7936177850, -0.0040720468), (1.9779984951, -2.4285922050, 0.4505937099), (0.0259040371, 0.7827717662, -0.8086757660)),
                 [x ** (1 / 3) for x in lms])


def contrast(a, b):
    light, dark = sorted((sum(w * x for w, x in zip((0.2126, 0.7152, 0.0722), linear(c))) for c in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def worst(colours):
    """The least distance of two of them, over all kinds of eyes."""
    least = (9, "")
    for name, cones in CONES.items():
        labs = [oklab(times(cones, linear(c))) for c in colours]
        for (i, a), (j, b) in itertools.combinations(enumerate(labs), 2):
            distance = sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5
            least = min(least, (distance, f"{colours[i]} and {colours[j]} with {name}"))
    return least


def main():
    with open(os.path.join(sys.argv[1], "web/src/components.css"), encoding="utf-8") as file:
        css = file.read()
    blocks = {"light": css[:css.index("@media")], "dark": css[css.index("@media"):css.index("* {")]}
    problems = []
    for scheme, block in blocks.items():
        values = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
        curves = [values[f"c{i}"] for i in range(1, 8)]
        distance, where = worst(curves)
        print(f"{scheme}: least distance {distance:.3f}, {where}")
        if distance < LEAST:
            problems.append(f"{scheme}: {where} are {distance:.3f} apart, less than {LEAST}")
        black = [c for c in curves if contrast(c, "#000000") * 0.05 - 0.05 < BLACK]
        if len(black) > 1:
            problems.append(f"{scheme}: {' and '.join(black)} are both black in a thin line")
        for name in (*[f"c{i}" for i in range(1, 8)], "measured", "predicted", "residual", "good", "warn", "bad"):
            if contrast(values[name], values["surface"]) < 3:
                problems.append(f"{scheme}: --{name} {values[name]} is too pale for the page")
        for name in ("text", "faint", "accent", "good", "warn", "bad"):
            for ground in ("surface", "panel"):
                if contrast(values[name], values[ground]) < 4.5:
                    problems.append(f"{scheme}: text in --{name} {values[name]} is too pale for --{ground}")
    dashes = re.findall(r"\.c(\d) \{ stroke: var\(--c\d\);(?: stroke-dasharray: ([\d ]+);)? \}", css)
    if len({d for _, d in dashes}) != 7:
        problems.append("two curves have the same dashes")
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
