"""A headless Chromium driven over its debugging pipe; nothing but the standard library.

`visit` opens a page from disk with every name lookup refused and returns what a person would have met: errors in the
console, requests that left the file, what the page drew, and pictures of it.
"""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def find():
    """The browser's path, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path:
            return path
    return None


class Browser:
    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="armature-browser-")
        to_read, self.to_write = os.pipe()
        self.from_read, to_write = os.pipe()

        def descriptors():  # Chromium reads commands on 3 and answers on 4
            source, target = os.dup(to_read), os.dup(to_write)
            os.dup2(source, 3)
            os.dup2(target, 4)

        # Pages put together by the software renderer of the GPU stop in the middle of a long page: no frame comes any more. WebGL keeps it.
        command = [path, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run",
                   "--disable-background-networking", "--disable-component-update", "--disable-sync",
                   "--disable-extensions", "--no-default-browser-check", "--use-gl=angle", "--use-angle=swiftshader",
                   "--enable-unsafe-swiftshader", "--disable-gpu-compositing", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-dev-shm-usage",
                   "--user-data-dir=" + self.profile, "about:blank"]
        self.process = subprocess.Popen(command, preexec_fn=descriptors, close_fds=False, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer, self.last, self.events = b"", 0, []

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.to_write)
        os.close(self.from_read)
        shutil.rmtree(self.profile, ignore_errors=True)

    def message(self, deadline):
        """The next message, or None when the time is over."""
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.from_read], [], [], left)[0]:
                return None
            part = os.read(self.from_read, 1 << 20)
            if not part:
                raise RuntimeError("the browser ended by itself")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, session=None, seconds=120, **parameters):
        self.last += 1
        request = {"id": self.last, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        os.write(self.to_write, json.dumps(request).encode() + b"\0")
        deadline = time.monotonic() + seconds
        while True:
            answer = self.message(deadline)
            if answer is None:
                raise RuntimeError(f"the browser did not answer {method} within {seconds} s")
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def listen(self, seconds):
        """Collects events for a while."""
        deadline = time.monotonic() + seconds
        while (event := self.message(deadline)) is not None:
            self.events.append(event)


class Tab:
    """One page in one size and colour scheme."""

    def __init__(self, browser, width=1280, height=900, scheme="light", scale=1):
        self.browser, self.scale = browser, scale
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setScrollbarsHidden", hidden=True)  # a picture beyond the window has none
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def open(self, path, fragment="", settle=0.4):
        self.browser.events.clear()
        self.address = "file://" + os.path.abspath(path)
        self.call("Page.navigate", url=self.address + fragment)
        deadline = time.monotonic() + 120
        while not any(e.get("method") == "Page.loadEventFired" for e in self.browser.events):
            if time.monotonic() > deadline:
                raise RuntimeError(path + " did not load")
            self.browser.listen(0.1)
        self.browser.listen(settle)  # a few frames of the animation

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(expression + ": " + json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def errors(self):
        """Uncaught exceptions, console errors and warnings, as text."""
        found = []
        for event in self.browser.events:
            what, data = event.get("method"), event.get("params", {})
            if what == "Runtime.exceptionThrown":
                details = data["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif what == "Runtime.consoleAPICalled" and data["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(a.get("value", a.get("description", ""))) for a in data["args"]))
            elif what == "Log.entryAdded" and data["entry"]["level"] in ("error", "warning"):
                found.append(data["entry"]["text"])
        # Chromium says this about its software renderer, which is the machine's matter and not the page's.
        return [f for f in found if "GPU stall due to ReadPixels" not in f and "software WebGL" not in f]

    def requests(self):
        """Addresses asked for, other than the page itself and data inside it."""
        asked = [e["params"]["request"]["url"] for e in self.browser.events
                 if e.get("method") == "Network.requestWillBeSent"]
        return [a for a in asked if a.split("#")[0] != self.address and not a.startswith(("data:", "blob:"))]

    def picture(self, path, whole=True):
        parameters = {"format": "png"}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            # The software renderer repeats the page's top below its largest texture, 8192 pixels.
            parameters["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8192 / self.scale), "scale": 1}
            parameters["captureBeyondViewport"] = True
        data = self.call("Page.captureScreenshot", **parameters)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
