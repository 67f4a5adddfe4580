"""Sixteen ways in which the command line once lost files, let things in or did not notice. One function each, through the binary.

usage: rows.py ARMATURE WORK [--only NUMBER...]

Every function makes its own files in a directory of its own and raises where the old behaviour is back.
"""
import argparse
import io
import json
import math
import os
import random
import shutil
import signal
import sqlite3
import stat
import struct
import subprocess
import sys
import time
import zipfile
import zlib

from here import Here, Scripts, alive, crafted, measured, offspring, says_good, signed

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz"))
import seeds  # noqa: E402  small files of every format


# ---- the rows ----

def row_1(here):
    """--out deletes the user's files."""
    os.makedirs(here.at("data"))
    shutil.copy(here.at("log.csv"), here.at("data/log.csv"))
    here.write("data/notes.txt", "mine")
    kept = {"data/log.csv": here.read("data/log.csv"), "data/notes.txt": "mine", "log.csv": here.read("log.csv"), "model/model.json": here.read("model/model.json")}
    here.expect((3,), "identify", "planar2r", "data/log.csv", "--out", "data", says="data")
    here.expect((3,), "identify", "planar2r", "log.csv", "--out", ".")
    here.expect((3,), "monitor", "model", "log.csv", "--out", "model")
    here.expect((3,), "identify", "planar2r", "log.csv", "--out", "log.csv")
    os.makedirs(here.at("monitor"))
    here.write("monitor/notes.txt", "mine")
    here.expect((3,), "monitor", "model", "log.csv", says="notes.txt")
    here.expect((0, 1), "monitor", "model", "log.csv", "--force")
    kept["monitor/notes.txt"] = "mine"
    # A file of the user's that has the name of an export.
    for name in ("planar2r.urdf", "mine.urdf"):
        here.write(name, "<robot/>")
        kept[name] = "<robot/>"
    here.expect((3,), "export", "model", "--to", "urdf", says="planar2r.urdf")
    here.expect((3,), "export", "model", "--to", "urdf", "--out", "mine.urdf", says="--force")
    here.write("forced.urdf", "<robot/>")
    here.expect((0, 1), "export", "model", "--to", "urdf", "--out", "forced.urdf", "--force")
    here.expect((0, 1), "export", "model", "--to", "urdf", "--out", "forced.urdf")
    here.expect((3,), "export", "planar2r", "--to", "c", "--out", "/dev/null")
    if not stat.S_ISCHR(os.stat("/dev/null").st_mode):
        raise AssertionError("/dev/null is gone")
    for name, text in kept.items():
        if here.read(name) != text:
            raise AssertionError(f"{name} was changed")


def row_2(here):
    """"no contact" or "good" although a number is none."""
    nan = float("nan")
    for change in (lambda m: m["noise_nm"].__setitem__(0, nan) if "noise_nm" in m else m["residual_nm"].__setitem__(0, nan),
                   lambda m: m["residual_nm"].__setitem__(0, math.inf),
                   lambda m: m["base"]["values"].__setitem__(next(iter(m["base"]["values"])), nan),
                   lambda m: m["base"]["values"].__setitem__(next(iter(m["base"]["values"])), 1e400)):
        here.expect((3,), "monitor", here.model(change), "log.csv", "--out", "-")
    here.expect((2,), "monitor", "model", "log.csv", "--bandwidth-hz", "inf", "--out", "-")
    here.expect((2,), "monitor", "model", "log.csv", "--threshold-nm", "nan,1", "--out", "-")
    here.expect((2,), "monitor", "model", "log.csv", "--threshold-nm", "-1,1", "--out", "-")
    head, rows = here.rows()
    far = [row[:] for row in rows]
    for row in far[300:600]:
        row[1] = "1e308"
    here.save("far.csv", head, far)
    lost = [row[:] for row in rows]
    for row in lost[300:600]:
        row[3] = row[4] = "nan"
    here.save("lost.csv", head, lost)
    huge = [row[:3] + ["1e160", "-1e160"] for row in rows]
    here.save("huge.csv", head, huge)
    for verb, log in (("monitor", "far.csv"), ("monitor", "lost.csv"), ("validate", "huge.csv"), ("monitor", "huge.csv"), ("validate", "far.csv")):
        said = here.expect((1, 3), verb, "model", log, "--out", "-")
        if says_good(said):
            raise AssertionError(f"{verb} of {log}: {said[-300:]}")


