"""The tutorial is a test: every command of README and docs, in order, with the real binary, robot by robot.

usage: story.py ARMATURE WORK [--robot NAME] [--verbose]

The robot's recordings come from a hidden truth (robots.py): other masses, other friction, noise. The tool reads the
description and the recordings, never the truth. Checked: exit codes, verdict lines, files that the text names, true parameters
against their intervals, the tool's mass, quiet logs without alarms, job.json and --json against the schema, and that every
output can be repeated. A share of the robots runs by default; all of them with ARMATURE_SWEEP above 1.
"""
import argparse
import json
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import documents
import robots
import schema

SHARED = documents.root.parent / "shared" / "data"
LEVELS = {"good": 0, "doubtful": 1, "bad": 1}
# What is right to be doubtful: (robot, verb).
DOUBTFUL = {("planar2r", "payload"): "an arm in a plane cannot show all ten numbers of a load"}
# A command of the tutorial that takes this long has hung: the longest takes a minute on one slow core.
LONGEST_S = 900


class Story:
    """One robot, one directory, one list of commands."""

    def __init__(self, name, binary, work, verbose):
        self.name, self.verbose = name, verbose
        self.binary = pathlib.Path(binary).resolve()
        self.directory = pathlib.Path(work).resolve() / name
        shutil.rmtree(self.directory, ignore_errors=True)
        self.hidden = self.directory / ".hidden"
        self.hidden.mkdir(parents=True)
        self.problems, self.notes = [], []
        self.schema = json.loads((documents.root / "docs/job.schema.json").read_text())
        self.part = ""  # "--tip LINK" where only a part of the robot moves
        self.description = "arm.urdf"
        self.truth = None
        self.tool = None
        self.realism = "ideal"  # of the recordings; "lab": friction, clock and drives that no model here has

    def run(self, command, cwd=None):
        """Runs a command in a shell, as a person would: armature is on the PATH."""
        environment = dict(os.environ, PATH=f"{self.binary.parent}:{os.environ['PATH']}", HOME=str(self.hidden), NO_COLOR="1")
        start = time.monotonic()
        try:
            done = subprocess.run(command, shell=True, cwd=cwd or self.directory, env=environment, capture_output=True,
                                  text=True, timeout=LONGEST_S)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, -1, "", f"still running after {LONGEST_S} s")
        if self.verbose:
            print(f"[{self.name}] {time.monotonic() - start:6.1f} s  exit {done.returncode}  {command}", flush=True)
        return done

    def fail(self, place, message):
        self.problems.append(f"{self.name}: {place}: {message}")
        if self.verbose:
            print(f"[{self.name}] FAIL {place}: {message}", flush=True)

    def need(self, command):
        """A command behind the scenes: it must work for the story to go on."""
        done = self.run(command)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"{command}: exit {done.returncode}: {done.stderr.strip()[-600:]}")
        return done

    def hide_truth(self, seed):
        """The machine that is recorded. It has the description's kinematics and not its inertias."""
        yaml = self.need(f"armature inspect {self.description} {self.part} --yaml").stdout
        self.truth = robots.Truth(yaml, seed)
        (self.hidden / "truth.yaml").write_text(self.truth.text())
        effort = self.truth.bodies[min(1, len(self.truth.bodies) - 1)]["effort"]
        self.tool = {"mass": min(2.0, 0.1 * effort / 9.81), "centre": [0.01, -0.02, 0.05], "side": 0.06}
        (self.hidden / "with_tool.yaml").write_text(
            self.truth.with_tool(self.tool["mass"], self.tool["centre"], self.tool["side"]))

    def motion(self, target, folder):
        """A motion that the story designed, or one that is designed now, behind the scenes."""
        if (self.directory / folder).is_dir():
            return folder
        made = self.hidden / folder
        if not made.is_dir():
            wanted = {"validation": "--for validation --motion quintic-10,quintic-20", "payload": "--for payload", "": ""}[target]
            self.need(f"armature design {self.description} {self.part} {wanted} --out {made}")
        return made

    def record(self, file, truth, folder, choice, seed):
        out = self.hidden / f"of_{file}"
        self.need(f"armature rehearse {self.hidden / truth} {folder} {choice} --seed {seed} --realism {self.realism} "
                  f"--out {out}")
        shutil.copy(out / "recording.csv", self.directory / file)

    def provide(self, file):
        """What the reader of the text has at this point: recordings of the real robot."""
        if (self.directory / file).exists():
            return
        if file == "log.csv":
            self.record(file, "truth.yaml", self.motion("", "design"), "", 11)
        elif file == "other_motion.csv":
            self.record(file, "truth.yaml", self.motion("validation", "other"), "--motion quintic-10", 12)
        elif file == "a_day.csv":
            self.record(file, "truth.yaml", self.motion("validation", "other"), "--motion quintic-20", 13)
        elif file == "with_tool.csv":
            self.record(file, "with_tool.yaml", self.motion("payload", "wrist"), "", 14)
        elif file == "base.csv":
            found = json.loads((self.directory / "model/model.json").read_text())["base"]["values"]
            (self.directory / file).write_text("".join(f"{name},{value}\n" for name, value in found.items()))
        elif file == "model_of_may":
            self.record("log_of_may.csv", "truth.yaml", self.motion("", "design"), "", 15)
            self.need(f"armature identify {self.description} log_of_may.csv {self.part} --out model_of_may")

    def literal(self, command):
        """The command of the text; where only a part of the robot moves, with the option that says so."""
        verb = command.split()[1]
        if self.part and verb in ("inspect", "design", "rehearse", "identify", "check"):
            command += f" {self.part}"
        return command

    def tell(self, place, command, expected=0):
        """One command of the text: its exit code, its verdict line, what it wrote."""
        for file in ("log.csv", "other_motion.csv", "a_day.csv", "with_tool.csv", "base.csv", "model_of_may"):
            if re.search(rf"(?<![\w.]){re.escape(file)}(?![\w.])", command):
                self.provide(file)
        done = self.run(self.literal(command))
        text = done.stdout + done.stderr
        if done.returncode != expected:
            self.fail(place, f"{command}: exit {done.returncode}, not {expected}: {last_lines(text)}")
        if ">" in command or "--yaml" in command or "--urdf" in command or "completion" in command:
            return done
        lines = done.stdout.strip().splitlines()
        level = lines[-1].partition(":")[0] if lines else ""
        if done.returncode in (0, 1) and LEVELS.get(level) != done.returncode:
            self.fail(place, f"{command}: exit {done.returncode}, and the last line is: {lines[-1] if lines else ''}")
        return done

    def check_schema(self):
        """Every job.json below the directory."""
        for file in sorted(self.directory.rglob("*job.json")):
            for mistake in schema.mistakes(json.loads(file.read_text()), self.schema, self.schema):
                self.fail(file.relative_to(self.directory), mistake)

    def check_json(self, place, command):
        """The same command with --json: one object that obeys the schema, and the same verdict."""
        target = re.sub(r"--out \S+", "--out -", command)
        done = self.run(self.literal(target if "--out" in target else target + " --out -") + " --json")
        try:
            answer = json.loads(done.stdout)
        except ValueError:
            return self.fail(place, f"{command} --json: not JSON: {done.stdout[:200]} {last_lines(done.stderr)}")
        for mistake in schema.mistakes(answer, self.schema, self.schema):
            self.fail(place, f"{command} --json: {mistake}")
        if LEVELS[answer["verdict"]["level"]] != done.returncode:
            self.fail(place, f"{command} --json: exit {done.returncode} and verdict {answer['verdict']['level']}")

    def check_files(self, page):
        for name in documents.named_files(page):
            if not (self.directory / name).exists():
                self.fail(page.name, f"the text names `{name}`, which no command made")

    def check_repeat(self):
        """Everything that was written can be made again, byte by byte."""
        made = [file.parent for file in self.directory.glob("*/job.json")]
        made += [pathlib.Path(str(file)[: -len(".job.json")]) for file in self.directory.glob("*.job.json")]
        for place in sorted(made):
            done = self.run(f"armature repeat {place.name}")
            if done.returncode != 0:
                self.fail(f"repeat {place.name}", f"exit {done.returncode}: {last_lines(done.stdout + done.stderr, 12)}")

    def check_parameters(self):
        """Base parameters against the truth: |z| of each, and the distance of all of them together."""
        file = self.directory / "model/model.json"
        if not file.exists() or self.truth is None or self.realism != "ideal":
            return
        model = json.loads(file.read_text())
        inspected = json.loads(self.run(f"armature inspect {self.hidden / 'truth.yaml'} --json").stdout)
        true = self.truth.base(inspected["result"]["identifiability"]["base_parameters"])
        values, rows = model["base"]["values"], triangle(model["base"]["covariance"])
        if set(values) != set(true):
            return self.fail("model.json", f"base parameters have other names than the truth's: {sorted(set(values) ^ set(true))[:6]}")
        d = [values[name] - true[name] for name in values]
        z = [x / math.sqrt(row[-1]) for x, row in zip(d, rows)]
        inside = sum(abs(x) < 1.96 for x in z)
        score, ratio = robots.chi_square_score(d, rows)
        self.notes.append(f"{self.name}: {inside} of {len(z)} true parameters inside 95 %, "
                          f"distance² per parameter {ratio:.2f} ({score:+.1f} deviations)")
        # Far too wide fails as far too narrow does: an honest covariance is within 5 deviations but once in a million.
        if abs(score) > 5:
            worst = max(zip(z, values), key=lambda pair: abs(pair[0]))
            self.fail("model.json", f"intervals do not fit the truth: distance² per parameter {ratio:.2f}, "
                                    f"{score:+.1f} deviations from 1; {inside} of {len(z)} inside; worst {worst[1]}: {worst[0]:.1f}")


