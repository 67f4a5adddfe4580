"""Mistakes that new users make: each with the exit code and the words that must be in the answer.

usage: mistakes.py ARMATURE WORK

docs/mistakes.md is made here: what was typed, the exit code, what was printed. It is compared with the page in the repository,
word by word (numbers may differ from machine to machine); ARMATURE_UPDATE_DOCS=1 writes it. The cases run in one directory with a small robot of two joints (planar2r), a recording of it,
its design and its model. An answer must name the place (file, option) and the next step: `words` holds one of each.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import documents

PAGE = documents.root / "docs/mistakes.md"
HEAD = """# What happens when something is wrong

Every line was typed on purpose; what was printed is real. `tests/story/mistakes.py` makes this page (`CONTRIBUTING.md` says how).
Exit code 1: the work was done, and the verdict, doubtful or bad, says what to look at before the result is used. 2: the command cannot be understood.
3: an input cannot be used. `arm.urdf` is a small arm with two joints; `log.csv` a recording of it; `design` and `model` were made
from them. In the files named after a mistake, such as `degrees.csv`, that mistake was made.

| what went wrong | typed | exit | answer |
|---|---|---|---|
"""

# what went wrong, the command, the exit code, words of the answer
CASES = [
    # Words in the wrong place or misspelt.
    ("nothing typed", "armature", 2, ["usage", "--help"]),
    ("misspelt verb", "armature identfy arm.urdf log.csv", 2, ["identfy", "Did you mean armature identify?"]),
    ("a verb that does not exist", "armature tune arm.urdf", 2, ["tune", "armature --help"]),
    ("misspelt option", "armature identify arm.urdf log.csv --term viscous", 2, ["--term", "Did you mean --terms?"]),
    ("an option of another verb", "armature inspect arm.urdf --periods 3", 2, ["--periods", "armature inspect --help"]),
    ("an option without its value", "armature identify arm.urdf log.csv --out", 2, ["--out", "needs a value"]),
    ("nothing to work on", "armature identify", 2, ["armature identify", "missing"]),
    ("no recording given", "armature identify arm.urdf", 2, ["recording"]),
    ("one word too many", "armature inspect arm.urdf log.csv", 2, ["log.csv", "armature inspect"]),
    ("robot and recording exchanged", "armature identify log.csv arm.urdf", 3, ["log.csv", "robot"]),
    ("model and recording exchanged", "armature validate log.csv model", 3, ["log.csv", "model"]),
    ("robot and design exchanged", "armature rehearse design arm.urdf", 3, ["design", "robot"]),
    ("export to a misspelt format", "armature export model --to mjfc", 2, ["mjfc", "Did you mean mjcf?"]),
    ("export without a format", "armature export model", 2, ["--to is missing", "urdf"]),
    ("completion for another shell", "armature completion tcsh", 2, ["tcsh", "bash, zsh, fish"]),
    # Robots.
    ("misspelt robot", "armature inspect planar2", 3, ["planar2", "Did you mean 'planar2r'?"]),
    ("a robot file that is not there", "armature inspect robot.urdf", 3, ["robot.urdf", "Check the path"]),
    ("a directory instead of a robot file", "armature inspect folder", 3, ["folder", "directory"]),
    ("an empty robot file", "armature inspect empty.urdf", 3, ["empty.urdf"]),
    ("a URDF cut short", "armature inspect cut.urdf", 3, ["cut.urdf"]),
    ("a negative mass in the URDF", "armature inspect negative.urdf", 3, ["negative.urdf:7", "mass", "in kg"]),
    ("a recording instead of a robot", "armature inspect log.csv", 3, ["log.csv", "robot"]),
    ("a model instead of a robot", "armature design model", 3, ["model", "robot"]),
    ("a misspelt joint", "armature inspect arm.urdf --joints joint3", 3, ["joint3", "--joints", "Did you mean"]),
    ("a misspelt link", "armature inspect arm.urdf --tip link3", 3, ["link3", "Did you mean"]),
    ("gravity with one number", "armature inspect arm.urdf --gravity 9.81", 2, ["--gravity", "3 were expected", "0,0,-9.81"]),
    # Terms and options of the fit.
    ("a misspelt term", "armature identify arm.urdf log.csv --terms viscos", 2, ["viscos", "Did you mean 'viscous'?"]),
    ("one weight too many", "armature identify arm.urdf log.csv --weights 1,2,3", 2, ["--weights", "2 joints"]),
    ("weights that are no numbers", "armature identify arm.urdf log.csv --weights much", 2, ["--weights", "residuals"]),
    ("a parameter that is not there", "armature identify arm.urdf log.csv --hold M7=1.2", 3, ["M7", "--hold", "Did you mean"]),
    ("a misspelt method", "armature identify arm.urdf log.csv --essential treshold", 2, ["treshold", "threshold"]),
    ("a share instead of per cent", "armature identify arm.urdf log.csv --confidence-percent 0.95", 2,
     ["--confidence-percent", "between 50 and 99.99"]),
    ("not a number", "armature identify arm.urdf log.csv --cutoff-hz nan", 2, ["--cutoff-hz", "at least 0"]),
    ("infinity", "armature rehearse arm.urdf design --rate-hz inf", 2, ["--rate-hz", "between"]),
    ("a negative time", "armature design arm.urdf --budget-s -1", 2, ["--budget-s", "between 0"]),
    ("a word instead of a number", "armature rehearse arm.urdf design --periods two", 2, ["two", "whole number"]),
    ("a unit behind a number", "armature identify arm.urdf log.csv --cutoff-hz 20Hz", 2, ["20Hz", "number"]),
    ("a decimal comma", "armature rehearse arm.urdf design --delay-s 0,002", 2, ["0,002", "number"]),
    # Motions.
    ("a misspelt motion", "armature design arm.urdf --for validation --motion quintic10", 2,
     ["quintic10", "Did you mean quintic-10?"]),
    ("a misspelt purpose", "armature design arm.urdf --for payloads", 2, ["payloads", "Did you mean payload?"]),
    ("a misspelt criterion", "armature design arm.urdf --criterion conditon", 2, ["conditon", "condition"]),
    ("a spec that is not there", "armature design arm.urdf --spec cell.yaml", 3, ["cell.yaml"]),
    ("a design that is not there", "armature rehearse arm.urdf desing", 3, ["desing"]),
    ("a recording instead of a motion", "armature rehearse arm.urdf log.csv", 3, ["log.csv", "motion"]),
    ("a motion of another robot", "armature rehearse panda design", 3, ["joint"]),
    # Recordings.
    ("a recording that is not there", "armature identify arm.urdf lgo.csv", 3, ["lgo.csv"]),
    ("an empty recording", "armature identify arm.urdf empty.csv", 3, ["empty.csv"]),
    ("a directory instead of a recording", "armature identify arm.urdf folder", 3, ["folder"]),
    ("a picture instead of a recording", "armature identify arm.urdf picture.csv", 3, ["picture.csv"]),
    ("a column is missing", "armature identify arm.urdf missing_column.csv", 3, ["missing_column.csv", "joint2"]),
    ("no torques", "armature identify arm.urdf no_torque.csv", 3, ["no_torque.csv", "torque"]),
    ("currents, and nothing says what an ampere is worth", "armature identify arm.urdf currents.csv", 3,
     ["currents.csv", "torque constants", "mapping"]),
    ("joints of another robot", "armature identify arm.urdf other_names.csv", 3, ["other_names.csv", "joint1", "mapping"]),
    ("a word between the numbers", "armature identify arm.urdf word.csv --out m7", 1, ["word.csv", "NaN", "logger"]),
    ("three rows", "armature identify arm.urdf short.csv", 3, ["short.csv"]),
    ("degrees read as radians", "armature identify arm.urdf degrees.csv --out m1", 1, ["degrees"]),
    ("milliseconds read as seconds", "armature identify arm.urdf milliseconds.csv", 3, ["milliseconds.csv", "unit: ms"]),
    ("two joints exchanged", "armature identify arm.urdf exchanged.csv --out m3", 1, ["joint1", "joint2"]),
    ("a torque with the wrong sign", "armature identify arm.urdf reversed.csv --out m4", 1, ["joint1"]),
    ("the same recording twice", "armature identify arm.urdf log.csv log.csv --out m5", 1, ["log.csv", "twice"]),
    ("an arm on the wall, read as one on the floor", "armature identify arm.urdf log.csv --gravity 9.81,0,0 --out m6", 1,
     ["gravity"]),
    ("a mapping that is not there", "armature identify arm.urdf log.csv --mapping map.yaml", 3, ["map.yaml"]),
    ("a recording instead of a mapping", "armature identify arm.urdf log.csv --mapping log.csv", 3, ["log.csv", "mapping"]),
    ("a misspelt key in the mapping", "armature identify arm.urdf log.csv --mapping misspelt.yaml", 3, ["misspelt.yaml", "columms"]),
    # Models and what is done with them.
    ("a robot instead of a model", "armature validate arm.urdf log.csv", 3, ["arm.urdf", "model"]),
    ("a design instead of a model", "armature monitor design log.csv", 3, ["design", "holds no model", "armature identify"]),
    ("a damaged model", "armature validate damaged log.csv", 3, ["damaged", "identify again"]),
    ("judged by the recording it was fitted to", "armature validate model log.csv", 1, ["log.csv", "fitted"]),
    ("one threshold too many", "armature monitor model log.csv --threshold-nm 1,2,3", 2, ["--threshold-nm", "2 joints"]),
    ("no false alarm at all", "armature monitor model log.csv --false-alarms-per-hour 0", 2,
     ["--false-alarms-per-hour", "above 0"]),
    ("a misspelt parameter set", "armature validate model log.csv --sets fysical", 2, ["fysical", "physical"]),
    ("a table of another kind", "armature check log.csv --robot arm.urdf", 3, ["log.csv:5", "base parameter", "armature inspect"]),
    ("a table without its robot", "armature check base.csv", 2, ["--robot is missing", "URDF"]),
    # Places to write, and runs.
    ("a file in the way of the output", "armature identify arm.urdf log.csv --out log.csv", 3, ["log.csv"]),
    ("an output directory that holds other files", "armature identify arm.urdf log.csv --out folder", 3, ["folder", "--force"]),
    ("the output where the input is", "armature identify arm.urdf kept/log.csv --out kept", 3, ["kept"]),
    ("one run to compare", "armature compare model", 2, ["compare", "two"]),
    ("a run that is not there", "armature compare model modle", 3, ["modle", "--out"]),
    ("nothing to repeat", "armature repeat folder", 3, ["folder", "Give a directory"]),
    ("repeated after the recording was changed", "armature repeat changed", 1, ["changed.csv", "changed since"]),
]


def run(binary, command, work):
    environment = dict(os.environ, PATH=f"{binary.parent}:{os.environ['PATH']}", NO_COLOR="1")
    return subprocess.run(command, shell=True, cwd=work, env=environment, capture_output=True, text=True, timeout=300)


def prepare(binary, work):
    """The directory in which all of this is typed."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for command in ["armature inspect planar2r --urdf > arm.urdf",
                    "armature design arm.urdf --starts 1 --bound-s 0 --out design",
                    "armature rehearse arm.urdf design --out rehearsal",
                    "cp rehearsal/recording.csv log.csv",
                    "cp log.csv changed.csv",
                    "armature identify arm.urdf log.csv --out model",
                    "armature identify arm.urdf changed.csv --out changed"]:
        done = run(binary, command, work)
        if done.returncode != 0:
            sys.exit(f"{command}: exit {done.returncode}: {done.stdout[-500:]}{done.stderr[-500:]}")
    head, *rows = [line for line in (work / "log.csv").read_text().splitlines() if not line.startswith("#")]
    names = head.split(",")
    table = [row.split(",") for row in rows]

    def write(name, header, lines):
        (work / name).write_text("\n".join([header] + [",".join(line) for line in lines]) + "\n")

    def changed(column, change):
        """A column, or all that begin so, with another number in every row."""
        return [[repr(change(float(cell))) if names[i].startswith(column) else cell for i, cell in enumerate(row)] for row in table]

    def without(column):
        keep = [i for i, name in enumerate(names) if not name.startswith(column)]
        return ",".join(names[i] for i in keep), [[row[i] for i in keep] for row in table]

    write("degrees.csv", head, changed("q_", lambda x: x * 57.29577951308232))
    write("milliseconds.csv", head, changed("t[", lambda x: x * 1000))
    write("reversed.csv", head, changed("tau_joint1", lambda x: -x))
    write("missing_column.csv", *without("q_joint2"))
    write("no_torque.csv", *without("tau_"))
    write("currents.csv", head.replace("tau_", "i_").replace("[Nm]", "[A]"), table)
    write("other_names.csv", head.replace("joint1", "shoulder").replace("joint2", "elbow"), table)
    swapped = head.replace("joint1", "?").replace("joint2", "joint1").replace("?", "joint2")
    write("exchanged.csv", swapped, table)
    write("short.csv", head, table[:3])
    write("word.csv", head, [[("high" if r == 10 and i == 1 else cell) for i, cell in enumerate(row)] for r, row in enumerate(table)])
    (work / "changed.csv").write_text((work / "log.csv").read_text() + "\n")
    (work / "empty.csv").write_text("")
    (work / "empty.urdf").write_text("")
    (work / "picture.csv").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8)
    urdf = (work / "arm.urdf").read_text()
    (work / "cut.urdf").write_text(urdf[: len(urdf) // 2])
    (work / "negative.urdf").write_text(re.sub(r'<mass value="', '<mass value="-', urdf, count=1))
    (work / "misspelt.yaml").write_text("joints: [joint1, joint2]\ntime: t\nq: {columms: \"q_{name}\"}\n")
    for folder in ("folder", "kept", "damaged"):
        (work / folder).mkdir()
    (work / "folder/notes.txt").write_text("mine\n")
    shutil.copy(work / "log.csv", work / "kept/log.csv")
    model = (work / "model/model.json").read_text()
    (work / "damaged/model.json").write_text(model[: len(model) // 2])
    (work / "base.csv").write_text("ZZR1,1\n")


def answer_of(done):
    """What a person reads first: the error, or the findings and the verdict."""
    if done.returncode >= 2:
        lines = done.stderr.strip().splitlines()
        return "\n".join(line for line in lines if line.startswith("armature")) if len(lines) < 10 else done.stderr.strip()
    marks = ("problem: ", "warning: ", "good: ", "doubtful: ", "bad: ")
    return "\n".join(line for line in done.stdout.splitlines() if line.startswith(marks))


def cell(text, most=64):
    """As a cell of the table: one line, cut after so many words."""
    words = re.findall(r"\S+\s*", text)
    text = "".join(words[:most]).rstrip() + (" …" if len(words) > most else "")
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", "<br>")


def words_only(page):
    """Without numbers and checksums."""
    return re.sub(r"[-+]?\d+(\.\d+)?(e[-+]?\d+)?", "#", re.sub(r"[0-9a-f]{64}", "#", page))


def problems_of(case, done, work):
    what, command, code, words = case
    answer = answer_of(done)
    out = []
    if done.returncode != code:
        out.append(f"{what}: {command}: exit {done.returncode}, not {code}: {(done.stdout + done.stderr)[-400:]}")
    for word in words:
        if word.lower() not in answer.lower():
            out.append(f"{what}: {command}: \"{word}\" is not in the answer: {answer}")
    if str(work) in answer:
        out.append(f"{what}: {command}: the answer names a directory of this machine: {answer}")
    return out


def main():
    binary, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    prepare(binary, work)
    problems, page = [], HEAD
    for case in CASES:
        done = run(binary, case[1], work)
        problems += problems_of(case, done, work)
        answer = answer_of(done) if case[1] != "armature" else "the list of verbs, as `armature --help` prints it"
        page += f"| {case[0]} | `{case[1]}` | {done.returncode} | {cell(answer)} |\n"
    if len(CASES) < 60:
        problems.append(f"only {len(CASES)} mistakes")
    if os.environ.get("ARMATURE_UPDATE_DOCS") == "1":
        PAGE.write_text(page)
    elif not PAGE.exists() or words_only(PAGE.read_text()) != words_only(page):
        problems.append("docs/mistakes.md is stale. ARMATURE_UPDATE_DOCS=1 and the same command write it again.")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
