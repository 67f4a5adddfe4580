"""Hostile names through every verb and every export, read back by other people's parsers.

usage: names.py ARMATURE WORK [--all [--from NUMBER] [--seconds S]] [--only NUMBER...] [--verbose]

A robot, its joints, links and frames, a motion, a log, a directory and a mapping get a name that tries to end a comment,
a text, a tag or a cell, to run, to climb out of its directory or to turn the terminal around. Everything is first done
with a plain name. Then, for every hostile name,

  - JSON, YAML, XML, HTML, SVG, CSV, Python and C are parsed by Python's own parsers, a YAML reader and the C compiler, and have
    the structure they have with the plain name: the same elements and attributes, columns and rows, statements, keys;
  - joints are called what they were called, wherever the format can say it;
  - Python modules and C headers that were made are run: nothing of the name is;
  - the terminal gets no control character and no mark that changes its direction;
  - no file appears or changes outside the directory that was asked for;
  - every exit code is one of ours, and the same as with the plain name, unless the name itself is refused in words.

A few names by default; all with --all or ARMATURE_SWEEP above 1. --from and --seconds do it in pieces: the last line says where to go on.
"""
import argparse
import ast
import collections
import functools
import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import unicodedata
import xml.etree.ElementTree
import xml.sax.saxutils

from hostile_names import hostile_names

try:
    from structure import shape_of
except ImportError:
    print("there is no YAML reader for Python here: install python3-yaml")
    sys.exit(77)

# ---- what is given to the command line ----

INERTIA = {"about": "center_of_mass", "mass_kg": 1.5, "com_m": [0.2, 0, 0.01], "inertia_kg_m2": {"xx": 0.004, "xy": 0, "xz": 0, "yy": 0.01, "yz": 0, "zz": 0.009}}


def joint_names(name):
    return [name, name + "2"]


def robot_yaml(name):
    joints = []
    for joint, a in zip(joint_names(name), (0, 0.3)):
        joints.append({"name": joint, "type": "revolute", "dh": {"a_m": a, "alpha_deg": 0, "d_m": 0, "theta_deg": 0}, "position_rad": [-3, 3], "velocity_rad_s": 9,
                       "acceleration_rad_s2": 90, "jerk_rad_s3": 9000, "effort_nm": 60, "home_rad": 0, "drive": {"viscous_nm_s_rad": 0.1, "coulomb_nm": 0.3},
                       "link": name + "L" + str(a), "inertia": INERTIA, "capsules": [{"from_m": [0, 0, 0], "to_m": [0.25, 0, 0], "radius_m": 0.03}]})
    return json.dumps({"armature_robot": 1, "name": name, "comments": [name], "base": {"name": "base", "pose": {"xyz_m": [0, 0, 1.5], "rotation": [[0, -1, 0], [0, 0, 1], [-1, 0, 0]]}},
                       "dh_convention": "modified", "joints": joints, "frames": [{"name": name + "F", "on": name + "L0.3", "xyz_m": [0.25, 0, 0]}], "tool": name + "F"}, ensure_ascii=False)


