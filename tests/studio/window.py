"""A tab on the studio, used as a person would: by what is written on buttons and fields."""
import base64
import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "browser"))
import audit  # noqa: E402
import browser  # noqa: E402

STEPS = ("robot", "design", "rehearse", "record", "check", "identify", "validate", "export")
PAGES = (*STEPS, "payload", "monitor", "compare")


def link_of(step):
    """JavaScript: the link of a step in the list above the page."""
    return f"[...document.querySelectorAll('nav a')].find(a => a.querySelector('.word').textContent.toLowerCase() === '{step}')"


class Window:
    def __init__(self, chromium, address, width=1280, height=900, scheme="light", scale=1):
        self.tab = browser.Tab(chromium, width, height, scheme, scale)
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
        self.ask(link_of(name) + ".click()")
        self.at(name)

    def at(self, step, standing=None, when=""):
        """Until the page of this step is shown, with this standing."""
        self.until(f"document.querySelector('main h1')?.textContent.toLowerCase() === '{step}'", f"page {step} {when}", 60)
        if standing is not None:
            self.until(f"{link_of(step)}.className === {json.dumps(standing)}", f"standing {standing} of {step} {when}", 60)

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
        return self.ask(link_of(step) + "?.className")

    def accept(self):
        """Ticks every doubt, as a user who has read them."""
        self.until("document.querySelector('.accept')", "doubts to accept", 30)
        self.ask("document.querySelectorAll('.accept input').forEach(i => { i.checked = true; i.dispatchEvent(new Event('change')); })")
        self.press("Accept and go on")

    def settled(self, step, seconds=240):
        """Until the step has a verdict; a doubt is accepted, a bad verdict is a failure."""
        self.until(f"['good','accepted','doubtful','bad'].includes({link_of(step)}.className)", f"verdict of {step}", seconds)
        standing = self.standing(step)
        if standing == "bad":
            raise RuntimeError(f"{step} is bad: " + self.ask("document.querySelector('.verdict')?.innerText"))
        if standing == "doubtful":
            self.accept()
            self.until("document.querySelector('nav a[aria-current]').className === 'accepted'", "accepted doubt", 30)

    def forgive(self, *texts):
        """What the console says while the studio is away or refuses, on purpose."""
        self.chromium.listen(0.2)
        self.collect()
        self.problems = [p for p in self.problems if not any(t in p for t in texts)]

    def check_look(self, name):
        # Plots are drawn when they come near the screen.
        self.ask("(async () => { for (let y = 0; y < document.body.scrollHeight; y += 300) { scrollTo(0, y);"
                 " await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); } scrollTo(0, 0); })()")
        self.chromium.listen(0.2)
        self.problems += [f"{name}: {p}" for p in audit.problems(self.tab)]

    def picture(self, path):
        self.tab.picture(path)
