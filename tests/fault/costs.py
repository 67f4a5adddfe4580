"""Memory and time of every reader on hostile input of at most 1 MB: at most 300 MB and 10 s of processor time, refused or read in words.

usage: costs.py ARMATURE WORK [--table]

The largest process counts: the command itself, or the child that reads a foreign format. --table prints all of it.
"""
import argparse
import io
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import zipfile
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fuzz"))
import seeds  # noqa: E402  small files of every format

MB = 1 << 20
MOST = {"MB": 300, "s": 10}


def gzip(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return packer.compress(data) + packer.flush()


def stored(members):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def record(code, content):
    return bytes([code]) + struct.pack("<Q", len(content)) + content


def chunk(content, size=None, compression=b""):
    return record(6, struct.pack("<QQQI", 0, 0, size or len(content), 0) + struct.pack("<I", len(compression)) + compression + struct.pack("<Q", len(content)) + content)


def mat(size):
    """MAT 5 with one compressed element that unpacks to so many zeros."""
    body = zlib.compress(struct.pack("<II", 14, size) + bytes(size), 9)
    return b"MATLAB 5.0 MAT-file".ljust(124) + struct.pack("<H", 0x0100) + b"IM" + struct.pack("<II", 15, len(body)) + body


def logs():
    rng = random.Random(1)
    rows = "".join(f"{i * 0.01},{rng.random()},{rng.random()}\n" for i in range(20000))
    npy = seeds.npy([0.0])
    huge = npy.replace(b"(1,)", b"(99999999,)".ljust(4))
    return {
        "one.csv": "t,q1,tau1\n" + "1" * (MB - 20), "commas.csv": "," * (MB - 2) + "\n", "columns.csv": ",".join(f"q{i}" for i in range(90000)) + "\n" + "0," * 150000 + "\n",
        "lines.csv": "t,q1,tau1\n" + "\n" * (MB - 20), "quotes.csv": 't,q1,tau1\n"' + "x" * (MB - 20), "comments.csv": "#\n" * (MB // 2 - 20) + "t,q1,tau1\n", "bad.csv": "t,q1,tau1\n" + "x,y,z\n" * 150000,
        "grow.csv": "t,q1,tau1\n" + "".join(f"{1e-300 * 1.05 ** i!r},0,0\n" for i in range(13000)), "same.csv": "t,q1,tau1\n" + "0,0,0\n" * 150000, "good.csv": "t,q1,tau1\n" + rows,
        "bomb.csv.gz": gzip(b"t,q1,tau1\n" + b"0,0,0\n" * 40000000), "zero.csv.gz": gzip(bytes(500 * MB)),
        "bomb.npz": stored([("t.npy", npy[:-8] + bytes(200 * MB))]), "many.npz": stored([(f"a{i}.npy", npy) for i in range(3500)]), "shape.npz": stored([("t.npy", huge), ("q.npy", huge), ("tau.npy", huge)]),
        "nested.mcap": b"\x89MCAP0\r\n" + deep_chunks(), "zstd.mcap": b"\x89MCAP0\r\n" + chunk(seeds.zstd(bytes(400 * MB)), 400 * MB, b"zstd"), "tiny.mcap": b"\x89MCAP0\r\n" + record(3, b"") * 110000,
        "channels.mcap": b"\x89MCAP0\r\n" + b"".join(record(4, struct.pack("<HH", i % 65536, 1) + struct.pack("<III", 0, 0, 0)) for i in range(40000)),
        "bomb.db3.zstd": seeds.zstd(bytes(400 * MB)), "noise.db3": b"SQLite format 3\0" + rng.randbytes(MB - 16), "bomb.mat": mat(400 * MB), "noise.mat": b"MATLAB 5.0 MAT-file".ljust(124) + struct.pack("<H", 0x0100) + b"IM" + rng.randbytes(MB - 200),
        "noise.h5": b"\x89HDF\r\n\x1a\n" + rng.randbytes(MB - 8), "noise.npz": b"PK\3\4" + rng.randbytes(MB - 40) + b"PK\5\6" + rng.randbytes(18), "noise.csv": rng.randbytes(MB - 1),
    }


def deep_chunks():
    inner = b""
    while len(inner) < MB - 100:
        inner = chunk(inner)
    return inner


def yaml_files():
    aliases = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + "".join(f"a{i}: &a{i} [{','.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 12))
    return {"aliases": aliases, "deep": "a: " + "[" * 500000, "braces": "{a: " * 200000, "wide": "a: [" + "0," * 450000 + "0]\n", "keys": "".join(f"k{i}: 1\n" for i in range(80000)), "long": "a: " + "x" * (MB - 100), "dashes": "- " * 450000}


def robots():
    joint = '<link name="l{0}"/><joint name="j{0}" type="continuous"><parent link="l{1}"/><child link="l{0}"/></joint>'
    return {
        "deep.urdf": "<robot name='a'>" + "<a>" * 100000 + "</a>" * 100000 + "</robot>", "chain.urdf": "<robot name='a'><link name='l0'/>" + "".join(joint.format(i, i - 1) for i in range(1, 9000)) + "</robot>",
        "star.urdf": "<robot name='a'><link name='l0'/>" + "".join(joint.format(i, 0) for i in range(1, 9000)) + "</robot>", "long.urdf": "<robot name='" + "x" * (MB - 100) + "'><link name='a'/></robot>",
        "attributes.urdf": "<robot name='a'><link " + " ".join(f"a{i}='1'" for i in range(80000)) + "/></robot>", "entities.urdf": "<!DOCTYPE r [<!ENTITY a '" + "x" * 1000 + "'>" + "".join(f"<!ENTITY a{i} '&a;&a;&a;&a;'>" for i in range(999)) + "]><robot name='&a9;'/>",
        "grow.xacro": "<robot name='a' xmlns:xacro='http://www.ros.org/wiki/xacro'><xacro:macro name='m0' params=''><link name='l'/></xacro:macro>" + "".join(f"<xacro:macro name='m{i}' params=''><xacro:m{i - 1}/><xacro:m{i - 1}/></xacro:macro>" for i in range(1, 60)) + "<xacro:m59/></robot>",
        "power.xacro": "<robot name='a' xmlns:xacro='http://www.ros.org/wiki/xacro'><xacro:property name='p' value='${9**9**9**9}'/><xacro:macro name='m' params=''/><link name='${p}${\"x\"*999999999}'/><xacro:m/></robot>",
        "deep.xacro": "<robot name='a' xmlns:xacro='http://www.ros.org/wiki/xacro'><xacro:macro name='m' params=''/><link name='${" + "(" * 400000 + "1" + ")" * 400000 + "}'/></robot>",
        "bodies.xml": "<mujoco><worldbody>" + "<body><joint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/>" * 12000 + "</body>" * 12000 + "</worldbody></mujoco>", "wide.xml": "<mujoco><worldbody>" + "<body/>" * 100000 + "</worldbody></mujoco>",
        "wide.sdf": "<sdf version='1.7'><model name='m'>" + "".join(f"<link name='l{i}'/>" for i in range(45000)) + "</model></sdf>",
        "poses.sdf": "<sdf version='1.7'><model name='m'><link name='l0'/>" + "".join(f"<frame name='f{i}' attached_to='f{i + 1}'><pose relative_to='f{i + 1}'>0 0 0 0 0 0</pose></frame>" for i in range(8000)) + "</model></sdf>",
    }


def meshed(name):
    return f"<robot name='a'><link name='l0'/><link name='l1'><collision><geometry><mesh filename='{name}'/></geometry></collision></link><joint name='j' type='continuous'><parent link='l0'/><child link='l1'/></joint></robot>"


def meshes():
    rng = random.Random(2)
    return {"count.stl": bytes(80) + struct.pack("<I", 2**32 - 1) + bytes(1000), "noise.stl": bytes(80) + struct.pack("<I", 20000) + rng.randbytes(20000 * 50), "zeros.stl": bytes(80) + struct.pack("<I", 20000) + bytes(20000 * 50),
            "fan.obj": "v 0 0 0\n" * 50000 + "f " + " ".join(str(i + 1) for i in range(50000)) + "\n", "faces.obj": "v 0 0 0\nv 1 0 0\nv 0 1 0\n" + "f 1 2 3\n" * 120000, "nodes.dae": "<COLLADA>" + "<node>" * 90000 + "</node>" * 60000 + "</COLLADA>"}


def own_files():
    return {"deep/model.json": '{"format":"armature model","format_version":2,"base":' + "[" * 400000, "wide/model.json": '{"format":"armature model","format_version":2,"joints":[' + "1," * 450000 + "1]}",
            "names/model.json": '{"format":"armature model","format_version":2,"joints":[' + ",".join(f'"j{i}"' for i in range(90000)) + "]}", "deep/information.json": '{"format":"armature information","version":1,"body":' + '{"a":' * 180000,
            "wide/information.json": '{"format":"armature information","version":1,"sha256":"x","body":{"joints":[' + "1," * 450000 + "1]}}", "deep/job.json": '{"format":"armature job","format_version":1,"job":' + "[" * 900000,
            "wide/job.json": '{"format":"armature job","format_version":1,"verb":"inspect","job":{' + ",".join(f'"k{i}":1' for i in range(70000)) + "}}"}


def commands(folder):
    """(what reads, command) for every hostile file, which is written here."""
    def put(name, data):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)
        if os.path.getsize(path) > MB:
            sys.exit(f"{name} has {os.path.getsize(path)} bytes: more than 1 MB")
        return name
    put("log.csv", seeds_log())
    for name, data in logs().items():
        yield name.partition(".")[2].split(".")[0], ["identify", "planar2r", put(name, data), "--out", "-"]
    for name, data in yaml_files().items():
        yield "robot file", ["inspect", put("r_" + name + ".yaml", "armature_robot: 1\n" + data)]
        yield "mapping", ["identify", "planar2r", "log.csv", "--mapping", put("m_" + name + ".yaml", data), "--out", "-"]
        yield "spec", ["design", "planar2r", "--spec", put("s_" + name + ".yaml", data), "--budget-s", "1", "--out", "-"]
        yield "motion", ["rehearse", "planar2r", put("t_" + name + ".yaml", "format: armature-trajectory\n" + data), "--out", "-"]
        yield "constraints", ["identify", "planar2r", "log.csv", "--constraints", put("c_" + name + ".yaml", data), "--out", "-"]
    for name, data in robots().items():
        yield name.rpartition(".")[2], ["inspect", put(name, data)]
    for name, data in meshes().items():
        put(name, data)
        yield "mesh", ["inspect", put(name + ".urdf", meshed(name))]
    for name, data in own_files().items():
        verb = {"model.json": ["monitor", put(name, data), "log.csv", "--out", "-"], "information.json": ["identify", name, "--out", "-"], "job.json": ["repeat", os.path.dirname(name)]}[os.path.basename(name)]
        put(name, data)
        yield os.path.basename(name), verb


def seeds_log():
    rng = random.Random(3)
    return "t[s],q_joint1[rad],q_joint2[rad],tau_joint1[Nm],tau_joint2[Nm]\n" + "".join(f"{i * 0.01},{rng.random()},{rng.random()},{rng.random()},{rng.random()}\n" for i in range(500))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--make", action="store_true", help=argparse.SUPPRESS)
    a = parser.parse_args()
    armature, work = os.path.abspath(a.armature), os.path.abspath(a.work)
    if a.make:
        print(json.dumps(list(commands(work))))
        return
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    # A child's peak begins with its parent's: the files are made in another process, and this one stays small.
    made = subprocess.run([sys.executable, os.path.abspath(__file__), armature, work, "--make"], stdout=subprocess.PIPE, check=True)
    worst, failed = {}, 0
    for reader, words in json.loads(made.stdout):
        with open(os.path.join(work, "said"), "w+b") as said:
            process = subprocess.Popen([armature, *words], cwd=work, stdout=said, stderr=subprocess.STDOUT)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            said.seek(0)
            text = said.read().decode(errors="replace")
        seconds, memory = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
        wrong = process.returncode not in (0, 1, 2, 3) or "std::" in text or "json.exception" in text
        if wrong or seconds > MOST["s"] or memory > MOST["MB"]:
            failed += 1
            print(f"{' '.join(words)}: exit {process.returncode}, {seconds:.1f} s, {memory:.0f} MB: {text[-300:]}", flush=True)
        if a.table:
            print(f"{reader}: {os.path.basename(words[-1] if words[0] == 'inspect' else ' '.join(words))}: exit {process.returncode}, {seconds:.2f} s, {memory:.0f} MB", flush=True)
        count, s, m = worst.get(reader, (0, 0, 0))
        worst[reader] = count + 1, max(s, seconds), max(m, memory)
    if a.table:
        print("| reader | files | worst time [s] | most memory [MB] |\n|---|---|---|---|")
        for reader, (count, s, m) in sorted(worst.items()):
            print(f"| {reader} | {count} | {s:.2f} | {m:.0f} |")
    if not failed:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