def triangle(covariance):
    """Rows of the lower triangle, from one list or from rows."""
    if covariance and isinstance(covariance[0], list):
        return covariance
    rows, at, size = [], 0, 1
    while at < len(covariance):
        rows.append(covariance[at:at + size])
        at, size = at + size, size + 1
    return rows


def last_lines(text, count=4):
    return " | ".join(line.strip() for line in text.strip().splitlines()[-count:])


def check_payload(story):
    """The tool's true mass against the interval that payload.json states, widened to what one run in 10,000 may miss."""
    file = next(iter(story.directory.glob("*/payload.json")), None)
    if file is None:
        return
    masses = [v for v in json.loads(file.read_text())["values"] if v["unit"] == "kg"]
    if len(masses) != 1 or not masses[0]["sigma"]:
        return story.fail("payload.json", f"no mass with a deviation in it: {masses}")
    value, sigma = masses[0]["value"], masses[0]["sigma"]
    z = (value - story.tool["mass"]) / sigma
    story.notes.append(f"{story.name}: tool of {story.tool['mass']:.3f} kg found as {value:.3f} ± {sigma:.3f}")
    if abs(z) > 4:
        story.fail("payload.json", f"the tool weighs {story.tool['mass']:.3f} kg, found {value:.3f} ± {sigma:.4f} ({z:+.1f} deviations)")


