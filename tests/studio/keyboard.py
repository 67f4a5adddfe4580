"""The whole job with a keyboard alone: from a robot of the catalogue to an exported model, in headless Chromium.

usage: keyboard.py ARMATURE WORK [--robot NAME]

Only keys are pressed: Tab to go on, Enter and Space to press and tick, letters and arrows to choose and to turn a joint.
Every control must be reached by Tab from the top of its page, be seen to have the focus, and have a name for a screen reader.
Exit code 77: no browser here.
"""
import argparse
import json
import os
import shutil
import sys

import troubles
from studio import Studio
from window import Window, browser

CODES = {"Tab": 9, "Enter": 13, "Space": 32, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27}
MOST_TABS = 400
HERE = "document.activeElement"
# How the focused control is called, as a screen reader says it: its label, its ARIA name, or its own text.
NAME = ("(() => { const e = document.activeElement; const label = e.labels?.[0]?.innerText ?? ''; const by = e.getAttribute('aria-label') ?? '';"
        " return (by || label || e.innerText || e.title || '').trim(); })()")
SEEN = ("(() => { const e = document.activeElement; const s = getComputedStyle(e);"
        " return e.matches(':focus-visible') && (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0 || s.boxShadow !== 'none'); })()")


class Keys:
    """A window in which nothing but keys is used."""

    def __init__(self, window):
        self.window, self.pressed, self.unnamed = window, 0, set()

    def key(self, name, text=""):
        self.pressed += 1
        code = CODES.get(name) or ord(name.upper())
        real = {"key": " " if name == "Space" else name, "code": name if name in CODES else "", "windowsVirtualKeyCode": code}
        text = {"Enter": "\r", "Space": " "}.get(name, text)
        self.window.tab.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **real, **({"text": text} if text else {}))
        self.window.tab.call("Input.dispatchKeyEvent", type="keyUp", **real)

    def type(self, text):
        for letter in text:
            self.key(letter, letter)

    def to(self, condition, what):
        """Tab until the focused element fulfils the condition (JavaScript, about `e`)."""
        test = f"(() => {{ const e = {HERE}; return Boolean({condition}); }})()"
        for _ in range(MOST_TABS):
            if self.window.ask(test):
                if not self.window.ask(SEEN):
                    raise RuntimeError(f"nobody sees that {what} has the focus")
                if not self.window.ask(NAME):
                    raise RuntimeError(f"{what} has no name for a screen reader")
                return
            self.key("Tab")
            # Whatever is passed on the way has a name too.
            if self.window.ask(f"{HERE} !== document.body && !{NAME}"):
                self.unnamed.add(self.window.ask(HERE + ".outerHTML.slice(0, 120)"))
        raise RuntimeError(f"Tab does not reach {what}; on the page: " + str(self.window.ask("document.querySelector('main').innerText"))[:800])

    def press(self, text):
        self.to(f"(e.tagName === 'BUTTON' || e.matches('a.button')) && e.textContent.trim() === {json.dumps(text)} && !e.disabled", f"the button {text!r}")
        self.key("Enter")

    def fill(self, field, value):
        self.to(f"e.dataset?.field === {json.dumps(field)}", f"the field {field}")
        self.type(value)

    def accept(self):
        """Ticks every doubt."""
        count = self.window.ask("document.querySelectorAll('.accept input').length")
        for k in range(count):
            self.to(f"e === document.querySelectorAll('.accept input')[{k}]", f"doubt {k + 1}")
            self.key("Space")
        self.press("Accept and go on")

    def verdict(self, step, next_step):
        """Until the step has a verdict; doubts are accepted; then on."""
        w = self.window
        w.until("['good','accepted','doubtful','bad'].includes(document.querySelector('nav a[aria-current]').className)", f"verdict of {step}", 600)
        standing = w.standing(step)
        if standing == "bad":
            raise RuntimeError(f"{step} is bad: " + w.ask("document.querySelector('.verdict')?.innerText"))
        if standing == "doubtful":
            w.until("document.querySelector('.accept')", "doubts to accept", 30)
            self.accept()
            w.until("document.querySelector('nav a[aria-current]').className === 'accepted'", "accepted doubt", 30)
        if next_step:
            w.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
            self.press("Next: " + next_step)
            w.at(next_step.lower())


