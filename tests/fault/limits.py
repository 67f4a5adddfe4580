"""Files of at most a megabyte that are made to fill the memory or to be read for ever, one or more for every reader.

usage: limits.py ARMATURE WORK

Each is given to a command, with its reader's process if it has one: at most 10 s of processor time and 300 MB, an exit code
of ours, and words. tests/recording/hostile_test.cpp has the bombs of the binary formats.
"""
import gzip
import json
import os
import resource
import shutil
import sqlite3
import struct
import subprocess
import sys
import zipfile

MEGABYTE = 1000000
MOST_SECONDS, MOST_MEGABYTES = 10, 300


def keys(count):
    return ",".join(f'"k{i:x}":0' for i in range(count))


def motion(**kind):
    return json.dumps({"format": "armature-trajectory", "version": 1, "joints": ["joint1", "joint2"], "trajectory": kind})


def npz(path):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        count = 7000000
        head = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({count},), }}"
        head += " " * (-(len(head) + 11) % 64) + "\n"
        archive.writestr("t.npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + bytes(8 * count))


def bag(path):
    base = sqlite3.connect(path)
    base.executescript("CREATE TABLE topics(id, name, type, serialization_format); CREATE TABLE messages(id, topic_id, timestamp, data)")
    base.executemany("INSERT INTO topics VALUES(1, '/j', 'sensor_msgs/msg/JointState', 'cdr')", [()] * 2000)
    base.executemany("INSERT INTO messages VALUES(?, 1, ?, ?)", [(i, i, bytes(100)) for i in range(5000)])
    base.commit()
    base.close()


def hostile_files(work):
    """Writes them; (name, command) of each."""
    def write(name, content):
        with open(os.path.join(work, name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return name
    log = write("log.csv", "t,q_joint1,q_joint2,tau_joint1,tau_joint2\n" + "\n".join(f"{i / 100},{i % 7},{i % 5},1,2" for i in range(500)))
    os.makedirs(os.path.join(work, "marked"))
    robot = "armature_robot: 1\nname: a\n"
    links = "".join(f'<link name="l{i}"/>' for i in range(7000))
    chain = "".join(f'<joint name="j{i}" type="continuous"><parent link="l{i}"/><child link="l{i + 1}"/></joint>' for i in range(6999))
    head = "t,q_joint1,q_joint2,tau_joint1,tau_joint2\n"
    cases = [
        ("model with many keys", ["monitor", write("keys.json", '{"format":"armature model","format_version":2,' + keys(80000) + "}"), log]),
        ("model nested deep", ["monitor", write("deep.json", '{"format":"armature model","x":' + "[" * 400000 + "]" * 400000 + "}"), log]),
        ("part with many keys", ["identify", write("part.json", '{"format":"armature information",' + keys(80000) + "}")]),
        ("job with many keys", ["repeat", os.path.dirname(write("marked/job.json", '{"format":"armature job","format_version":1,' + keys(80000) + "}"))]),
        ("job nested deep", ["repeat", write("deep.job.json", '{"format":"armature job","format_version":1,"verb":' + "[" * 400000 + "]" * 400000 + "}")]),
        ("mapping with many joints", ["identify", "planar2r", log, "--mapping", write("map.yaml", "joints: [" + ",".join("a" * 1 for _ in range(300000)) + "]\n")]),
        ("mapping nested deep", ["identify", "planar2r", log, "--mapping", write("deep.yaml", "[" * 500000)]),
        ("robot file with many keys", ["inspect", write("keys.yaml", robot + "\n".join(f"k{i:x}: 0" for i in range(90000)))]),
        ("URDF of thousands of joints", ["inspect", write("chain.urdf", f'<robot name="a">{links}{chain}</robot>')]),
        ("URDF nested deep", ["inspect", write("deep.urdf", '<robot name="a">' + "<link>" * 100000)]),
        ("URDF of one long name", ["inspect", write("name.urdf", '<robot name="' + "a" * 900000 + '"><link name="b"/></robot>')]),
        ("motion of years", ["rehearse", "planar2r", write("years.yaml", motion(kind="fourier", frequency_hz=1e-9, periods=1000, offset=[0, 0], sine=[[1e-12], [0]], cosine=[[0], [0]]))]),
        ("motion of years, played", ["play", "years.yaml", "--robot", "planar2r", "--to", "csv"]),
        ("motion of many harmonics", ["design", "planar2r", "--bound-s", "0", "--check", write("many.yaml", motion(kind="hold", duration_s=1, q=[0] * 200000))]),
        ("log of many columns", ["identify", "planar2r", write("wide.csv", ",".join(f"q{i}" for i in range(9000)) + "\n" + ("0," * 8999 + "0\n") * 45)]),
        ("log of commas", ["identify", "planar2r", write("commas.csv", "," * MEGABYTE)]),
        ("log of one line", ["identify", "planar2r", write("line.csv", head + "1" * 900000)]),
        ("log of quotes", ["identify", "planar2r", write("quotes.csv", '"' * 999999)]),
        ("log that grows when unpacked", ["identify", "planar2r", write("bomb.csv.gz", gzip.compress(head.encode() + b"0,0,0,0,0\n" * 20000000, 9)[:MEGABYTE])]),
        ("stamps in bursts", ["identify", "planar2r", write("bursts.csv", head + "\n".join(f"{i // 100 + i % 100 * 1e-6!r},1,2,3,4" for i in range(40000)))]),
        ("geometric stamps", ["identify", "planar2r", write("geometric.csv", head + "\n".join(f"{1.01 ** i!r},1,2,3,4" for i in range(20000)))]),
    ]
    npz(os.path.join(work, "grows.npz"))
    bag(os.path.join(work, "product.db3"))
    cases += [("arrays that grow", ["identify", "planar2r", "grows.npz"]), ("a product of tables", ["identify", "planar2r", "product.db3"])]
    for name in os.listdir(work):
        path = os.path.join(work, name)
        if os.path.isfile(path) and os.path.getsize(path) > MEGABYTE:
            sys.exit(f"{name} has {os.path.getsize(path)} bytes")
    return cases


def no_more():
    resource.setrlimit(resource.RLIMIT_CPU, (3 * MOST_SECONDS, 3 * MOST_SECONDS))


def main():
    armature, work = (os.path.abspath(p) for p in sys.argv[1:3])
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    wrong, most_seconds, most_memory = [], 0, 0
    cases = hostile_files(work)
    for name, words in cases:
        # rusage of a child that was waited for has its own children in it: the reader's process counts.
        done = subprocess.Popen([armature, *words, "--quiet"], cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=no_more)
        said = done.stdout.read().decode(errors="replace")
        _, status, used = os.wait4(done.pid, 0)
        code, seconds, memory = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
        most_seconds, most_memory = max(most_seconds, seconds), max(most_memory, memory)
        if code not in (1, 2, 3) or seconds > MOST_SECONDS or memory > MOST_MEGABYTES or "memory" in said and "MB" not in said:
            wrong.append(f"{name}: exit {code}, {seconds:.1f} s, {memory:.0f} MB: {said[-200:]}")
    for line in wrong:
        print(line)
    print(f"{len(cases)} files: at most {most_seconds:.1f} s and {most_memory:.0f} MB")
    shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
