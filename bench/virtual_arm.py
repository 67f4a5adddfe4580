"""Virtual arms for the programs beside this file: a design and its rehearsals through the command line, kept on disk, and
tables as rehearse writes them. Nothing of this is known to the tool but the log."""
import json
import pathlib
import subprocess

import numpy as np

ROBOTS = ["planar2r", "iiwa14", "lwr4", "gen2", "kr15", "ir361", "panda", "ur5e", "ur10e", "gen3", "wam7", "tx40"]
# What makers call the payload [kg]; of the planar arm, which has no maker, a tenth of its mass.
RATED_KG = {"planar2r": 1, "iiwa14": 14, "lwr4": 7, "gen2": 2.4, "kr15": 15, "ir361": 8, "panda": 3, "ur5e": 5, "ur10e": 10,
            "gen3": 4, "wam7": 3, "tx40": 2}
SHEETS = pathlib.Path(__file__).resolve().parents[1] / "robots"


def table(path):
    """Header and numbers of our own CSV."""
    rest = [x for x in pathlib.Path(path).read_text().splitlines() if not x.startswith("#")]
    return rest[0], np.array([[float(c) for c in x.split(",")] for x in rest[1:]])


def save(path, header, values):
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savetxt(path, values, delimiter=",", header=header, comments="", fmt="%.12g")
    return path


def columns(header, kind):
    return [i for i, name in enumerate(header.split(",")) if name.startswith(kind + "_")]


class Arm:
    """One catalogue robot with its default design."""

    def __init__(self, armature, name, work):
        self.armature, self.name, self.work = armature, name, work / name
        self.work.mkdir(parents=True, exist_ok=True)
        self.design = self.work / "design"
        if not (self.design / "design.yaml").exists():
            done = self.run("design", name, "--out", self.design, "--force", "--accept-unchecked")
            if done.returncode > 1:
                raise RuntimeError(f"{name}: {done.stderr[-500:]}")

    def run(self, *words):
        return subprocess.run([str(x) for x in (self.armature, *words)], capture_output=True, text=True)

    def json(self, *words):
        """What a verb prints for machines, or its complaint."""
        done = self.run(*words, "--json")
        try:
            return json.loads(done.stdout)
        except ValueError:
            raise RuntimeError(f"{self.name}: {' '.join(map(str, words))}: {done.stderr[-300:]}") from None

    def rehearse(self, key, *options, robot=None, design=None, realism="lab", periods=2):
        """The folder of one rehearsal, made once: recording.csv and truth.csv."""
        out = self.work / ("run_" + key)
        if not (out / "recording.csv").exists():
            done = self.run("rehearse", robot or self.name, design or self.design, "--realism", realism, "--periods", periods,
                            "--no-floor", "--accept-unchecked", "--tracking-limit", "10", "--out", out, "--force", *options)
            if not (out / "recording.csv").exists():
                raise RuntimeError(f"{self.name}: rehearse {key}: {done.stderr[-500:]}")
        return out

    def sheet(self):
        return (SHEETS / f"{self.name}.yaml").read_text()

    def numbers(self, key):
        """One number per joint of the robot file, in the joints' order."""
        return np.array([float(line.split(key + ":")[1].split(",")[0].split("}")[0].split("#")[0])
                         for line in self.sheet().splitlines() if key + ":" in line])