def check_quiet(story):
    """No contact in a log that has none: at the rate asked for, one in a story is a chance of less than 2 %."""
    file = next(iter(story.directory.glob("*/monitor.json")), None)
    if file is None:
        return
    contacts = sum(len(log["detections"]) for log in json.loads(file.read_text()))
    story.notes.append(f"{story.name}: {contacts} contacts in a quiet log")
    if contacts > 1:
        story.fail("monitor.json", f"{contacts} contacts in a quiet log")


def run_pages(story, pages, with_json):
    for page in pages:
        for place, command in documents.commands(page):
            doubtful = (story.name, command.split()[1]) in DOUBTFUL
            story.tell(place, command, expected=1 if doubtful else 0)
            if with_json and ">" not in command:
                story.check_json(place, command)
        story.check_files(page)
    story.check_schema()
    story.check_parameters()
    check_payload(story)
    check_quiet(story)
    story.check_repeat()


TUTORIAL = [documents.root / "docs/tutorial.md"]


def tutorial_story(story, seed, with_json=False):
    story.hide_truth(seed)
    run_pages(story, TUTORIAL, with_json)


def catalogue_story(story):
    """The tutorial with a URDF of a catalogue robot."""
    story.need(f"armature inspect {story.name} --urdf > arm.urdf")
    tutorial_story(story, sum(map(ord, story.name)), with_json=story.name == "planar2r")


def written_story(realism="ideal", **how):
    """The tutorial with a URDF written by hand."""
    def run(story):
        story.realism = realism
        (story.directory / "arm.urdf").write_text(robots.arm_urdf(story.name, 7, **how))
        tutorial_story(story, 70 + len(story.name))
    return run


def tiago_story(story):
    """TIAGo's arm alone, out of a robot with wheels, a torso and a head."""
    source = SHARED / "urdf/tiago_schunk.urdf"
    if not source.exists():
        return False
    shutil.copy(source, story.directory / "arm.urdf")
    story.part = "--tip arm_tool_link"
    tutorial_story(story, 71)
    return True


def reference_story(story):
    """Every other page, once, on the robot that it names; its recordings come from a hidden truth too."""
    story.description = "panda"
    story.hide_truth(72)
    run_pages(story, [page for page in documents.pages() if page not in TUTORIAL], with_json=False)