def row_3(here):
    """"safe to run" with the arm in the floor."""
    here.expect((0, 1), "design", "ur5e", "--budget-s", "2", "--bound-s", "0", "--quiet", "--out", "ur")
    said = here.expect((1,), "rehearse", "ur5e", "ur", "--floor-m", "1", "--out", "-")
    if "floor" not in said or says_good(said):
        raise AssertionError(said[-400:])
    here.expect((2,), "rehearse", "ur5e", "ur", "--floor-m", "nan", "--out", "-")
    here.expect((2,), "rehearse", "ur5e", "ur", "--floor-m", "inf", "--out", "-")


def row_4(here):
    """Time in ms, µs or ns."""
    head, rows = here.rows()
    for factor in (1e3, 1e6, 1e9):
        here.save("scaled.csv", head, [[repr(float(row[0]) * factor)] + row[1:] for row in rows])
        said = here.expect((1, 3), "identify", "planar2r", "scaled.csv", "--out", "-")
        if says_good(said) or "time" not in said:
            raise AssertionError(said[-400:])


def row_5(here):
    """Stamps that make the even grid without bound."""
    head, rows = here.rows()
    rows = (rows * 3)[:5000]
    grow = [[repr(1e-6 * 1.01 ** i)] + row[1:] for i, row in enumerate(rows[:4000])]
    bursts = {step: [[repr(i // 50 * 1.0 + i % 50 * step)] + row[1:] for i, row in enumerate(rows)] for step in (1e-6, 1e-9)}
    for name, made in (("grow", grow), ("micro", bursts[1e-6]), ("nano", bursts[1e-9])):
        here.save(name + ".csv", head, made)
        for words in (("identify", "planar2r", name + ".csv"), ("monitor", "model", name + ".csv"), ("validate", "model", name + ".csv")):
            done, seconds, memory = measured(here, *words, "--out", "-")
            if done not in (1, 3) or seconds > 10 or memory > 300:
                raise AssertionError(f"{words}: exit {done}, {seconds:.1f} s, {memory:.0f} MB")


def row_6(here):
    """Numbers of joints and sizes of tables that are not those of the robot; chunks in chunks."""
    rng = random.Random(6)
    here.model(lambda m: m.__setitem__("residual_nm", []), "empty")
    here.expect((3,), "monitor", "empty", "log.csv", "--out", "-")
    model = json.loads(here.read("model/model.json"))
    model.pop("sha256", None)
    share = 30 if float(os.environ.get("ARMATURE_SWEEP", "1")) <= 1 else 400
    os.makedirs(here.at("crafted"))
    for _ in range(share):
        here.write("crafted/model.json", json.dumps(crafted(model, rng)))
        here.expect((0, 1, 3), rng.choice(["monitor", "validate"]), "crafted", "log.csv", "--out", "-")
    part = json.loads(here.read("part/information.json"))
    here.write("part.json", signed(part["body"]))
    here.expect((0, 1), "identify", "part.json", "--out", "-")  # the checksum of this script is the right one
    for _ in range(share):
        here.write("part.json", signed(crafted(part["body"], rng)))
        here.expect((0, 1, 3), "identify", "part.json", "--out", "-")
    chunk = b""
    for _ in range(20000):
        chunk = bytes([6]) + struct.pack("<Q", 40 + len(chunk)) + struct.pack("<QQQI", 0, 0, len(chunk), 0) + struct.pack("<I", 0) + struct.pack("<Q", len(chunk)) + chunk
        if len(chunk) > 980000:
            break
    here.write("deep.mcap", b"\x89MCAP0\r\n" + chunk)
    here.expect((3,), "identify", "planar2r", "deep.mcap", "--out", "-", says="deep.mcap")
    # Results of earlier runs that somebody edited: of other types, and nested deeper than any stack.
    deep = "[" * 400000 + "]" * 400000
    shutil.copytree(here.at("model"), here.at("edited"))
    for name in ("validation.json", "design.json", "payload.json"):
        for text in ('{"scores":{"base":[5,{"motion":7}]},"criterion":3,"values":[1,{"name":2,"value":3}]}', f'{{"scores":{{"base":{deep}}},"values":{deep}}}'):
            here.write("edited/" + name, text)
            here.expect((0, 1, 3), "compare", "model", "edited", "--out", "-")
            os.remove(here.at("edited", name))
    job = here.read("edited/job.json")
    for value in ("5", deep):
        here.write("edited/job.json", job.rstrip()[:-1] + f',"rewritten":{value}}}')
        for words in (("validate", "edited", "log.csv"), ("repeat", "edited"), ("compare", "model", "edited")):
            here.expect((0, 1, 3), *words, "--out", "-")
    here.write("edited/job.json", job)
    here.write("edited/residuals.json", deep)
    here.write("edited/model.json", here.read("edited/model.json").rstrip()[:-1] + f',"more":{deep}}}')
    here.expect((1, 3), "repeat", "edited", "--out", "-")


def row_7(here):
    """Names of a model become code."""
    bad = '*/ int pwned(void){return 1;} /* """\nimport os; os.system("touch PWNED")\n"""'
    data = json.loads(here.read("model/model.json"))
    data.pop("sha256", None)
    text = json.dumps(data)
    for name in list(data["base"]["values"])[:3]:
        text = text.replace(json.dumps(name), json.dumps(name + bad))
    os.makedirs(here.at("named"))
    here.write("named/model.json", text)
    for form, end in (("c", "h"), ("numpy", "py")):
        done = here.run("export", "named", "--to", form, "--out", "x." + end)
        if done.returncode == 0:
            check = ["gcc", "-fsyntax-only", "-x", "c", "x.h"] if form == "c" else [sys.executable, "-c", "import ast; ast.parse(open('x.py').read())"]
            subprocess.run(check, cwd=here.folder, check=True)
            if form == "c" and "pwned(void)" in subprocess.run(["gcc", "-fpreprocessed", "-E", "-P", "-x", "c", "x.h"], cwd=here.folder, capture_output=True, text=True, check=True).stdout:
                raise AssertionError("a name became C")
        elif done.returncode != 3:
            raise AssertionError(done.stdout)
    # A unit of a term, and a whole robot in the model.
    for change in (lambda m: [t.__setitem__("unit", bad) for t in m.get("terms", []) if isinstance(t, dict)], lambda m: m.__setitem__("software", bad)):
        here.model(change, "united")
        for form in ("c", "numpy"):
            here.expect((0, 1, 3), "export", "united", "--to", form, "--out", "y." + form)
    if os.path.exists(here.at("PWNED")):
        raise AssertionError("a name was run")


def row_8(here):
    """A robot named ../../x."""
    yaml = subprocess.run([here.armature, "inspect", "planar2r", "--yaml"], capture_output=True, text=True, check=True).stdout
    os.makedirs(here.at("a/b"))
    for name in ("../../x", here.at("abs"), "..", "~/x"):
        here.write("a/b/arm.yaml", yaml.replace('name: "planar2r"', "name: " + json.dumps(name), 1))
        before = set(os.listdir(here.folder)) | {"monitor"}
        for words in (("export", "arm.yaml", "--to", "urdf"), ("demo", "--robot", "arm.yaml", "--quick")):
            if words[0] == "demo" and name != "../../x":
                continue
            done = subprocess.run([here.armature, *words], cwd=here.at("a/b"), capture_output=True, text=True, check=False)
            if done.returncode not in (0, 1, 2, 3):
                raise AssertionError(done.stderr)
        if set(os.listdir(here.folder)) - before:
            raise AssertionError(f"{name}: {set(os.listdir(here.folder)) - before} was written")


def row_9(here):
    """A bag that reads another file: recording_test, Hostile.ABagIsReadUnderItsOwnName, and here through the binary."""
    here.write("run1.db3", seeds.bag())
    for name in ("run%31.db3", "run1.db3?x.db3", "run1.db3#x.db3"):
        here.expect((3,), "identify", "planar2r", name, "--out", "-", says=name)


def row_10(here):
    """A payload that explains nothing."""
    head, rows = here.rows()
    here.save("milli.csv", head, [row[:3] + [repr(1000 * float(x)) for x in row[3:]] for row in rows])
    rng = random.Random(10)
    here.save("other.csv", head, [row[:3] + [repr(rng.uniform(-5, 5)), repr(rng.uniform(-5, 5))] for row in rows])
    for log in ("milli.csv", "other.csv"):
        said = here.expect((1, 3), "payload", "model", log, "--out", "-")
        if "bad:" not in said and "armature" not in said:
            raise AssertionError(said[-300:])


def row_11(here):
    """--hold M1=nan."""
    for value in ("nan", "inf", "-inf", "1e400", "x"):
        here.expect((2,), "identify", "planar2r", "log.csv", "--hold", "M1=" + value, "--out", "-", says="hold")


def row_12(here):
    """The same log twice, the same part twice, the training log in validation."""
    shutil.copy(here.at("log.csv"), here.at("again.csv"))
    here.expect((1,), "identify", "planar2r", "log.csv", "again.csv", "--out", "-", says="bad:")
    shutil.copytree(here.at("part"), here.at("part2"))
    here.expect((1, 3), "identify", "part/information.json", "part2/information.json", "--out", "-")
    here.expect((1,), "validate", "model", "again.csv", "--out", "-", says="fitted to this log")


def row_13(here):
    """Work without bound: queries, archives, frames that grow. costs.py has the table."""
    base = sqlite3.connect(here.at("endless.db3"))
    base.executescript("CREATE VIEW topics AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i AS id,'x' AS name,'y' AS type,'cdr' AS serialization_format FROM n; CREATE TABLE messages(id,topic_id,timestamp,data);")
    base.close()
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    here.write("bomb.csv.gz", packer.compress(b"t,q1,tau1\n" + b"0,0,0\n" * (100 << 20 >> 3)) + packer.flush())
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("t.npy", seeds.npy([0.0])[:-8] + bytes(200 << 20))
    here.write("bomb.npz", out.getvalue())
    for name in ("endless.db3", "bomb.csv.gz", "bomb.npz"):
        code, seconds, memory = measured(here, "identify", "planar2r", name, "--out", "-")
        if code != 3 or seconds > 10 or memory > 300:
            raise AssertionError(f"{name}: exit {code}, {seconds:.1f} s, {memory:.0f} MB")
        here.expect((3,), "identify", "planar2r", name, "--out", "-", says=name)


def row_14(here):
    """A reader's process outlives the command."""
    # A bag that takes long: the reader is in its box when the command is killed.
    base = sqlite3.connect(here.at("long.db3"))
    base.executescript("CREATE TABLE topics(id INTEGER PRIMARY KEY,name TEXT,type TEXT,serialization_format TEXT); CREATE TABLE messages(id INTEGER PRIMARY KEY,topic_id INTEGER,timestamp INTEGER,data BLOB);"
                       "INSERT INTO topics VALUES(1,'/joint_states','sensor_msgs/msg/JointState','cdr')")
    message = seeds.cdr(1)
    base.executemany("INSERT INTO messages VALUES(?,1,?,?)", ((k, k * 1000, message) for k in range(300000)))
    base.commit()
    base.close()
    seen = 0
    for _ in range(3):
        process = subprocess.Popen([here.armature, "identify", "planar2r", "long.db3", "--out", "-"], cwd=here.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        children = []
        while not children and process.poll() is None:
            children = offspring(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait()
        seen += len(children)
        deadline = time.monotonic() + 5
        while any(alive(child) for child in children) and time.monotonic() < deadline:
            time.sleep(0.01)
        if any(alive(child) for child in children):
            raise AssertionError("a reader outlives its command")
    if not seen:
        raise AssertionError("no reader's process was seen, so nothing was tested")


def row_15(here):
    """Joint names in SVG."""
    yaml = subprocess.run([here.armature, "inspect", "planar2r", "--yaml"], capture_output=True, text=True, check=True).stdout
    bad = "</text><script>alert(1)</script>"
    here.write("arm.yaml", yaml.replace('name: "joint1"', "name: " + json.dumps(bad), 1))
    head, rows = here.rows()
    here.save("named.csv", [line.replace("joint1", bad) for line in head], rows)
    here.expect((0, 1), "identify", "arm.yaml", "named.csv", "--out", "named")
    pictures = [name for name in os.listdir(here.at("named")) if name.endswith(".svg")]
    if not pictures:
        raise AssertionError("no picture was made, so nothing was tested")
    for name in pictures:
        parser = Scripts()
        parser.feed(here.read("named/" + name))
        if parser.found:
            raise AssertionError(f"{name} holds {parser.found}")


def row_16(here):
    """A full stdout; logs of one name; names with commas; a pipe; versions; a library's words."""
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([here.armature, "inspect", "planar2r", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 3 or "standard output" not in done.stderr:
        raise AssertionError(f"stdout is full: exit {done.returncode}, {done.stderr}")
    head, rows = here.rows()
    for folder, part in (("x", rows[::2]), ("y", rows[1::2])):
        os.makedirs(here.at(folder))
        here.save(folder + "/run.csv", head, part)
    here.expect((0, 1), "identify", "planar2r", "x/run.csv", "y/run.csv", "--out", "two")
    if len([name for name in os.listdir(here.at("two")) if name.startswith("residual_") and name.endswith(".csv")]) != 2:
        raise AssertionError(f"residuals of two logs: {os.listdir(here.at('two'))}")
    # A name with a comma comes back out of the recording that was written with it.
    yaml = subprocess.run([here.armature, "inspect", "planar2r", "--yaml"], capture_output=True, text=True, check=True).stdout
    here.write("comma.yaml", yaml.replace('name: "joint1"', 'name: "a,b;\\"c"', 1))
    here.expect((0,), "design", "comma.yaml", "--budget-s", "1", "--bound-s", "0", "--quiet", "--out", "comma")
    here.expect((0, 1), "rehearse", "comma.yaml", "comma", "--out", "comma_log")
    here.expect((0, 1), "identify", "comma.yaml", "comma_log/recording.csv", "--out", "comma_model")
    if json.loads(here.read("comma_model/model.json"))["joints"][0] != 'a,b;"c':
        raise AssertionError("a name with a comma is another one afterwards")
    # A pipe is the same log as the file.
    values = []
    for shell in ("cat log.csv | $ARMATURE identify planar2r /dev/stdin --out piped", "$ARMATURE identify planar2r log.csv --out plain"):
        done = subprocess.run(shell, shell=True, cwd=here.folder, env=dict(os.environ, ARMATURE=here.armature), capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise AssertionError(f"{shell}: {done.stderr}")
        values.append(json.loads(here.read(shell.split()[-1] + "/model.json"))["base"]["values"])
    if values[0] != values[1]:
        raise AssertionError("a pipe gives another model than the file")
    for version in (-3, 0, 10**6, "1", None):
        here.expect((3,), "monitor", here.model(lambda m, v=version: m.__setitem__("format_version", v)), "log.csv", "--out", "-", )
    damaged = here.read("model/model.json")
    at = damaged.index("residual_nm")
    digit = next(i for i in range(at, len(damaged)) if damaged[i].isdigit() and damaged[i] != "9")
    os.makedirs(here.at("damaged"))
    here.write("damaged/model.json", damaged[:digit] + "9" + damaged[digit + 1:])
    here.expect((3,), "monitor", "damaged", "log.csv", "--out", "-")
    for text in ("", "{", "[]", "null", '{"format": 5}', "\x00", '{"a":1}' * 2):
        here.write("damaged/model.json", text)
        here.expect((3,), "monitor", "damaged", "log.csv", "--out", "-")


def prepare(armature, folder):
    here = Here(armature, folder, None)
    for words in (("design", "planar2r", "--budget-s", "1", "--bound-s", "0", "--quiet", "--out", "design"), ("rehearse", "planar2r", "design", "--periods", "2", "--rate-hz", "100", "--out", "rehearsal")):
        if here.run(*words).returncode not in (0, 1):
            sys.exit(f"{' '.join(words)}: {here.run(*words).stdout}")
    shutil.copy(here.at("rehearsal/recording.csv"), here.at("log.csv"))
    for words in (("identify", "planar2r", "log.csv", "--out", "model"), ("identify", "planar2r", "log.csv", "--partial", "--out", "part")):
        here.expect((0, 1), *words)
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--only", type=int, nargs="*", default=[])
    a = parser.parse_args()
    armature, work = os.path.abspath(a.armature), os.path.abspath(a.work)
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    common = prepare(armature, os.path.join(work, "common"))
    failed = 0
    for number in a.only or range(1, 17):
        row = globals()[f"row_{number}"]
        try:
            row(Here(armature, os.path.join(work, str(number)), common))
        except (AssertionError, OSError, subprocess.SubprocessError, KeyError, StopIteration) as wrong:
            failed += 1
            print(f"{number}. {row.__doc__.splitlines()[0]} {type(wrong).__name__}: {wrong}", flush=True)
    if not failed:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
