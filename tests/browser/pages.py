"""Opens the pages that the commands write in a real browser: wide and narrow, light and dark.

usage: pages.py ARMATURE WORK [--pictures DIRECTORY] [--pages FOLDER]

A page passes when nothing is said in its console, nothing is requested from anywhere, it fits the window's width, it
draws what it should, and its time cursor comes back from the address. Exit code 77: no browser here.
"""
import argparse
import os
import shutil
import subprocess
import sys

import audit
import browser

# name of a page → what must be on it: (what, JavaScript that counts it, least number)
EXPECTED = {
    "report.html": [("a verdict", "document.querySelectorAll('.verdict .lead').length", 1),
                    ("the arm", "document.querySelectorAll('canvas.scene').length", 1),
                    ("plots", "document.querySelectorAll('.uplot').length", 4),
                    ("intervals", "document.querySelectorAll('td.interval circle').length", 10),
                    ("correlations", "document.querySelectorAll('rect.positive').length", 10),
                    ("tables", "document.querySelectorAll('table').length", 3)],
    "rehearsal.html": [("a verdict", "document.querySelectorAll('.verdict .lead').length", 1),
                       ("the arm", "document.querySelectorAll('canvas.scene').length", 1),
                       ("plots", "document.querySelectorAll('.uplot').length", 4)],
    "payload.html": [("a verdict", "document.querySelectorAll('.verdict .lead').length", 1),
                     ("intervals", "document.querySelectorAll('td.interval circle').length", 10),
                     ("tables", "document.querySelectorAll('table').length", 2)],
    "monitor.html": [("a verdict", "document.querySelectorAll('.verdict .lead').length", 1),
                     ("plots", "document.querySelectorAll('.uplot').length", 2)],
    "design.html": [("plots", "document.querySelectorAll('svg').length", 3)],
}
VIEWS = [("wide", 1280, 900, "light"), ("wide", 1280, 900, "dark"), ("narrow", 390, 800, "light"),
         ("narrow", 390, 800, "dark")]


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode not in (0, 1):  # 1 is a verdict, which this test is not about
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")


def make_pages(armature, work):
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    demo, design = os.path.join(work, "demo"), os.path.join(work, "design")
    run([armature, "demo", "--robot", "planar2r", "--quick", "--out", demo])
    run([armature, "design", "planar2r", "--budget-s", "1", "--bound-s", "0", "--quiet", "--out", design])
    payload, monitor = os.path.join(work, "payload"), os.path.join(work, "monitor")
    recording = os.path.join(demo, "recording.csv")
    run([armature, "payload", demo, recording, "--out", payload])
    run([armature, "monitor", demo, recording, "--out", monitor])
    return [os.path.join(payload, "payload.html"), os.path.join(monitor, "monitor.html"),
            os.path.join(demo, "report.html"), os.path.join(demo, "rehearsal.html"), os.path.join(design, "design.html")]


def cursor_problems(chromium, page):
    """The address holds the time: plots, their legends and the player must show it. A time that every plot of the page has."""
    tab = browser.Tab(chromium)
    tab.open(page)
    open_all(tab, page)
    ranges = tab.evaluate("[...document.querySelectorAll('.plots input[type=range]')].map((s) => [+s.min, +s.max])")
    first, last = max(r[0] for r in ranges), min(r[1] for r in ranges)
    if first >= last:
        return [f"no time is in all plots: {ranges}"]
    time = round((first + 2 * last) / 3, 1)
    tab.close()
    tab = browser.Tab(chromium)
    tab.open(page, f"#t={time:.3f}")
    open_all(tab, page)
    shown = tab.evaluate("[...document.querySelectorAll('.uplot .u-legend .u-series:first-child .u-value')]"
                         ".map((v) => parseFloat(v.textContent))")
    tab.close()
    wrong = [v for v in shown if v is None or abs(v - time) > 0.05]
    return [f"{len(wrong)} of {len(shown)} legends do not show t = {time} s: {wrong[:3]}"] if wrong or not shown else []


def open_all(tab, page):
    """Opens what is folded and brings every plot near the screen once: plots are drawn when they are about to be seen."""
    tab.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
    tab.browser.listen(0.4)
    tab.evaluate("(async () => { for (let y = 0; y < document.body.scrollHeight; y += 300) { scrollTo(0, y);"
                 " await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); } scrollTo(0, 0); })()")
    tab.browser.listen(0.3)


def one_screen(tab, page):
    """The verdict and the summary are on the first screen of a report, and everything below is folded."""
    if os.path.basename(page) != "report.html" or tab.evaluate("innerWidth") < 1000:
        return []
    low = tab.evaluate("document.querySelector('.tiles').getBoundingClientRect().bottom - innerHeight")
    open_ones = tab.evaluate("document.querySelectorAll('details.section[open]').length")
    return ([f"the summary ends {low} pixels below the screen"] if low > 0 else []) + ([f"{open_ones} details are open at first"] if open_ones else [])


def problems_of(tab, page):
    found = ["console: " + e for e in tab.errors()] + ["request: " + r for r in tab.requests()]
    for what, count, least in EXPECTED[os.path.basename(page)]:
        got = tab.evaluate(count)
        if got < least:
            found.append(f"{what}: {got} on the page, expected at least {least}")
    return found + (audit.problems(tab) if os.path.basename(page) != "design.html" else [])


def check(chromium, pages, pictures):
    failures = []
    for name, width, height, scheme in VIEWS:
        for page in pages:
            tab = browser.Tab(chromium, width, height, scheme)
            tab.open(page)
            label = f"{os.path.basename(page)}, {name}, {scheme}"
            failures += [f"{label}: {p}" for p in one_screen(tab, page)]
            if pictures:
                stem = os.path.splitext(os.path.basename(page))[0]
                tab.picture(os.path.join(pictures, f"{stem}-{name}-{scheme}.png"))
            open_all(tab, page)
            failures += [f"{label}: {p}" for p in problems_of(tab, page)]
            if pictures and os.path.basename(page) == "report.html":
                tab.picture(os.path.join(pictures, f"{stem}-{name}-{scheme}-open.png"))
            if (name, scheme) == ("wide", "light") and os.path.basename(page) not in ("design.html", "payload.html"):
                failures += [f"{label}: {p}" for p in cursor_problems(chromium, page)]
            tab.close()
    return failures


def canary(chromium, work):
    """A page that does wrong must be caught, or this test says nothing."""
    path = os.path.join(work, "canary.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write("<img src='http://example.com/x.png'><script>console.error('seen'); throw new Error('met')</script>")
    tab = browser.Tab(chromium)
    tab.open(path)
    errors, requests = " ".join(tab.errors()), tab.requests()
    tab.close()
    if "seen" not in errors or "met" not in errors or not any("example.com" in r for r in requests):
        sys.exit(f"a page with errors and a request was not caught: {errors!r}, {requests!r}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--pictures", help="directory for screenshots")
    parser.add_argument("--pages", nargs="*", help="pages that exist already")
    a = parser.parse_args()
    path = browser.find()
    if path is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    if a.pages:
        os.makedirs(a.work, exist_ok=True)
    pages = a.pages or make_pages(a.armature, a.work)
    if a.pictures:
        os.makedirs(a.pictures, exist_ok=True)
    chromium = browser.Browser(path)
    try:
        canary(chromium, a.work)
        failures = check(chromium, pages, a.pictures)
    finally:
        chromium.close()
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
