"""The whole job in a window: from a dropped URDF to an exported model, in headless Chromium.

usage: job.py ARMATURE WORK [--robot NAME] [--pictures DIRECTORY] [--folder FOLDER] [--all]

The robot is written as a URDF by the command line, dropped on the page, and recorded by the virtual robot. On the way:
a reload and a second tab at every step, a job that is killed, a command that is run beside the window, a lost
connection. Nothing may be said in the console, nothing asked for outside, no page wider than its window; and every
file must have the bytes that the same command writes in another folder. Exit code 77: no browser here.
"""
import argparse
import base64
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "browser"))
import audit  # noqa: E402
import browser  # noqa: E402
from studio import Studio  # noqa: E402

VIEWS = ((1440, 900, "light", "wide-light"), (1440, 900, "dark", "wide-dark"), (360, 740, "light", "narrow-light"), (360, 740, "dark", "narrow-dark"))
STEPS = ("robot", "design", "rehearse", "record", "check", "identify", "validate", "export")


class Window:
    """A tab on the studio, used as a person would: by what is written on buttons and fields."""

    def __init__(self, chromium, address, width=1280, height=900, scheme="light"):
        self.tab = browser.Tab(chromium, width, height, scheme)
        self.chromium, self.address, self.problems = chromium, address, []
        self.go(address)

    def go(self, address):
        self.collect()
        self.tab.address = address.split("#")[0]
        self.tab.call("Page.navigate", url=address)
        self.until("document.querySelector('h1') !== null", "a heading")

    def collect(self):
        """Keeps what the console said so far."""
        self.problems += ["console: " + e for e in self.tab.errors()]
        own = self.address.split("/#")[0]
        for event in self.chromium.events:
            if event.get("method") == "Network.requestWillBeSent" and event.get("sessionId") == self.tab.session:
                url = event["params"]["request"]["url"]
                if not url.startswith((own + "/", "data:", "blob:")):
                    self.problems.append("request: " + url)
        self.chromium.events.clear()

    def ask(self, expression):
        return self.tab.evaluate(expression)

    def until(self, expression, what, seconds=180):
        deadline = time.monotonic() + seconds
        while True:
            try:
                if self.ask(f"Boolean({expression})"):
                    return
            except RuntimeError as error:  # the page is being replaced
                if "Cannot find context" not in str(error) and "was destroyed" not in str(error):
                    raise
            if time.monotonic() > deadline:
                raise RuntimeError(f"no {what} after {seconds} s; on the page: " + str(self.ask("document.body.innerText"))[:1500])
            self.chromium.listen(0.1)

    def step(self, name):
        self.ask(f"[...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{name}').click()")
        self.until(f"document.querySelector('main h1')?.textContent.toLowerCase() === '{name}'", f"page {name}")

    def press(self, text, inside="main"):
        script = ("(() => { const all = [...document.querySelectorAll(" + json.dumps(inside + " button, " + inside + " a.button") + ")];"
                  f" const b = all.find(b => b.textContent.trim() === {json.dumps(text)} && !b.disabled); if (!b) return false; b.click(); return true; }})()")
        self.until(script, f"button {text!r}", 30)

    def fill(self, field, value, inside="main"):
        """A field by its id; in a folded part it is set as well."""
        self.until(f"document.querySelector({json.dumps(inside + ' [data-field=' + field + ']')})", "field " + field, 30)
        self.ask("(() => { const f = document.querySelector(" + json.dumps(inside + " [data-field=" + field + "]") + f"); f.value = {json.dumps(str(value))};"
                 " f.dispatchEvent(new Event(f.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true})); })()")
        self.chromium.listen(0.4)  # the command line is asked about it

    def drop(self, files, zone=".drop"):
        """Files dropped from outside: [(path, bytes)]."""
        for path, data in files:
            text = base64.b64encode(data).decode()
            self.ask("(async () => { const bytes = Uint8Array.from(atob(" + json.dumps(text) + "), c => c.charCodeAt(0));"
                     f" const file = new File([bytes], {json.dumps(path)}); const data = new DataTransfer(); data.items.add(file);"
                     f" document.querySelector({json.dumps(zone)}).dispatchEvent(new DragEvent('drop', {{dataTransfer: data, bubbles: true, cancelable: true}})); }})()")

    def standing(self, step):
        return self.ask(f"[...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{step}')?.className")

    def accept(self):
        """Ticks every doubt, as a user who has read them."""
        self.until("document.querySelector('.accept')", "doubts to accept", 30)
        self.ask("document.querySelectorAll('.accept input').forEach(i => { i.checked = true; i.dispatchEvent(new Event('change')); })")
        self.press("Accept and go on")

    def settled(self, step, seconds=240):
        """Until the step has a verdict; a doubt is accepted, a bad verdict is a failure."""
        self.until(f"['good','accepted','doubtful','bad'].includes([...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{step}').className)", f"verdict of {step}", seconds)
        standing = self.standing(step)
        if standing == "bad":
            raise RuntimeError(f"{step} is bad: " + self.ask("document.querySelector('.verdict')?.innerText"))
        if standing == "doubtful":
            self.accept()
            self.until("document.querySelector('nav a[aria-current]').className === 'accepted'", "accepted doubt", 30)

    def check_look(self, name):
        # Plots are drawn when they come near the screen.
        self.ask("(async () => { for (let y = 0; y < document.body.scrollHeight; y += 300) { scrollTo(0, y);"
                 " await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); } scrollTo(0, 0); })()")
        self.chromium.listen(0.2)
        self.problems += [f"{name}: {p}" for p in audit.problems(self.tab)]

    def picture(self, path):
        self.tab.picture(path)


