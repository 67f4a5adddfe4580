"""How fast the studio is for a person: first paint, frames a second with an arm of meshes, a million samples on the plots.

usage: speed.py ARMATURE WORK [--seconds N]

The arm is the catalogue's iiwa14 with a mesh of 4,000 triangles on every link; the log has 10⁶ rows of 7 positions and 7
torques. Measured in headless Chromium: the first contentful paint of a first visit; frames while the arm moves beside the
plots; the script's time of one frame (the rest is the graphics card's, which a machine without one draws on its processor);
the time of a zoom into the million; the bundle. Limits: 1 s, 60 frames (16.7 ms of script), 400 kB. Prints all of them and
fails where a limit that this machine can judge is missed. Exit code 77: no browser here.
"""
import argparse
import gzip
import json
import math
import os
import re
import shutil
import struct
import subprocess
import sys
import time

import troubles
from studio import Studio
from window import Window, browser

ROWS, JOINTS = 1_000_000, 7
FIRST_PAINT_S, FRAME_MS, BUNDLE_BYTES = 1.0, 1000 / 60, 400_000


def ball(path, radius, rings=45, around=45):
    """A sphere as a binary STL: about 4,000 triangles."""
    def point(i, j):
        a, b = math.pi * i / rings, 2 * math.pi * j / around
        return (radius * math.sin(a) * math.cos(b), radius * math.sin(a) * math.sin(b), radius * math.cos(a))
    faces = []
    for i in range(rings):
        for j in range(around):
            a, b, c, d = point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)
            faces += [(a, b, c), (a, c, d)]
    with open(path, "wb") as file:
        file.write(b"\0" * 80 + struct.pack("<I", len(faces)))
        for face in faces:
            file.write(struct.pack("<12fH", 0, 0, 0, *[x for p in face for x in p], 0))
    return len(faces)


