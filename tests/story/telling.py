"""One robot, one directory, one list of commands: what is typed, what must come of it, and the truth behind it."""
import json
import math
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time
import urllib.request

import documents
import robots
import schema

LEVELS = {"good": 0, "doubtful": 1, "bad": 1}
# What the load weighs that `armature calibrate` is told of in the example of docs/cli.md.
WEIGHED_KG = 2.8
# A command that takes this long has hung: those of the tutorial take a minute on one slow core, all papers together 10.
LONGEST_S, LONGEST_PAPERS_S = 900, 3600


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
        self.unchecked = ""  # "--accept-unchecked" where meshes of the description are not there
        self.description = "arm.urdf"
        self.quoted = False  # commands in sentences and tables are typed too, with panda for ROBOT
        self.truth = None
        self.tool = None
        self.realism = "ideal"  # of the recordings; "lab": friction, clock and drives that no model here has
        self.repeated = set()  # verbs of which an output was made again
        self.told = set()  # commands that were typed already: the same words twice are not run twice
        self.others = set()  # catalogue names of other robots: what a page does with those has a directory of its own

    def run(self, command, cwd=None):
        """Runs a command in a shell, as a person would: armature is on the PATH."""
        environment = dict(os.environ, PATH=f"{self.binary.parent}:{os.environ['PATH']}", HOME=str(self.hidden), NO_COLOR="1")
        start, longest = time.monotonic(), LONGEST_PAPERS_S if "reproduc" in command else LONGEST_S
        try:
            done = subprocess.run(command, shell=True, cwd=cwd or self.directory, env=environment, capture_output=True,
                                  text=True, timeout=longest)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, -1, "", f"still running after {longest} s")
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
        (self.hidden / "weighed.yaml").write_text(self.truth.with_tool(WEIGHED_KG, self.tool["centre"], self.tool["side"]))

    def motion(self, target, folder):
        """A motion that the story designed, or one that is designed now, behind the scenes."""
        if (self.directory / folder).is_dir():
            return folder
        made = self.hidden / folder
        if not made.is_dir():
            wanted = {"validation": "--for validation --motion quintic-10,quintic-20", "payload": "--for payload", "": ""}[target]
            self.need(f"armature design {self.description} {self.part} {wanted} {self.unchecked} --out {made}")
        return made

    def record(self, file, truth, folder, choice, seed):
        out = self.hidden / f"of_{file}"
        self.need(f"armature rehearse {self.hidden / truth} {folder} {choice} --seed {seed} --realism {self.realism} "
                  f"{self.unchecked} --out {out}")
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
        elif file == "bare.csv":
            self.record(file, "truth.yaml", self.motion("", "design"), "", 16)
        elif file == "loaded.csv":
            self.record(file, "weighed.yaml", self.motion("", "design"), "", 17)
        elif file == "my_robot":
            (self.directory / file).mkdir()
        elif file == "base.csv":
            # The true ones: least squares may leave what a robot can have, the truth may not.
            (self.directory / file).write_text("".join(f"{name},{value!r}\n" for name, value in self.true_base().items()))
        elif file == "model_of_may":
            self.record("log_of_may.csv", "truth.yaml", self.motion("", "design"), "", 15)
            self.need(f"armature identify {self.description} log_of_may.csv {self.part} --out model_of_may")

    def literal(self, command):
        """The command of the text; where only a part of the robot moves, with the option that says so."""
        verb = command.split()[1]
        if self.part and verb in ("inspect", "design", "rehearse", "identify", "check"):
            command += f" {self.part}"
        # A part of a robot is no whole URDF: it is written as one of its own.
        if self.part and verb == "export":
            command = command.replace(" --urdf arm.urdf", "")
        if self.unchecked and verb in ("design", "rehearse"):
            command += f" {self.unchecked}"
        return command

    def tell(self, place, command, expected=0):
        """One command of the text: its exit code (None: 0 or 1), its verdict line, what it wrote."""
        if command in self.told:
            return None
        self.told.add(command)
        for file in ("log.csv", "other_motion.csv", "a_day.csv", "with_tool.csv", "bare.csv", "loaded.csv", "base.csv",
                     "model_of_may", "my_robot"):
            if re.search(rf"(?<![\w.]){re.escape(file)}(?![\w.])", command):
                self.provide(file)
        if command.split()[1] == "studio":
            return self.serve(place, command)
        done = self.run(self.literal(command), self.place_of(command))
        text = done.stdout + done.stderr
        if done.returncode not in ((0, 1) if expected is None else (expected,)):
            self.fail(place, f"{command}: exit {done.returncode}, not {expected}: {last_lines(text)}")
        if ">" in command or "--yaml" in command or "--urdf" in command or "completion" in command:
            return done
        lines = done.stdout.strip().splitlines()
        level = lines[-1].partition(":")[0] if lines else ""
        if done.returncode in (0, 1) and LEVELS.get(level) != done.returncode:
            self.fail(place, f"{command}: exit {done.returncode}, and the last line is: {lines[-1] if lines else ''}")
        return done

    def place_of(self, command):
        """Where a command runs: what has another robot than the story's must not replace its design."""
        if not self.others & set(command.split()):
            return self.directory
        elsewhere = self.directory / "elsewhere"
        elsewhere.mkdir(exist_ok=True)
        return elsewhere

    def serve(self, place, command):
        """A command that serves a page until Ctrl-C: its address answers, and it ends when it is told to."""
        words = [str(self.binary), *command.split()[1:], "--no-browser"]
        with subprocess.Popen(words, cwd=self.directory, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            line = server.stdout.readline()
            address = re.search(r"http://[\d.:]+/", line)
            try:
                page = urllib.request.urlopen(address[0], timeout=20).read() if address else b""
            except OSError as error:
                page = str(error).encode()
            if b"<html" not in page.lower():
                self.fail(place, f"{command}: no page at the address it prints: {line.strip()} {page[:200]!r}")
            server.send_signal(signal.SIGINT)
            try:
                code = server.wait(timeout=20)
            except subprocess.TimeoutExpired:
                server.kill()
                return self.fail(place, f"{command}: still running 20 s after Ctrl-C")
            if code != 0:
                self.fail(place, f"{command}: exit {code} after Ctrl-C")
        if self.verbose:
            print(f"[{self.name}] served  {command}", flush=True)

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
            note = place / "job.json" if place.is_dir() else pathlib.Path(f"{place}.job.json")
            self.repeated.add(json.loads(note.read_text())["verb"])
            done = self.run(f"armature repeat {place.name}")
            if done.returncode != 0:
                self.fail(f"repeat {place.name}", f"exit {done.returncode}: {last_lines(done.stdout + done.stderr, 12)}")

    def true_base(self):
        """{name: value} of the truth's base parameters."""
        inspected = json.loads(self.run(f"armature inspect {self.hidden / 'truth.yaml'} --json").stdout)
        return self.truth.base(inspected["result"]["identifiability"]["base_parameters"])

    def check_parameters(self):
        """Base parameters against the truth: |z| of each, and the distance of all of them together."""
        file = self.directory / "model/model.json"
        if not file.exists() or self.truth is None or self.realism != "ideal":
            return
        model = json.loads(file.read_text())
        true = self.true_base()
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
