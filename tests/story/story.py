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
import shutil
import subprocess
import sys

import documents
import robots
from telling import Story, check_payload, check_quiet, last_lines

SHARED = documents.root.parent / "shared" / "data"
# What is right to be doubtful: (robot, verb).
DOUBTFUL = {("planar2r", "payload"): "an arm in a plane cannot show all ten numbers of a load",
            ("tiago_arm", "design"): "its collision meshes are not here: nobody knows what it touches",
            ("tiago_arm", "rehearse"): "the same"}


# The verbs that the tutorial does not type, so that an output of every verb is repeated.
EVERY_VERB = ["armature inspect arm.urdf --out inspection",
              "armature play design --to csv --out motion",
              "armature check base.csv --robot arm.urdf --out checked",
              "armature mapping log.csv --robot arm.urdf --out mapping",
              "armature calibrate arm.urdf --bare log.csv --loaded with_tool.csv --load-kg TOOL_KG --out gains",
              "armature repeat rehearsal --out repeated"]
EVERY_VERB += [f"armature export model --to {format} --out arm.{format}" for format in ("sdf", "json", "c", "numpy")]
# Forms of --json that these do not ask for.
OTHER_ANSWERS = ["armature inspect --list", "armature inspect arm.urdf --yaml", "armature inspect arm.urdf --same-as arm.urdf",
                 "armature identify arm.urdf log.csv --partial", "armature validate model other_motion.csv --against model",
                 "armature completion bash"]
# What a mapping has doubts about depends on the log, a joint may not feel the tool, and a paper's tables come out as they
# do: the verdict only has to agree with the exit code.
ANY_VERDICT = {"mapping", "calibrate", "reproduce"}
# Its robot has friction that the model lacks.
ALWAYS_DOUBTFUL = {"demo"}
# Verbs that have no robot of the reader's.
WITHOUT_ROBOT = {"completion", "reproduce"}


def expected_code(verb, doubtful):
    return None if verb in ANY_VERDICT else int(verb in ALWAYS_DOUBTFUL or doubtful)


def run_pages(story, pages, with_json, more=()):
    for page in pages:
        for place, command in documents.commands(page) + (documents.quoted_commands(page) if story.quoted else []):
            verb = command.split()[1]
            story.tell(place, command, expected=expected_code(verb, (story.name, verb) in DOUBTFUL))
            if with_json and ">" not in command:
                story.check_json(place, command)
        story.check_files(page)
    for command in more:
        command = command.replace("TOOL_KG", f"{story.tool['mass']:.6g}" if story.tool else "1")
        story.tell("every verb", command, expected=expected_code(command.split()[1], False))
        if with_json:
            story.check_json("every verb", command)
    for command in OTHER_ANSWERS if with_json else ():
        story.check_json("other answers", command)
    story.check_schema()
    story.check_parameters()
    check_payload(story)
    check_quiet(story)
    story.check_repeat()


TUTORIAL = [documents.root / "docs/tutorial.md"]
PAPERS = documents.root / "docs/papers.md"


def tutorial_story(story, seed, with_json=False, more=()):
    story.hide_truth(seed)
    run_pages(story, TUTORIAL, with_json, more)


def catalogue_story(story):
    """The tutorial with a URDF of a catalogue robot, then the verbs it does not name: everything written can be repeated."""
    story.need(f"armature inspect {story.name} --urdf > arm.urdf")
    demo = [f"armature demo --robot {story.name} --quick --out demo"]
    tutorial_story(story, sum(map(ord, story.name)), with_json=story.name == "planar2r", more=EVERY_VERB + demo)
    left = set(story.schema["properties"]["verb"]["enum"]) - story.repeated - WITHOUT_ROBOT
    if left:
        story.fail("repeat", f"no output of {', '.join(sorted(left))} was repeated")


def written_story(realism="ideal", **how):
    """The tutorial with a URDF written by hand."""
    def run(story):
        story.realism = realism
        (story.directory / "arm.urdf").write_text(robots.arm_urdf(story.name, 7, **how))
        tutorial_story(story, 70 + len(story.name))
    return run


def tiago_story(story):
    """TIAGo's arm alone, out of a robot with wheels, a torso and a head. Three of its links have inertias that no body has;
    the tool says so and refuses to simulate them, so the reader corrects the file."""
    source = SHARED / "urdf/tiago_schunk.urdf"
    if not source.exists():
        return False
    shutil.copy(source, story.directory / "arm.urdf")
    story.part, story.unchecked = "--tip arm_tool_link --at torso_lift_joint=0.15", "--accept-unchecked"
    wrong = story.tell("impossible links", "armature inspect arm.urdf", expected=1)
    story.told.clear()
    for link in ("base_antenna_left_link", "base_antenna_right_link", "arm_1_link"):
        if link not in wrong.stdout:
            story.fail("inspect", f"{link} has an inertia that no body has, and that is not said")
    (story.directory / "arm.urdf").write_text(robots.with_larger_moments(source.read_text(), ("base_antenna_left_link",
                                                                         "base_antenna_right_link", "arm_1_link")))
    tutorial_story(story, 71)
    return True


def reference_story(story):
    """Every other page, once, on the robot that it names; its recordings come from a hidden truth too. README is last: its
    table names what the others make."""
    story.description, story.quoted = "panda", True
    story.others = set(catalogue(story.binary)) - {"panda"}
    story.hide_truth(72)
    left_out = [*TUTORIAL, PAPERS, documents.root / "docs/mistakes.md"]
    readme, *others = [page for page in documents.pages() if page not in left_out]
    run_pages(story, [*others, readme], with_json=False)


def papers_story(story):
    """The page of the papers, whose commands take minutes each: all of them together are repeated too."""
    for place, command in documents.quoted_commands(PAPERS):
        if command.split()[1] != "reproduce":
            continue
        story.tell(place, command, expected=expected_code("reproduce", False))
        if command.split()[-1] == "all":
            story.check_repeat()
    story.check_schema()


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
            "papers": papers_story,
            "rounded_pi": written_story(right="1.5708"),
            "on_the_wall": written_story(root="wall", mount="0 1.5707963267948966 0"),
            "tiago_arm": tiago_story,
            "tx40_recorded": recorded_story("tx40", ["pos_read_data.csv", "curr_data.csv"], tx40_options),
            "ur10e_recorded": recorded_story("ur10e", ["id_30s.csv"], ur10e_options, quiet="id_40s.csv")}
    out |= {name: catalogue_story for name in catalogue(binary) if name not in out}
    return out


# What runs without ARMATURE_SWEEP: every verb, in half a minute of processor time.
SHARE = ["planar2r"]


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