def urdf_of(armature, robot):
    return subprocess.run([armature, "inspect", robot, "--urdf"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def reload(window, step):
    """The same step, with its verdict, after a reload and in a second tab."""
    before = window.standing(step)
    window.collect()
    window.tab.call("Page.reload")
    window.chromium.listen(0.3)
    window.until(f"document.querySelector('main h1')?.textContent.toLowerCase() === '{step}'", f"page {step} after a reload")
    window.until(f"[...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{step}').className === {json.dumps(before)}", "the same standing after a reload", 60)


def second_tab(window, step):
    other = Window(window.chromium, window.ask("location.href"))
    other.address = window.address
    other.until(f"document.querySelector('main h1')?.textContent.toLowerCase() === '{step}'", f"page {step} in a second tab")
    if other.standing(step) != window.standing(step):
        other.until(f"[...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{step}').className === {json.dumps(window.standing(step))}", "the same standing in a second tab", 60)
    other.collect()
    window.problems += other.problems
    other.tab.close()


def killed_job(window, studio):
    """A job that dies is told; the studio goes on."""
    window.fill("budget_s", 60)
    window.press("Search")
    window.until("document.querySelector('progress')", "progress", 60)
    deadline = time.monotonic() + 30
    children = []
    while not children and time.monotonic() < deadline:
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(studio.process.pid)], stdout=subprocess.PIPE, text=True, check=False).stdout.split()
    os.kill(int(children[0]), signal.SIGKILL)
    window.until("document.querySelector('.failed')?.innerText.includes('killed')", "word of the killed job", 30)
    if os.path.exists(os.path.join(studio.folder, "design")):
        raise RuntimeError("a killed job left its results behind")
    window.press("Dismiss")


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
    shutil.copy(os.path.join(studio.folder, robot_file), other)
    problems, compared = [], 0
    for run in sorted(studio.state()["runs"], key=lambda r: r["time"]):
        command = shlex.split(run["command"])
        subprocess.run([armature, *command[1:], "--quiet"], cwd=other, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = run["place"]
        here = [os.path.join(place, f) for f in [*run["files"], "job.json"]] if os.path.isdir(os.path.join(studio.folder, place)) else [place, place + ".job.json"]
        for name in here:
            if run["verb"] == "identify" and name.endswith(("report.html", "job.json")):
                continue  # validate brings them up to date: compared below, once both have run
            compared += 1
            problems += different(studio.folder, other, name)
    for run in studio.state()["runs"]:
        if run["verb"] == "identify":
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


def finish(window, name, reloads):
    """What is looked at on every page once it has its result."""
    window.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
    window.chromium.listen(0.6)
    window.check_look(name)
    window.collect()
    if reloads:
        reload(window, name)
        second_tab(window, name)


def whole_job(window, studio, armature, robot, a):
    def done(step):
        finish(window, step, a.all)
    # Locked steps say so.
    window.step("identify")
    if "opens when" not in window.ask("document.querySelector('main').innerText"):
        raise RuntimeError("Identify is open although nothing was done")
    window.step("robot")
    window.drop([(f"my_{robot}.urdf", urdf_of(armature, robot))])
    window.until("document.querySelector('canvas.scene')", "the arm")
    window.settled("robot")
    done("robot")

    window.press("Next: Design")
    if a.all:
        killed_job(window, studio)
    # A search without a time limit gives the same motion wherever it runs.
    window.fill("budget_s", a.budget)
    window.fill("starts", 1)
    window.fill("bound_s", 0)
    window.press("Search")
    window.settled("design")
    done("design")

    window.press("Next: Rehearse")
    window.fill("periods", 3)
    window.press("Rehearse")
    window.settled("rehearse")
    done("rehearse")

    window.press("Next: Record")
    window.fill("to", "csv", ".region.play")
    window.press("Write for the controller", ".region.play")
    window.until("document.querySelector('.region.played .verdict')", "the motion for the controller", 120)
    window.press("Record with the virtual robot", ".region.virtual")
    window.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording/recording.csv')", "a recording", 180)
    window.fill("motion", a.motion, ".region.virtual")
    window.press("Search", ".region.virtual")
    window.until("[...document.querySelectorAll('.region.virtual button')].filter(b => b.textContent.startsWith('Record')).length === 2", "a motion to validate by", 240)
    window.ask("[...document.querySelectorAll('.region.virtual form')][1].requestSubmit()")
    window.until("[...document.querySelectorAll('.logs .path')].some(p => p.textContent === 'recording_validation/recording.csv')", "a second recording", 180)
    window.ask("[...document.querySelectorAll('.logs input')].filter(i => i.ariaLabel.startsWith('identify')).forEach(i => { if (i.checked !== i.ariaLabel.endsWith(' recording/recording.csv')) i.click(); })")
    if a.all:
        beside(window, armature, studio)
    done("record")

    window.press("Next: Check")
    window.press("Check the logs")
    window.settled("check")
    done("check")
    window.press("Next: Identify")
    window.press("Identify")
    window.settled("identify")
    done("identify")
    window.press("Next: Validate")
    window.press("Validate")
    window.settled("validate")
    done("validate")
    window.press("Next: Export")
    for form in ("urdf", "mjcf") if a.all else ("urdf",):
        window.ask(f"(() => {{ const s = document.querySelector('#format'); s.value = '{form}'; s.dispatchEvent(new Event('change')); }})()")
        window.chromium.listen(0.5)
        window.press("Export")
        window.until(f"[...document.querySelectorAll('.region.files a')].some(l => l.textContent.includes('.{'urdf' if form == 'urdf' else 'xml'}'))", "the exported model", 120)
    window.settled("export")
    done("export")


def look(window, a):
    """Pictures of every page of a folder that exists."""
    for step in STEPS:
        for width, height, scheme, label in VIEWS:
            other = Window(window.chromium, window.address.split("#")[0] + f"?step={step}", width, height, scheme)
            other.address = window.address
            other.until("!document.querySelector('[aria-busy]')", "the end of loading", 60)
            window.chromium.listen(1.0)
            other.check_look(f"{step}, {label}")
            other.picture(os.path.join(a.pictures, f"{step}-{label}.png"))
            other.collect()
            window.problems += other.problems
            other.tab.close()


def lost_connection(window, studio, armature):
    """The studio ends and comes back on the same port: the window says so, and asks for a new session."""
    window.collect()
    studio.close()
    window.until("document.querySelector('.connection.off')", "word of the lost connection", 30)
    window.chromium.events.clear()  # a refused connection is in the console: that is the point of it
    again = Studio(armature, studio.folder, "--port", str(studio.port))
    window.until("document.body.innerText.includes('no session')", "the question for a new session", 30)
    window.chromium.events.clear()
    window.go(again.address)
    window.until("document.querySelector('nav a')", "the studio again", 30)
    return again


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--robot", default="planar2r")
    parser.add_argument("--budget", default=600, help="seconds of the search; large, so that it ends by itself")
    parser.add_argument("--motion", default="cosine")
    parser.add_argument("--pictures", help="directory for screenshots of every page")
    parser.add_argument("--folder", help="only look at a folder that exists")
    parser.add_argument("--all", action="store_true", help="reload, second tab, killed job, lost connection, bytes")
    a = parser.parse_args()
    a.armature = os.path.abspath(a.armature)
    path = browser.find()
    if path is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    if a.folder is None:
        shutil.rmtree(a.work, ignore_errors=True)
    if a.pictures:
        os.makedirs(a.pictures, exist_ok=True)
    studio = Studio(a.armature, a.folder or os.path.join(a.work, "folder"))
    chromium = browser.Browser(path)
    try:
        window = Window(chromium, studio.address)
        # The script asks beside the window, with the window's own session.
        cookies = window.tab.call("Network.getCookies", urls=[studio.origin])["cookies"]
        studio.cookie = f"{cookies[0]['name']}={cookies[0]['value']}"
        if a.folder is None:
            whole_job(window, studio, a.armature, a.robot, a)
        if a.pictures:
            look(window, a)
        window.collect()
        problems = list(window.problems)
        if a.all and a.folder is None:
            problems += same_bytes(a.armature, studio, a.work, f"my_{a.robot}.urdf")
            studio = lost_connection(window, studio, a.armature)
    finally:
        chromium.close()
        studio.close()
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))


if __name__ == "__main__":
    main()