def robot_urdf(name):
    def quoted(text):
        return xml.sax.saxutils.quoteattr(text, {"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})
    parts = [f'<robot name={quoted(name)}><link name="base"/>']
    parent = "base"
    for joint, x in zip(joint_names(name), (0, 0.3)):
        link = name + "L" + str(x)
        parts.append(f'<link name={quoted(link)}><inertial><origin xyz="0.2 0 0.01"/><mass value="1.5"/><inertia ixx="0.004" ixy="0" ixz="0" iyy="0.01" iyz="0" izz="0.009"/></inertial>'
                     '<collision><origin xyz="0.125 0 0" rpy="0 1.570796326794897 0"/><geometry><cylinder radius="0.03" length="0.25"/></geometry></collision></link>')
        z = 1.5 if parent == "base" else 0
        parts.append(f'<joint name={quoted(joint)} type="revolute"><parent link={quoted(parent)}/><child link={quoted(link)}/><origin xyz="{x} 0 {z}"/><axis xyz="0 1 0"/>'
                     '<limit lower="-3" upper="3" velocity="9" effort="60"/><dynamics damping="0.1" friction="0.3"/></joint>')
        parent = link
    return "".join(parts) + "</robot>"


def motion(name):
    return json.dumps({"format": "armature-trajectory", "version": 1, "software": name, "robot": name, "joints": joint_names(name), "options": {name: name}, "comments": [name],
                       "trajectory": {"kind": "fourier", "frequency_hz": 0.5, "periods": 2, "offset": [0.2, 0.1], "sine": [[0.2, 0.1, -0.15], [-0.15, 0.2, 0.1]], "cosine": [[0.1, -0.2, 0.1], [0.1, 0.15, -0.25]]}}, ensure_ascii=False)


def file_name(name):
    """The name as one part of a path, as far as a file system can have it."""
    part = name.replace("/", "_").replace("\0", "_").encode()[:200].decode(errors="ignore")
    return "log" if part in ("", ".", "..") or part.startswith("-") else part


# ---- one name through everything ----

VERBS = ["inspect", "inspect json", "rehearse", "identify", "partial", "merge", "validate", "payload", "monitor", "compare", "repeat", "check", "export urdf", "export mjcf", "export sdf",
         "export json", "export c", "export numpy", "export patch", "play csv", "play npz", "play ros", "play moveit", "play ur", "play franka", "play kuka", "play krl", "design check", "export robot c", "export default"]

Run = collections.namedtuple("Run", "code out err")


class Story:
    """Everything that is done with one name, in a directory of its own."""

    def __init__(self, armature, folder, name, urdf):
        self.armature, self.folder, self.name = armature, folder, name
        shutil.rmtree(folder, ignore_errors=True)
        self.inside = os.path.join(folder, "a", "b", "c", "d", "e", "f", "here")  # ".." from here stays in the folder
        os.makedirs(self.inside)
        part = file_name(name)
        self.robot = part[:60].encode()[:180].decode(errors="ignore") + ("_arm.urdf" if urdf else ".yaml")
        self.log, self.motion = part, "motion.yaml"
        self.write(self.robot, robot_urdf(name) if urdf else robot_yaml(name))
        self.write(self.motion, motion(name))
        self.runs = {}

    def write(self, path, text):
        with open(os.path.join(self.inside, path), "w", encoding="utf-8", errors="surrogatepass", newline="") as file:
            file.write(text)

    def run(self, verb, *words):
        done = subprocess.run([self.armature, *words], cwd=self.inside, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, check=False, timeout=120)
        self.runs[verb] = Run(done.returncode, done.stdout, done.stderr)
        return done.returncode in (0, 1)

    def tell(self):
        robot = "./" + self.robot
        self.run("inspect", "inspect", robot)
        self.run("inspect json", "inspect", robot, "--json")
        self.run("rehearse", "rehearse", robot, self.motion, "--periods", "2", "--rate-hz", "100", "--out", "rehearsal", "--accept-unchecked")
        recording = os.path.join(self.inside, "rehearsal", "recording.csv")
        if not os.path.exists(recording):
            return
        # The log has the name too.
        folder = os.path.join(self.inside, "logs")
        os.makedirs(folder)
        shutil.copyfile(recording, os.path.join(folder, self.log))
        log = os.path.join("logs", self.log)
        self.run("identify", "identify", robot, log, "--out", "model")
        self.run("partial", "identify", robot, log, "--partial", "--out", "part")
        self.run("merge", "identify", "part/information.json", "--out", "merged")
        self.run("validate", "validate", "model", log, "--out", "validation")
        self.run("payload", "payload", "model", log, "--out", "load")
        self.run("monitor", "monitor", "model", log, "--out", "watched")
        self.run("compare", "compare", "model", "merged")
        self.run("repeat", "repeat", "model")
        with open(os.path.join(self.inside, "base.csv"), "w", encoding="utf-8") as file:
            file.write(self.name.replace("\0", "") + ",1\n")
        self.run("check", "check", "base.csv", "--robot", robot)
        for form, end in (("urdf", "urdf"), ("mjcf", "xml"), ("sdf", "sdf"), ("json", "json"), ("c", "h"), ("numpy", "py")):
            self.run("export " + form, "export", "model", "--to", form, "--out", f"exports/arm_{form}.{end}")
        if self.robot.endswith(".urdf"):
            self.run("export patch", "export", "model", "--to", "urdf", "--urdf", robot, "--out", "exports/patched.urdf")
        self.run("export robot c", "export", robot, "--to", "c", "--out", "exports/robot.h")
        self.run("export default", "export", "model", "--to", "urdf")
        for form in ("csv", "npz", "ros", "moveit", "ur", "franka", "kuka", "krl"):
            self.run("play " + form, "play", self.motion, "--robot", robot, "--to", form, "--out", "play_" + form, "--accept-unchecked")
        self.run("design check", "design", robot, "--check", self.motion, "--out", "checked", "--accept-unchecked")

    def files(self):
        """Everything below the folder: path, bytes."""
        found = {}
        for place, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.inside)] = file.read()
        return found