def robot(keys, name):
    w = keys.window
    keys.to("e.id === 'robot'", "the choice of a robot")
    keys.type(name)
    w.until(f"document.querySelector('#robot')?.value === {json.dumps(name)}", "the robot chosen by its letters", 30)
    w.until("document.querySelector('canvas.scene') && document.querySelector('.joints input')", "the arm", 60)
    keys.to("e.matches('.joints input[type=range]')", "the slider of a joint")
    before = w.ask(HERE + ".value")
    keys.key("ArrowRight")
    w.until(f"{HERE}.value !== {json.dumps(before)}", "a joint turned by an arrow", 10)
    keys.verdict("robot", "Design")


def record(keys):
    w = keys.window
    keys.press("Record with the virtual robot")
    w.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording/recording.csv')", "a recording", 180)
    keys.fill("motion", "cosine")
    keys.press("Search")
    w.until("[...document.querySelectorAll('.region.virtual button')].filter(b => b.textContent.startsWith('Record')).length === 2", "a motion to validate by", 240)
    keys.to("e.textContent.startsWith('Record') && e.closest('section').querySelector('h3').textContent.startsWith('To validate')", "the second recording's button")
    keys.key("Enter")
    w.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording_validation/recording.csv')", "a second recording", 180)
    wanted = {"recording/recording.csv": "identify", "recording_validation/recording.csv": "validate"}
    for log in w.ask("[...document.querySelectorAll('.logs .path')].map(p => p.textContent)"):
        for use in ("identify", "validate"):
            ticked = w.ask(f"[...document.querySelectorAll('.logs input')].find(i => i.ariaLabel === {json.dumps(use + ': ' + log)}).checked")
            if ticked != (wanted.get(log) == use):
                keys.to(f"e.ariaLabel === {json.dumps(use + ': ' + log)}", f"the tick {use} of {log}")
                keys.key("Space")
                w.chromium.listen(0.3)
    keys.press("Next: Check")
    w.at("check")


def whole(keys, name):
    robot(keys, name)
    keys.fill("budget_s", "2")
    keys.press("Search")
    keys.verdict("design", "Rehearse")
    keys.press("Rehearse")
    keys.verdict("rehearse", "Record")
    record(keys)
    for step, button, after in (("check", "Check the logs", "Identify"), ("identify", "Identify", "Validate"), ("validate", "Validate", "Export")):
        keys.press(button)
        keys.verdict(step, after)
    keys.to("e.id === 'format'", "the choice of a format")
    keys.type("mjcf")
    keys.press("Export")
    keys.window.until("[...document.querySelectorAll('.region.files a')].some(l => l.textContent.includes('.xml'))", "the exported model", 120)
    keys.to("e.matches('.region.files a')", "the link to the exported model")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--robot", default="planar2r")
    a = parser.parse_args()
    path = browser.find()
    if path is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    shutil.rmtree(a.work, ignore_errors=True)
    studio = Studio(os.path.abspath(a.armature), a.work)
    chromium = browser.Browser(path)
    try:
        window = Window(chromium, studio.address)
        troubles.take_session(window, studio)
        keys = Keys(window)
        whole(keys, a.robot)
        window.collect()
        problems = window.problems + [f"no name for a screen reader: {one}" for one in sorted(keys.unnamed)]
    finally:
        chromium.close()
        studio.close()
    print(f"{keys.pressed} keys from the robot to the exported model")
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))
    shutil.rmtree(a.work, ignore_errors=True)


if __name__ == "__main__":
    main()