def wrong_story(story):
    """Logs that do not fit: none of these may end well."""
    story.need("armature inspect panda --urdf > arm.urdf")
    story.hide_truth(73)
    story.provide("log.csv")
    lines = (story.directory / "log.csv").read_text().splitlines()
    head, *rows = [line for line in lines if not line.startswith("#")]
    turned = [i for i, cell in enumerate(head.split(",")) if cell.startswith("q_")]
    degrees = [head] + [",".join(repr(float(cell) * 180 / math.pi) if i in turned else cell
                                 for i, cell in enumerate(row.split(","))) for row in rows]
    (story.directory / "degrees.csv").write_text("\n".join(degrees) + "\n")
    story.tell("degrees read as radians", "armature identify arm.urdf degrees.csv --out degrees", expected=1)
    story.tell("an arm on the wall, read as one on the floor",
               "armature identify arm.urdf log.csv --gravity 9.81,0,0 --out wall", expected=1)
    return True


def recorded_story(folder, logs, options, quiet=None):
    """Real recordings, where they are to be had: the commands end with a verdict, and a quiet log stays quiet."""
    def run(story):
        if not (SHARED / folder).is_dir():
            return False
        here = SHARED / folder
        urdf = next(here.glob("*.urdf"))
        model = story.run(f"armature identify {urdf} {' '.join(str(here / log) for log in logs)} {options(story)} --out model")
        line = model.stdout.strip().splitlines()[-1] if model.stdout.strip() else last_lines(model.stderr)
        story.notes.append(f"{story.name}: identify exit {model.returncode}: {line}")
        if model.returncode not in (0, 1):
            story.fail("identify", f"exit {model.returncode}: {line}")
        if quiet and model.returncode in (0, 1):
            watched = story.run(f"armature monitor model {here / quiet} {options(story, terms=False)} --out contacts")
            story.notes.append(f"{story.name}: monitor exit {watched.returncode}: {last_lines(watched.stdout, 1)}")
            check_quiet(story)
        story.check_schema()
        return True
    return run


def tx40_options(story, terms=True):
    return f"--mapping {documents.root / 'examples/mappings/tx40.yaml'} --terms viscous,coulomb,rotor,offset"


UR10E_MAPPING = """header: false
joints: [shoulder_pan_joint, shoulder_lift_joint, elbow_joint, wrist_1_joint, wrist_2_joint, wrist_3_joint]
time: {column: "#1", unit: s}
q: {columns: ["#2", "#3", "#4", "#5", "#6", "#7"]}
v: {columns: ["#8", "#9", "#10", "#11", "#12", "#13"]}
current: {columns: ["#14", "#15", "#16", "#17", "#18", "#19"], unit: A}
torque_constant: [14.87, 13.26, 11.13, 10.62, 11.03, 11.47]
"""


def ur10e_options(story, terms=True):
    (story.directory / "mapping.yaml").write_text(UR10E_MAPPING)
    return "--mapping mapping.yaml" + (" --terms viscous,coulomb,rotor,offset" if terms else "")


def catalogue(binary):
    listed = subprocess.run([binary, "inspect", "--list", "--json"], capture_output=True, text=True, check=True)
    return json.loads(listed.stdout)["result"]


def stories(binary):
    """{name: function}; the first ones run by default."""
    out = {"planar2r": catalogue_story, "wrong": wrong_story, "world_root": written_story(root="world", meshes=True)}
    out |= {"reference": reference_story,
            "rounded_pi": written_story(right="1.5708"),
            "on_the_wall": written_story(root="wall", mount="0 1.5707963267948966 0"),
            "tiago_arm": tiago_story,
            "tx40_recorded": recorded_story("tx40", ["pos_read_data.csv", "curr_data.csv"], tx40_options),
            "ur10e_recorded": recorded_story("ur10e", ["id_30s.csv"], ur10e_options, quiet="id_40s.csv")}
    out |= {name: catalogue_story for name in catalogue(binary) if name not in out}
    return out


# What runs without ARMATURE_SWEEP.
SHARE = ["planar2r", "wrong", "world_root", "reference"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--robot", action="append", help="only this one")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    everything = stories(arguments.armature)
    wanted = arguments.robot or (list(everything) if float(os.environ.get("ARMATURE_SWEEP", "1")) > 1 else SHARE)
    problems = []
    for name in wanted:
        story = Story(name, arguments.armature, arguments.work, arguments.verbose)
        try:
            if everything[name](story) is False:
                print(f"{name}: skipped, its data are not here")
        except RuntimeError as error:
            story.fail("behind the scenes", str(error))
        problems += story.problems
        if arguments.verbose:
            print("\n".join(story.notes), flush=True)
        if not story.problems:
            shutil.rmtree(story.directory, ignore_errors=True)
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