def terminal_clean(data):
    """No control characters but line ends and tabs, and nothing that changes the direction of text."""
    text = data.decode("utf-8")
    return not any((unicodedata.category(c) == "Cc" and c not in "\n\t") or c in "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029" for c in text)


OUTPUTS = ("rehearsal", "model", "part", "merged", "validation", "load", "watched", "exports", "checked") + tuple("play_" + f for f in ("csv", "npz", "ros", "moveit", "ur", "franka", "kuka", "krl"))


def compare(story, plain, complain):
    """Every promise of the top of this file."""
    for verb, run in story.runs.items():
        words = (run.out + run.err).decode("utf-8", "replace")
        if run.code not in (0, 1, 2, 3, 4):
            complain(f"{verb} ended with {run.code}: {words[-300:]}")
        if run.code == 4 or "json.exception" in words or "Please report" in words or "std::" in words:
            complain(f"{verb} ended with {run.code}: {words[-300:]}")
        # JSON is for machines.
        for stream, data in (("stdout", b"" if verb.endswith("json") else run.out), ("stderr", run.err)):
            try:
                if not terminal_clean(data):
                    complain(f"{verb} sent the terminal {data[:300]!r} on {stream}")
            except UnicodeDecodeError:
                complain(f"{verb} sent bytes that are no UTF-8 on {stream}")
        if run.code in (0, 1) and run.code != plain.runs[verb].code:
            complain(f"{verb} ended with {run.code}, with a plain name {plain.runs[verb].code}: {words[-300:]}")
    if story.runs["inspect json"].code in (0, 1):
        json.loads(story.runs["inspect json"].out)
    expected = plain.kept
    for path, data in story.files().items():
        top = path.split(os.sep)[0]
        if top in OUTPUTS:
            compare_file(path, data, expected, story, complain)
    names_kept(story, complain)


@functools.lru_cache(maxsize=1000)
def plain_shape(path, data):
    """The structure of a file with a plain name: the same for every hostile one."""
    return shape_of(path, data)


def compare_file(path, data, expected, story, complain):
    if path not in expected:
        # Residual files are called after their logs.
        same_kind = [p for p in expected if os.path.dirname(p) == os.path.dirname(path) and os.path.splitext(p)[1] == os.path.splitext(path)[1]]
        if not same_kind:
            complain(f"a file that a plain name does not make: {path!r}")
            return
        stem = os.path.basename(path).split("_")[0]
        expected = {path: expected[next((p for p in same_kind if os.path.basename(p).startswith(stem)), same_kind[0])]}
    try:
        shape = shape_of(path, data)
    except Exception as refused:  # noqa: BLE001  any parser's own kind
        complain(f"{path} cannot be read: {refused!r}")
        return
    if shape != plain_shape(path, expected[path]):
        complain(f"{path} has another structure than with a plain name")