def arm_with_meshes(armature, folder):
    urdf = subprocess.run([armature, "inspect", "iiwa14", "--urdf"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    os.makedirs(os.path.join(folder, "meshes"))
    names = re.findall(r'<link name="([^"]+)"', urdf)
    triangles = 0
    for name in names:
        triangles += ball(os.path.join(folder, "meshes", name + ".stl"), 0.09)
        shape = f'<visual><geometry><mesh filename="meshes/{name}.stl"/></geometry></visual>'
        urdf = re.sub(rf'(<link name="{re.escape(name)}")(/>|>)', lambda m, s=shape: m[1] + ">" + s + ("</link>" if m[2] == "/>" else ""), urdf, count=1)
    with open(os.path.join(folder, "arm.urdf"), "w", encoding="utf-8") as file:
        file.write(urdf)
    return triangles


def long_log(folder):
    """10⁶ rows at 1 kHz, with one peak of a single sample that a plot must not lose."""
    path = os.path.join(folder, "long.csv")
    with open(path, "w", encoding="ascii") as file:
        file.write(",".join(["t[s]", *[f"q_joint{i + 1}[rad]" for i in range(JOINTS)], *[f"tau_joint{i + 1}[Nm]" for i in range(JOINTS)]]) + "\n")
        wave = [f"{math.sin(2 * math.pi * i / 1000):.4f}" for i in range(1000)]
        for k in range(ROWS):
            tail = [wave[(k * (i % 7 + 1)) % 1000] for i in range(2 * JOINTS)]
            if k == 654_321:
                tail[-1] = "99.0"
            file.write(f"{k / 1000:.3f}," + ",".join(tail) + "\n")
    return path


# Frames while one joint after the other moves; how long the page's own script takes for each.
FRAMES = """(async () => {
  const sliders = [...document.querySelectorAll('.joint input[type=range]')];
  const gaps = [], work = [];
  let last = 0;
  const end = performance.now() + %d * 1000;
  for (;;) {
    const now = await new Promise((done) => requestAnimationFrame(done));
    if (last) gaps.push(now - last);
    last = now;
    const begin = performance.now();
    sliders.forEach((s, i) => { s.value = 0.8 * Math.sin(now / 700 + i); s.dispatchEvent(new Event('input')); });
    work.push(performance.now() - begin);
    if (performance.now() > end) return { gaps, work };
  }
})()"""


def median(values):
    return sorted(values)[len(values) // 2] if values else float("nan")


def script_share(window, seconds):
    """Milliseconds of script a frame, from the browser's own count."""
    def count():
        metrics = {m["name"]: m["value"] for m in window.tab.call("Performance.getMetrics")["metrics"]}
        return metrics["ScriptDuration"]
    window.tab.call("Performance.enable")
    before = count()
    frames = window.ask(FRAMES % seconds)
    return frames, 1000 * (count() - before) / max(1, len(frames["gaps"]))


def drawn_share(window):
    """Share of the arm's canvas that is not empty: an arm that is out of sight is drawn fast."""
    return window.ask("""(async () => {
      const canvas = document.querySelector('canvas.scene'); const slider = document.querySelector('.joint input[type=range]');
      slider.dispatchEvent(new Event('input'));
      const pixels = await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        slider.dispatchEvent(new Event('input'));
        requestAnimationFrame(() => { const copy = document.createElement('canvas'); copy.width = copy.height = 100; const c = copy.getContext('2d');
          c.drawImage(canvas, 0, 0, 100, 100); done(c.getImageData(0, 0, 100, 100).data); }); })));
      let solid = 0;
      for (let i = 3; i < pixels.length; i += 4) solid += pixels[i] > 250 ? 1 : 0;
      return solid / (pixels.length / 4); })()""")


def first_paint(window, address):
    window.tab.call("Network.setCacheDisabled", cacheDisabled=True)
    window.go(address)
    window.until("performance.getEntriesByName('first-contentful-paint').length", "a first paint", 20)
    return window.ask("performance.getEntriesByName('first-contentful-paint')[0].startTime") / 1000


def plots(window, seconds):
    """The long log on the page Record: time to the plot, frames while the cursor runs over it, time of a zoom, and the peak."""
    window.step("record")
    begun = time.monotonic()
    window.press("Preview")
    window.until("document.querySelectorAll('.logs .uplot').length", "plots of the long log", 120)
    shown = time.monotonic() - begun
    moving = window.ask("""(async () => {
      const over = document.querySelector('.logs .u-over'); const box = over.getBoundingClientRect(); const gaps = []; let last = 0;
      for (let k = 0; k < %d; k++) {
        const now = await new Promise((done) => requestAnimationFrame(done));
        if (last) gaps.push(now - last);
        last = now;
        over.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: box.left + (k %% 200) / 200 * box.width, clientY: box.top + 20 }));
      }
      return gaps; })()""" % (60 * seconds))
    window.ask("scrollTo(0, document.body.scrollHeight)")
    window.until("document.querySelectorAll('.logs .uplot').length > 1", "the torques", 30)
    return shown, moving


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--seconds", type=int, default=5)
    a = parser.parse_args()
    a.armature = os.path.abspath(a.armature)
    if browser.find() is None:
        print("skipped: there is no Chromium on this machine (Debian package chromium)")
        sys.exit(77)
    shutil.rmtree(a.work, ignore_errors=True)
    folder = os.path.join(a.work, "folder")
    os.makedirs(folder)
    triangles = arm_with_meshes(a.armature, folder)
    long_log(folder)
    studio = Studio(a.armature, folder)
    chromium = browser.Browser(browser.find())
    problems = []
    try:
        window = Window(chromium, studio.address)
        troubles.take_session(window, studio)
        paint = min(first_paint(window, studio.origin + "/") for _ in range(3))
        size = sum(len(gzip.compress(studio.ask("GET", name)[2], 9)) for name in ("/", "/studio.js", "/studio.css"))
        studio.ask("POST", "/api/project", {"robot": "arm.urdf"})
        window.until("document.querySelector('.joint input')", "the arm", 60)
        window.chromium.listen(2)
        meshes = window.ask("performance.getEntriesByType('resource').filter(e => e.name.endsWith('.stl')).length")
        drawn = drawn_share(window)
        frames, script = script_share(window, a.seconds)
        window.settled("robot")
        shown, moving = plots(window, a.seconds)
        begun = time.monotonic()
        series = json.loads(studio.ask("GET", "/api/series?file=long.csv&points=1600&from=600&to=700", seconds=60)[2])
        zoom = time.monotonic() - begun
        window.collect()
        problems += window.problems
    finally:
        chromium.close()
        studio.close()
    peak = max(v for v in series["values"][-1] if v is not None)
    print(json.dumps({
        "first_contentful_paint_s": round(paint, 3), "bundle_gzipped_bytes": size, "meshes": meshes, "triangles": triangles, "arm_share_of_the_picture": round(drawn, 3),
        "arm_frame_ms_median": round(median(frames["gaps"]), 2), "arm_script_ms_a_frame": round(script, 2), "arm_frames_a_second": round(1000 / median(frames["gaps"]), 1),
        "million_rows_to_plot_s": round(shown, 2), "million_cursor_frame_ms_median": round(median(moving), 2), "million_zoom_s": round(zoom, 3),
        "million_points_sent": len(series["time"]), "peak_kept": peak}, indent=1))
    if paint > FIRST_PAINT_S:
        problems.append(f"the first paint takes {paint:.2f} s")
    if size > BUNDLE_BYTES:
        problems.append(f"the bundle is {size} bytes gzipped")
    if script > FRAME_MS:
        problems.append(f"the script takes {script:.1f} ms of a frame")
    if peak != 99.0:
        problems.append("the peak of one sample was lost")
    if not 0.005 < drawn < 0.9:
        problems.append(f"the arm fills {drawn:.1%} of its picture")
    if meshes < JOINTS:
        problems.append(f"only {meshes} meshes were drawn")
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
