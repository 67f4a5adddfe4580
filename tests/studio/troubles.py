"""What goes wrong while somebody works: a reload, back, a second tab, the studio gone, a job killed, a full disk."""
import contextlib
import json
import os
import signal
import subprocess
import time

from window import Window, link_of

# What a browser says in its console about an answer that the studio gives on purpose.
REFUSED = "Failed to load resource"


class Switch:
    """The disk is full, or jobs die at the moment they write, while a file says so (tests/fault/preload.c)."""

    def __init__(self, library, work):
        self.file = os.path.join(os.path.abspath(work), "switch")
        self.environment = {**os.environ, "LD_PRELOAD": os.path.abspath(library), "ARMATURE_FAULT": "switch:" + self.file}

    @contextlib.contextmanager
    def set(self, word):
        with open(self.file, "w", encoding="ascii") as file:
            file.write(word)
        try:
            yield
        finally:
            os.remove(self.file)


def listing(folder):
    return sorted(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names)


def told(window, text):
    window.until(f"document.querySelector('.region.outcome .failed')?.innerText.includes({json.dumps(text)})", f"word of the job: {text}", 300)
    window.press("Dismiss", ".region.outcome")


def jobs_in_trouble(window, studio, switch, press):
    """The same job on a full disk, and killed while it writes: told each time, nothing left behind, the studio goes on."""
    before = listing(studio.folder)
    for word, said in (("full", "No space left"), ("kill", "killed")):
        with switch.set(word):
            press()
            told(window, said)
        if listing(studio.folder) != before:
            raise RuntimeError(f"a job with {word} left something: {set(listing(studio.folder)) ^ set(before)}")
        if not studio.alive():
            raise RuntimeError(f"the studio died with a job: {word}")
    window.forgive(REFUSED)


def robot_in_trouble(window, studio, switch, drop):
    """No room for the file that is dropped; then inspect dies. Both are told, and both can be tried again."""
    before = listing(studio.folder)
    with switch.set("full"):
        drop()
        window.until("document.querySelector('.messages')?.innerText.includes('No space left')", "word of the full disk", 30)
    if listing(studio.folder) != before:
        raise RuntimeError("an upload on a full disk left something")
    window.press("Dismiss", ".messages")
    with switch.set("kill"):
        drop()
        window.until("document.querySelector('.region.details .wrong')", "word of the killed inspect", 60)
    window.press("Try again", ".region.details")
    window.forgive(REFUSED)


def accept_in_trouble(window, switch):
    """An acceptance that cannot be written is not one."""
    with switch.set("full"):
        window.ask("document.querySelectorAll('.accept input').forEach(i => { i.checked = true; i.dispatchEvent(new Event('change')); })")
        window.press("Accept and go on")
        window.until("document.querySelector('.messages')?.innerText.includes('No space left')", "word of the full disk", 30)
    window.press("Dismiss", ".messages")
    window.forgive(REFUSED)


def killed_while_it_runs(window, studio, press):
    """A job that dies in the middle of its work."""
    press()
    window.until("document.querySelector('progress')", "progress", 60)
    deadline = time.monotonic() + 30
    children = []
    while not children and time.monotonic() < deadline:
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(studio.process.pid)], stdout=subprocess.PIPE, text=True, check=False).stdout.split()
    os.kill(int(children[0]), signal.SIGKILL)
    told(window, "killed")


def reload(window, step):
    before = window.standing(step)
    window.collect()
    window.tab.call("Page.reload")
    window.chromium.listen(0.3)
    window.at(step, before, "after a reload")


def back_and_forth(window, step, other):
    """Another step, back, and forward again: each page as it was."""
    standing, of_other = window.standing(step), window.standing(other)
    window.step(other)
    window.ask("history.back()")
    window.at(step, standing, "after back")
    window.ask("history.forward()")
    window.at(other, of_other, "after forward")
    window.ask("history.back()")
    window.at(step, standing, "after back again")


def second_tab(window, step):
    other = Window(window.chromium, window.ask("location.href"))
    other.address = window.address
    other.at(step, window.standing(step), "in a second tab")
    other.collect()
    window.problems += other.problems
    other.tab.close()


def lost_connection(window, studio, step):
    """The studio ends and comes back on the same port. The window says so; once any tab has the new address, it goes on
    where it was."""
    standing = window.standing(step)
    window.collect()
    studio.restart(lambda: window.until("document.querySelector('.connection.off')", "word of the lost connection", 30))
    window.until("document.body.innerText.includes('no session')", "the question for a new session", 30)
    opened = Window(window.chromium, studio.address)
    opened.until("document.querySelector('nav a')", "the studio in the new tab", 30)
    opened.tab.close()
    window.at(step, standing, "after the studio came back")
    # Refused connections are in the console: that is the point of it.
    window.chromium.events.clear()
    window.address = studio.address
    take_session(window, studio)


def take_session(window, studio):
    """The script asks beside the window, with the window's own session."""
    cookies = window.tab.call("Network.getCookies", urls=[studio.origin])["cookies"]
    own = [c for c in cookies if c["name"].endswith(f"_{studio.port}")]
    studio.cookie = f"{own[0]['name']}={own[0]['value']}"


def every_trouble(window, studio, step, other):
    """What any page must survive once it has its result."""
    reload(window, step)
    back_and_forth(window, step, other)
    second_tab(window, step)
    lost_connection(window, studio, step)
    if window.ask(link_of(step) + "?.getAttribute('aria-current')") != "step":
        raise RuntimeError(f"{step} is not the step that the window shows")
