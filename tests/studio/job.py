"""The whole job in a window: from a dropped URDF to an exported model, in headless Chromium.

usage: job.py ARMATURE WORK [--robot NAME] [--urdf FILE] [--pictures DIRECTORY] [--folder FOLDER] [--all PRELOAD]

The robot is written as a URDF by the command line (or is FILE, with everything beside it), dropped on the page, and recorded
by the virtual robot. With --all, at every step: a reload, back, a second tab, the studio gone and back, the job killed, a
full disk; a command that is run beside the window; payload, monitor and comparison too. Nothing may be said in the console,
nothing asked for outside, no page wider than its window; and every file must have the bytes that the same command writes in
another folder. Exit code 77: no browser here.
"""
import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import time

import troubles
from studio import Studio
from window import PAGES, Window, browser, link_of

VIEWS = ((1440, 900, "light", 1, "wide-light"), (1440, 900, "dark", 1, "wide-dark"), (360, 740, "light", 1, "narrow-light"),
         (360, 740, "dark", 1, "narrow-dark"), (1440, 900, "light", 2, "wide-double"), (3840, 2160, "light", 1, "4k"))
MINUTES = {}  # of every step, for people: how long the machine needs


def urdf_of(armature, robot):
    return subprocess.run([armature, "inspect", robot, "--urdf"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def beside(window, armature, studio):
    """A command that somebody runs in a terminal appears at once."""
    subprocess.run([armature, "design", "planar2r", "--budget-s", "0.5", "--bound-s", "0", "--quiet", "--out", "by_command"], cwd=studio.folder, check=False,
                   stdout=subprocess.DEVNULL)
    begun = time.monotonic()
    while not any(r["place"] == "by_command" for r in studio.state()["runs"]):
        if time.monotonic() - begun > 5:
            raise RuntimeError("a run by command did not appear")
        time.sleep(0.05)
    shutil.rmtree(os.path.join(studio.folder, "by_command"))


def same_bytes(armature, studio, work, robot_file):
    """Every run again by the command that the studio shows, in another folder: the same bytes."""
    other = os.path.join(work, "by_command")
    shutil.rmtree(other, ignore_errors=True)
    os.makedirs(other)
    for name in os.listdir(studio.folder):
        # What was brought here: the robot, its meshes, a spec.
        if name == robot_file or not os.path.exists(os.path.join(studio.folder, name, "job.json")) and not name.startswith("export"):
            (shutil.copytree if os.path.isdir(os.path.join(studio.folder, name)) else shutil.copy)(os.path.join(studio.folder, name), os.path.join(other, name))
    problems, compared = [], 0
    for run in sorted(studio.state()["runs"], key=lambda r: r["time"]):
        command = shlex.split(run["command"])
        subprocess.run([armature, *command[1:], "--quiet"], cwd=other, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = run["place"]
        here = [os.path.join(place, f) for f in [*run["files"], "job.json"]] if os.path.isdir(os.path.join(studio.folder, place)) else [place, place + ".job.json"]
        for name in here:
            if run["verb"] == "identify" and "report.html" in run["files"] and name.endswith(("report.html", "job.json")):
                continue  # validate brings them up to date: compared below, once both have run
            compared += 1
            problems += different(studio.folder, other, name)
    for run in studio.state()["runs"]:
        if run["verb"] == "identify" and "report.html" in run["files"]:
            compared += 2
            for name in ("report.html", "job.json"):
                problems += different(studio.folder, other, os.path.join(run["place"], name))
    if compared < 20:
        problems.append(f"only {compared} files were compared")
    return problems


def different(one, two, name):
    texts = []
    for folder in (one, two):
        try:
            with open(os.path.join(folder, name), "rb") as file:
                texts.append(file.read())
        except OSError:
            texts.append(None)
    return [] if texts[0] is not None and texts[0] == texts[1] else [f"{name} differs from what the command writes" + (" (missing)" if None in texts else "")]


class Job:
    """One robot from its file to its model, page by page."""

    def __init__(self, window, studio, a, switch):
        self.window, self.studio, self.a, self.switch = window, studio, a, switch
        self.begun = time.monotonic()

    def done(self, step, other="robot"):
        """What is looked at on every page once it has its result."""
        w = self.window
        w.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
        w.chromium.listen(0.6)
        w.check_look(step)
        w.collect()
        MINUTES[step] = round((time.monotonic() - self.begun) / 60, 2)
        if self.switch:
            troubles.every_trouble(w, self.studio, step, other)
        self.begun = time.monotonic()

    def run(self, press):
        """A button, in trouble first."""
        if self.switch:
            troubles.jobs_in_trouble(self.window, self.studio, self.switch, press)
        press()

    def settled(self, step):
        """The verdict; a doubt is accepted, on a full disk first."""
        w = self.window
        w.until(f"['good','accepted','doubtful','bad'].includes(document.querySelector('nav a[aria-current]').className)", f"verdict of {step}", 600)
        if w.standing(step) == "doubtful" and self.switch:
            w.until("document.querySelector('.accept')", "doubts to accept", 30)
            troubles.accept_in_trouble(w, self.switch)
        w.settled(step)

    def simple(self, step, button, other="robot"):
        """A step with one button."""
        self.run(lambda: self.window.press(button))
        self.settled(step)
        self.done(step, other)

    def robot(self):
        w = self.window
        # Locked steps say so.
        w.step("identify")
        if "opens when" not in w.ask("document.querySelector('main').innerText"):
            raise RuntimeError("Identify is open although nothing was done")
        # And lead to the step that is open.
        w.press("Go to Robot")
        w.at("robot")

        def drop():
            w.drop([(self.a.name, self.a.content)])
        if self.switch:
            troubles.robot_in_trouble(w, self.studio, self.switch, drop)
        else:
            drop()
        w.until("document.querySelector('canvas.scene')", "the arm")
        self.settled("robot")
        self.done("robot", "design")
        w.press("Next: Design")

    def design(self):
        w = self.window
        if self.switch:
            w.fill("budget_s", 60)
            troubles.killed_while_it_runs(w, self.studio, lambda: w.press("Search"))
        # A search without a time limit gives the same motion wherever it runs.
        w.fill("budget_s", self.a.budget)
        w.fill("starts", 1)
        w.fill("bound_s", 0)
        self.simple("design", "Search")
        w.press("Next: Rehearse")

    def rehearse(self):
        self.window.fill("periods", 3)
        self.simple("rehearse", "Rehearse", "design")
        self.window.press("Next: Record")

    def record(self):
        w = self.window
        w.fill("to", "csv", ".region.play")
        self.run(lambda: w.press("Write for the controller", ".region.play"))
        w.until("document.querySelector('.region.played .verdict')", "the motion for the controller", 120)
        self.run(lambda: w.press("Record with the virtual robot", ".region.virtual"))
        w.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording/recording.csv')", "a recording", 180)
        w.fill("motion", self.a.motion, ".region.virtual")
        w.press("Search", ".region.virtual")
        w.until("[...document.querySelectorAll('.region.virtual button')].filter(b => b.textContent.startsWith('Record')).length === 2", "a motion to validate by", 240)
        w.ask("[...document.querySelectorAll('.region.virtual form')][1].requestSubmit()")
        w.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording_validation/recording.csv')", "a second recording", 180)
        self.choose_logs()
        if self.switch:
            beside(w, self.a.armature, self.studio)
        self.done("record", "design")
        w.press("Next: Check")

    def choose_logs(self):
        self.window.ask("[...document.querySelectorAll('.logs input')].filter(i => i.ariaLabel.startsWith('identify')).forEach(i => { if (i.checked !== i.ariaLabel.endsWith(' recording/recording.csv')) i.click(); })")

    def model(self):
        w = self.window
        self.simple("check", "Check the logs", "record")
        w.press("Next: Identify")
        self.simple("identify", "Identify", "check")
        w.press("Next: Validate")
        self.simple("validate", "Validate", "identify")
        w.press("Next: Export")

    def export(self):
        w = self.window
        for form, ending in (("urdf", "urdf"), ("mjcf", "xml")) if self.switch else (("urdf", "urdf"),):
            w.ask(f"(() => {{ const s = document.querySelector('#format'); s.value = '{form}'; s.dispatchEvent(new Event('change')); }})()")
            w.chromium.listen(0.5)
            self.run(lambda: w.press("Export"))
            w.until(f"[...document.querySelectorAll('.region.files a')].some(l => l.textContent.includes('.{ending}'))", "the exported model", 120)
        self.settled("export")
        self.done("export")

    def use(self):
        """The pages beside the steps. A load and a contact are not in these logs: what counts is that the page answers."""
        w = self.window
        for page, button in (("payload", "Find the load"), ("monitor", "Look for contacts")):
            w.step(page)
            w.until("document.querySelector('fieldset input')", "logs to choose", 30)
            w.ask("[...document.querySelector('fieldset').querySelectorAll('label')].find(l => l.textContent.includes('recording_validation/')).querySelector('input').click()")
            self.run(lambda name=button: w.press(name))
            w.until("document.querySelector('.region.result .verdict')", f"the verdict of {page}", 120)
            self.done(page, "identify")
        w.step("identify")
        w.fill("out", "model_99")
        w.fill("confidence_percent", 99)
        w.press("Identify")
        w.until("[...document.querySelectorAll('main a.button')].some(b => b.textContent === 'Compare model with model_99')", "a second model", 600)
        # Nobody has validated this one.
        w.until(f"!['good', 'accepted'].includes({link_of('validate')}.className)", "Validate, to be done for the new model", 10)
        w.press("Compare model with model_99")
        self.run(lambda: w.press("Compare"))
        w.until("document.querySelector('.region.result .verdict')", "what changed", 60)
        self.done("compare", "identify")

    def whole(self):
        for part in (self.robot, self.design, self.rehearse, self.record, self.model, self.export):
            part()
        if self.switch:
            self.use()


def look(window, a):
    """Pictures of every page of a folder that exists."""
    for step in PAGES:
        for width, height, scheme, scale, label in VIEWS:
            other = Window(window.chromium, window.address.split("#")[0] + f"?step={step}", width, height, scheme, scale)
            other.address = window.address
            other.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
            window.chromium.listen(1.0)
            other.check_look(f"{step}, {label}")
            other.picture(os.path.join(a.pictures, f"{step}-{label}.png"))
            other.collect()
            window.problems += other.problems
            other.tab.close()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--robot", default="planar2r")
    parser.add_argument("--urdf", help="a file of somebody else, instead of --robot")
    parser.add_argument("--budget", default=600, help="seconds of the search; large, so that it ends by itself")
    parser.add_argument("--motion", default="cosine")
    parser.add_argument("--pictures", help="directory for screenshots of every page")
    parser.add_argument("--folder", help="only look at a folder that exists")
    parser.add_argument("--all", metavar="PRELOAD", help="all that can go wrong, by this library (tests/fault/preload.c)")
    a = parser.parse_args()
    a.armature = os.path.abspath(a.armature)
    a.name = os.path.basename(a.urdf) if a.urdf else f"my_{a.robot}.urdf"
    if a.urdf:
        with open(a.urdf, "rb") as file:
            a.content = file.read()
    else:
        a.content = urdf_of(a.armature, a.robot)
    return a


def main():
    a = arguments()
    path = browser.find()
    if path is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    if a.folder is None:
        shutil.rmtree(a.work, ignore_errors=True)
    os.makedirs(a.work, exist_ok=True)
    if a.pictures:
        os.makedirs(a.pictures, exist_ok=True)
    switch = troubles.Switch(a.all, a.work) if a.all else None
    studio = Studio(a.armature, a.folder or os.path.join(a.work, "folder"), environment=switch.environment if switch else None)
    chromium = browser.Browser(path)
    try:
        window = Window(chromium, studio.address)
        troubles.take_session(window, studio)
        if a.folder is None:
            Job(window, studio, a, switch).whole()
        if a.pictures:
            look(window, a)
        window.collect()
        problems = list(window.problems)
        if a.all and a.folder is None:
            problems += same_bytes(a.armature, studio, a.work, a.name)
    finally:
        chromium.close()
        studio.close()
    print("minutes:", json.dumps(MINUTES))
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))


if __name__ == "__main__":
    main()
