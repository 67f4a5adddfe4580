"""Joints and obstacles dragged with a mouse, in headless Chromium.

usage: drag.py ARMATURE WORK

A press on a link and a move turns its joint, and the slider follows; a press beside the arm turns the view and no joint. A box is
dragged along the floor, with Shift up and down; its numbers follow and are written to the spec, which the search takes. A new box
is in sight. Where things are on the screen is not known: a grid of places is tried. Exit code 77: no browser here.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import time

import troubles
from studio import Studio
from window import Window, browser

SHIFT = 8


class Mouse:
    def __init__(self, window, canvas):
        self.window, self.canvas = window, canvas

    def event(self, kind, x, y, keys=0):
        self.window.tab.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" and not self.down else "left",
                             buttons=1 if self.down else 0, clickCount=1 if kind != "mouseMoved" else 0, modifiers=keys)

    down = False

    def drag(self, x, y, by_x, by_y, keys=0):
        self.down = False
        self.event("mouseMoved", x, y, keys)
        self.down = True
        self.event("mousePressed", x, y, keys)
        for k in range(1, 5):
            self.event("mouseMoved", x + by_x * k / 4, y + by_y * k / 4, keys)
        self.down = False
        self.event("mouseReleased", x + by_x, y + by_y, keys)
        self.window.chromium.listen(0.05)

    def places(self, columns=16, rows=12):
        """A grid over the picture, from its middle outwards."""
        self.window.ask(f"document.querySelector('{self.canvas}').scrollIntoView({{block: 'center'}})")
        self.window.chromium.listen(0.3)
        box = self.window.ask(f"(() => {{ const r = document.querySelector('{self.canvas}').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; }})()")
        at = [((i + 0.5) / columns, (j + 0.5) / rows) for i in range(columns) for j in range(rows)]
        at.sort(key=lambda p: (p[0] - 0.5) ** 2 + (p[1] - 0.5) ** 2)
        return [(box[0] + u * box[2], box[1] + v * box[3]) for u, v in at]

    def find(self, by, values, what, keys=0):
        """The first place where a drag changes the values; (place, before, after)."""
        for place in self.places():
            before = self.window.ask(values)
            self.drag(*place, *by, keys)
            after = self.window.ask(values)
            if after != before:
                return place, before, after
        raise RuntimeError(f"no drag moves {what}")


def joints(window):
    mouse = Mouse(window, "canvas.scene")
    values = "[...document.querySelectorAll('.joints input')].map(i => Number(i.value))"
    _, before, after = mouse.find((25, 12), values, "a joint")
    if sum(a != b for a, b in zip(before, after)) != 1:
        raise RuntimeError(f"one drag moves several joints: {before} {after}")
    shown = window.ask("[...document.querySelectorAll('.joints output')].map(o => Number(o.textContent.replace('−', '-')))")
    if any(abs(a - b) > 1e-3 * max(1, abs(a)) for a, b in zip(after, shown)):
        raise RuntimeError(f"the numbers do not follow: {after} {shown}")
    corner = min(mouse.places())
    mouse.drag(*corner, 60, 20)
    if window.ask(values) != after:
        raise RuntimeError("a drag beside the arm moves a joint")


# Obstacles that somebody wrote by hand, in three ways; the page edits boxes alone, and must keep the others, however far they are indented.
HAND_WRITTEN = """safety:
  obstacles:
  - name: pillar
    box: {center_m: [0, 2, 0.5], half_m: [0.1, 0.1, 0.5]}
  - {name: wall, half_space: {normal: [0, 1, 0], offset_m: -2}}
  - {name: post, capsule: {from_m: [0, 2, 0], to_m: [0, 2, 1], radius_m: 0.05}}
"""


def boxes(window, studio, indent):
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../specs/default.yaml"), encoding="utf-8") as file:
        default = file.read()
    with open(os.path.join(studio.folder, "design_spec.yaml"), "w", encoding="utf-8") as file:
        file.write(default.replace("safety:\n", HAND_WRITTEN.replace("\n  ", "\n  " + indent).replace(indent + "obstacles", "obstacles")))
    window.step("design")
    window.until("document.querySelector('.region.form-region .command')?.innerText.includes('design_spec.yaml')", "the spec by hand in the command", 20)
    window.ask("document.querySelector('details.spec summary').click()")
    window.until("document.querySelector('details.spec canvas')", "the scene with obstacles", 60)
    window.press("Add a box", "details.spec")
    window.until("document.querySelectorAll('.obstacle').length === 1", "a box", 10)
    mouse = Mouse(window, "details.spec canvas")
    centre = "[...document.querySelector('.obstacle .triple').querySelectorAll('input')].map(i => Number(i.value))"
    place, before, after = mouse.find((30, 8), centre, "a box")
    if after[2] != before[2]:
        raise RuntimeError(f"a drag along the floor lifts the box: {before} {after}")
    mouse.drag(place[0] + 30, place[1] + 8, 0, -25, SHIFT)
    lifted = window.ask(centre)
    if lifted[:2] != after[:2] or not lifted[2] > after[2]:
        raise RuntimeError(f"a drag with Shift does not lift the box: {after} {lifted}")
    deadline = time.monotonic() + 10
    while True:
        written = [name for name in os.listdir(studio.folder) if name.endswith(".yaml")]
        texts = [open(os.path.join(studio.folder, name), encoding="utf-8").read() for name in written]
        numbers = [[float(n) for n in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", t)] for t in texts]
        if any(all(c in own for c in lifted) for own in numbers):
            break
        if time.monotonic() > deadline:
            raise RuntimeError(f"the box at {lifted} is not in {written}: {texts}")
        window.chromium.listen(0.2)
    window.until(f"document.querySelector('.region.form-region .command').innerText.includes({written[0]!r})", "the spec in the command", 20)
    lost = [name for name in ("pillar", "half_space: {normal: [0, 1, 0], offset_m: -2}", "capsule:") if not any(name in text for text in texts)]
    if lost:
        raise RuntimeError(f"obstacles written by hand were lost: {lost} in {texts}")
    read = subprocess.run([studio.command[0], "design", "planar2r", "--spec", written[0], "--budget-s", "0.1", "--starts", "1", "--bound-s", "0", "--out", "read"],
                          cwd=studio.folder, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if read.returncode not in (0, 1):
        raise RuntimeError(f"the spec that was written is not read: {read.stdout}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    a = parser.parse_args()
    path = browser.find()
    if path is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    problems = []
    for robot, indent in (("planar2r", "  "), ("ur5e", "")):
        shutil.rmtree(a.work, ignore_errors=True)
        studio = Studio(os.path.abspath(a.armature), a.work)
        chromium = browser.Browser(path)
        try:
            window = Window(chromium, studio.address)
            troubles.take_session(window, studio)
            window.ask(f"(() => {{ const s = document.querySelector('#robot'); s.value = '{robot}'; s.dispatchEvent(new Event('change')); }})()")
            window.until("document.querySelector('canvas.scene') && document.querySelector('.joints input')", "the arm", 60)
            window.settled("robot")
            window.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
            joints(window)
            boxes(window, studio, indent)
            window.collect()
            problems += window.problems
        finally:
            chromium.close()
            studio.close()
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))
    shutil.rmtree(a.work, ignore_errors=True)


if __name__ == "__main__":
    main()