def names_kept(story, complain):
    """Joints are called what they were called, in every format that can hold it."""
    wanted = joint_names(story.name)
    def read(path):
        full = os.path.join(story.inside, path)
        if not os.path.exists(full):
            return None
        with open(full, encoding="utf-8", newline="") as file:
            return file.read()
    model = read("model/model.json")
    if model is None:
        return
    if json.loads(model)["joints"] != wanted:
        complain(f"model.json calls the joints {json.loads(model)['joints']}")
    urdf = read("exports/arm_urdf.urdf")
    if urdf is not None:
        found = [j.get("name") for j in xml.etree.ElementTree.fromstring(urdf).iter("joint") if j.get("type") != "fixed"]
        if found[:2] != wanted:
            complain(f"the URDF calls the joints {found}")
    module = read("exports/arm_numpy.py")
    if module is not None and all(ord(c) >= 32 for c in story.name):
        texts = [n.value for n in ast.walk(ast.parse(module)) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
        if not set(wanted) & set(texts) and "JOINT" in module.upper() and "joint" in "".join(texts):
            complain("the Python module has lost the joints' names")


def with_numpy():
    """A Python that can run the modules; None where there is none."""
    for python in (sys.executable, "/usr/bin/python3"):
        if os.path.exists(python) and subprocess.run([python, "-c", "import numpy"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
            return python
    return None


NUMPY = with_numpy()


def executed(story, complain):
    """Runs what was generated; nothing of the name may run with it."""
    for path in sorted(glob.glob(os.path.join(glob.escape(story.inside), "exports", "*.py"))):
        if NUMPY is None:
            continue
        done = subprocess.run([NUMPY, "-I", path], cwd=story.inside, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0:
            complain(f"{path} does not run: {done.stdout.decode(errors='replace')[-300:]}")
    for path in sorted(glob.glob(os.path.join(glob.escape(story.inside), "exports", "*.h"))):
        done = subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", "-Wno-unused-function", "-Wno-unused-const-variable", "-fsyntax-only", "-x", "c", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0:
            complain(f"{path} does not compile: {done.stdout.decode(errors='replace')[:300]}")


def elsewhere(story, before, complain):
    """What was there before is as it was; new files are where they were asked for."""
    after = story.files()
    for path, digest in before.items():
        if path not in after or hashlib.sha256(after[path]).digest() != digest:
            complain(f"{path!r} was changed or removed")
    for path in after:
        top = path.split(os.sep)[0]
        known = top in OUTPUTS or top in ("logs", "base.csv") or path in before
        default = os.sep not in path and path.endswith((".urdf", ".side.json", ".job.json")) and safe(path)
        if not known and not default:
            complain(f"{path!r} was written where nobody asked for it")
    for place in ("/tmp/armature_pwned", "/tmp/armature_pwned.urdf", os.path.join(story.inside, "PWNED")):
        if os.path.exists(place):
            complain(f"{place} exists")


def safe(name):
    return not name.startswith((".", "-")) and all(c.isalnum() or c in "._-+" or ord(c) > 160 for c in name)


def one(armature, work, name, urdf, plain):
    failures = []
    story = Story(armature, os.path.join(work, "hostile"), name, urdf)
    before = {path: hashlib.sha256(data).digest() for path, data in story.files().items()}
    story.tell()
    compare(story, plain, failures.append)
    executed(story, failures.append)
    elsewhere(story, before, failures.append)
    return failures, story


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--only", type=int, nargs="*", default=[])
    parser.add_argument("--verbose", action="store_true")
    a = parser.parse_args()
    armature, work = os.path.abspath(a.armature), os.path.abspath(a.work)
    names = hostile_names()
    if len(names) < 300:
        sys.exit(f"only {len(names)} names")
    os.makedirs(work, exist_ok=True)
    plain = {}
    for urdf in (False, True):
        plain[urdf] = Story(armature, os.path.join(work, "plain_urdf" if urdf else "plain"), "plain", urdf)
        plain[urdf].tell()
        plain[urdf].kept = plain[urdf].files()
        wrong = {verb: run for verb, run in plain[urdf].runs.items() if run.code not in (0, 1) and verb not in ("check", "play ur", "play franka")}
        if wrong:
            sys.exit(f"a plain name is refused: {wrong}")
    everything = a.all or float(os.environ.get("ARMATURE_SWEEP", "1")) > 1
    # The first of every family by default.
    chosen = a.only or range(a.first, len(names) if everything else 11)
    failed, refused, runs, tried, end = 0, 0, 0, 0, time.monotonic() + a.seconds
    for number in chosen:
        if time.monotonic() > end:
            break
        tried += 1
        failures, story = one(armature, work, names[number], number % 2 == 1, plain[number % 2 == 1])
        runs += len(story.runs)
        refused += 1 if story.runs["inspect"].code == 3 else 0
        for failure in failures:
            print(f"name {number} {names[number][:60]!r}: {failure}", flush=True)
        failed += 1 if failures else 0
        if a.verbose:
            print(number, repr(names[number][:40]), {verb: run.code for verb, run in story.runs.items()}, flush=True)
    print(f"{tried} of {len(names)} names, {runs} commands: {failed} names broke a promise, {refused} were refused in words; names {chosen[0]} to {chosen[0] + tried - 1}"
          if not a.only else f"{tried} names: {failed} broke a promise")
    if failed == 0:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
