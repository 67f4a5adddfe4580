"""Writes the first input of every fuzzer to tests/fault/corpus/<target>/seed*. Run it again after a format changes.

usage: seeds.py MODEL
MODEL is a directory that `armature identify ... --partial` and `armature identify` wrote: model.json, information.json, job.json.
"""
import io
import json
import os
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile

CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fault", "corpus")


def keep(target, number, data):
    os.makedirs(os.path.join(CORPUS, target), exist_ok=True)
    with open(os.path.join(CORPUS, target, f"seed{number}"), "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())


def npy(values, columns=1, kind="<f8"):
    shape = f"({len(values) // columns}, {columns})" if columns > 1 else f"({len(values)},)"
    head = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + struct.pack(f"<{len(values)}{'d' if kind == '<f8' else 'f'}", *values)


def npz(method):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in (("t", npy([0, 0.01, 0.02])), ("q", npy([0, 1, 2, 3, 4, 5], 2)), ("tau", npy([1, 2, 3, 4, 5, 6], 2, "<f4"))):
            archive.writestr(zipfile.ZipInfo(name + ".npy"), data, method)
    return out.getvalue()


def cdr(k, trajectory=False):
    out = bytearray(b"\0\1\0\0")

    def align(size):
        while (len(out) - 4) % size:
            out.append(0)

    def put(form, value):
        align(struct.calcsize(form))
        out.extend(struct.pack("<" + form, value))

    def text(value):
        put("I", len(value) + 1)
        out.extend(value.encode() + b"\0")

    def numbers(values):
        put("I", len(values))
        for value in values:
            put("d", value)

    put("i", k)
    put("I", 5)
    text("base")
    put("I", 2)
    text("j1")
    text("j2")
    if trajectory:
        put("I", 1)
        for values in ([1, 2], [3, 4], [], []):
            numbers(values)
        put("i", 1)
        put("I", 0)
    else:
        for values in ([0.1 * k, 0.2], [], [1, 2]):
            numbers(values)
    return bytes(out)


def zstd(data):
    return subprocess.run(["zstd", "-q", "-c"], input=data, stdout=subprocess.PIPE, check=True).stdout if shutil.which("zstd") else b"\x28\xb5\x2f\xfd\x20" + bytes([len(data)]) + struct.pack("<I", len(data) << 3 | 1)[:3] + data


def mcap(compression=b""):
    def text(value):
        return struct.pack("<I", len(value)) + value

    def record(code, content):
        return bytes([code]) + struct.pack("<Q", len(content)) + content
    chunk = record(3, struct.pack("<H", 1) + text(b"sensor_msgs/msg/JointState") + text(b"ros2msg") + text(b""))
    chunk += record(4, struct.pack("<HH", 7, 1) + text(b"/joint_states") + text(b"cdr") + struct.pack("<I", 0))
    for k in range(3):
        chunk += record(5, struct.pack("<HIQQ", 7, k, k, k) + cdr(k))
    packed = zstd(chunk) if compression else chunk
    magic = b"\x89MCAP0\r\n"
    return magic + record(1, text(b"ros2") + text(b"x")) + record(6, struct.pack("<QQQI", 0, 0, len(chunk), 0) + text(compression) + struct.pack("<Q", len(packed)) + packed) + record(15, bytes(4)) + magic


def bag():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "bag.db3")
        base = sqlite3.connect(path)
        base.executescript("PRAGMA page_size=512; CREATE TABLE topics(id INTEGER PRIMARY KEY,name TEXT,type TEXT,serialization_format TEXT);"
                           "CREATE TABLE messages(id INTEGER PRIMARY KEY,topic_id INTEGER,timestamp INTEGER,data BLOB);"
                           "INSERT INTO topics VALUES(1,'/joint_states','sensor_msgs/msg/JointState','cdr')")
        for k in range(3):
            base.execute("INSERT INTO messages VALUES(?,1,?,?)", (k, k * 1000, cdr(k)))
        base.commit()
        base.close()
        with open(path, "rb") as file:
            return file.read()


def answer():
    def text(value):
        return struct.pack("<I", len(value)) + value.encode()
    return b"\1" + struct.pack("<I", 3) + text("t") + text("q1") + text("tau1") + struct.pack("<I", 1) + text("degrees") + struct.pack("<qqq", 5, 2, 2) + struct.pack("<I", 1) + text("rows") + \
        struct.pack("<q", 1) + text("line 2") + struct.pack("<q", 2) + struct.pack("<6d", 0, 1, 2, 0.01, 4, 5)


MOTIONS = [
    {"kind": "fourier", "frequency_hz": 0.5, "periods": 2, "offset": [0.2, 0.1], "sine": [[0.2, 0.1], [-0.1, 0.2]], "cosine": [[0.1, -0.2], [0.1, 0.1]]},
    {"kind": "sequence", "parts": [{"kind": "hold", "duration_s": 1, "q": [0, 0]}, {"kind": "quintic", "durations_s": [1], "waypoints": [[0, 0], [1, 1]]},
                                   {"kind": "trapezoid", "durations_s": [2], "ramps_s": [0.5], "waypoints": [[1, 1], [0, 0]]}]},
    {"kind": "spline", "duration_s": 2, "degree": 3, "control": [[0, 0], [0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]},
    {"kind": "sines", "duration_s": 1, "offset": [0, 0], "amplitude": [[1], [1]], "rate_rad_s": [[2], [3]], "phase_rad": [[0], [0]]}]

URDF = """<?xml version="1.0"?><robot name="a"><link name="b"/><link name="c"><inertial><origin xyz="0 0 1" rpy="0 0 0.1"/><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial><collision><origin xyz="0 0 0"/><geometry><cylinder radius="0.1" length="1"/></geometry></collision>
<collision><geometry><box size="1 1 1"/></geometry></collision></link><joint name="j" type="revolute"><parent link="b"/><child link="c"/><origin xyz="0 0 1" rpy="1.57079632679 0 0"/>
<axis xyz="0 0 1"/><limit lower="-1" upper="1" velocity="1" effort="1"/><dynamics damping="0.1" friction="0.1"/><mimic joint="k" multiplier="2" offset="0.1"/></joint>
<link name="d"/><joint name="k" type="prismatic"><parent link="c"/><child link="d"/><axis xyz="1 0 0"/><limit effort="1" velocity="1"/></joint><link name="e"/>
<joint name="f" type="fixed"><parent link="d"/><child link="e"/></joint></robot>"""

MAPPING = """format: csv
delimiter: ","
time: {column: t, unit: ms}
joints: [a, b]
q: {columns: "q{j}", unit: deg, sign: [1, -1], offset: [0, 0.1]}
tau: {columns: [tau1, tau2], unit: mNm, motor_side: true}
gear: [100, 50]
"""

COLLADA = """<COLLADA><asset><unit meter="0.001"/><up_axis>Z_UP</up_axis></asset><library_geometries><geometry id="g"><mesh><source id="p"><float_array id="f" count="9">0 0 0 1 0 0 0 1 0</float_array></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1"><input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node><translate>1 0 0</translate><rotate>0 0 1 90</rotate><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#s"/></scene></COLLADA>"""


XACRO = """<robot name="r" xmlns:xacro="http://www.ros.org/wiki/xacro"><xacro:arg name="n" default="2"/><xacro:property name="m" value="${2*3.5 + $(arg n)}"/>
<xacro:macro name="part" params="name parent:=base *block mass"><link name="${name}_link"><inertial><mass value="${mass}"/><inertia ixx="${mass/12}" ixy="0" ixz="0" iyy="${mass*0.1}" iyz="0" izz="${mass*0.1}"/>
</inertial></link><joint name="${name}" type="continuous"><xacro:insert_block name="block"/><parent link="${parent}"/><child link="${name}_link"/><axis xyz="0 0 1"/></joint></xacro:macro>
<link name="base"/><xacro:part name="a" mass="${m if m > 1 else 1}"><origin xyz="0 0 ${sin(pi/6)}"/></xacro:part><xacro:if value="${n == 2 and not False}"><xacro:part name="b" parent="a_link" mass="1">
<origin xyz="0 0 1" rpy="${-pi/2} 0 0"/></xacro:part></xacro:if><xacro:unless value="1"><link name="x"/></xacro:unless></robot>"""

MJCF = """<mujoco model="m"><compiler angle="degree" autolimits="true"/><option gravity="0 0 -9.81"/><default><joint damping="1" armature="0.1"/><default class="big"><geom size="0.1"/></default></default>
<worldbody><geom type="plane" size="1 1 1"/><body name="a" pos="0 0 1" euler="0 90 0" childclass="big"><inertial pos="0 0 0.1" mass="1" diaginertia="1 1 1"/><joint name="j1" axis="0 0 1" range="-90 90" frictionloss="0.2"/>
<geom type="capsule" fromto="0 0 0 0 0 1"/><body name="b" pos="0 0 1" quat="1 0 0 0"><joint name="j2" type="slide" axis="1 0 0"/><geom type="box" size="0.1 0.1 0.2" mass="2"/><site name="tip"/></body></body></worldbody>
<actuator><motor joint="j1" ctrlrange="-1 1" gear="50"/></actuator></mujoco>"""

SDF = """<sdf version="1.7"><world name="w"><gravity>0 0 -9.8</gravity><model name="m"><pose>0 0 1 0 0 0</pose><link name="base"/><link name="a"><pose relative_to="j1">0 0 0.1 0 0 0.5</pose><inertial><pose>0 0 0.1 0 0 0</pose>
<mass>1</mass><inertia><ixx>1</ixx><ixy>0</ixy><ixz>0</ixz><iyy>1</iyy><iyz>0</iyz><izz>1</izz></inertia></inertial><collision name="c"><geometry><cylinder><radius>0.1</radius><length>1</length></cylinder></geometry></collision></link>
<joint name="j0" type="fixed"><parent>world</parent><child>base</child></joint><joint name="j1" type="revolute"><pose relative_to="base">0 0 1 0 0 0</pose><parent>base</parent><child>a</child><axis><xyz expressed_in="__model__">0 0 1</xyz>
<limit><lower>-1</lower><upper>1</upper><effort>5</effort><velocity>2</velocity></limit><dynamics><damping>0.1</damping><friction>0.1</friction></dynamics></axis></joint><frame name="f" attached_to="a"><pose>0 0 1 0 0 0</pose></frame></model></world></sdf>"""

CONSTRAINTS = """armature_constraints: 1
total_mass_kg: [1, 9]
links: [{link: link1, mass_kg: [0.5, 3], com_lower_m: [-1, -1, -1], com_upper_m: [1, 1, 1]}]
known: {M1: 1.5}
equal: [[XX1, XX2]]
mirrors: [{left: link1, right: link2, normal: [0, 1, 0]}]
"""

COMPARED = [b'\0{"criterion":{"condition":61.2,"log_det":-3},"bound":{"condition":50},"certificate":{"duration_s":10}}',
            b'\1[{"scores":{"base":[{"motion":"quintic-10","total_nm":1.5,"relative":0.02}],"physical":[]}}]',
            b'\2{"values":[{"name":"mass","unit":"kg","value":1.5,"sigma":0.1},{"name":"x","value":0.1,"sigma":null}]}']

BASE_TABLE = "# name,value,rsd_percent\nZZR1,0.5,1\nFV1,0.1,2\nFC1,0.3\nMXR1,0.2\nMY1,0\nZZ2,0.02\nMX2,0.1\nMY2,0,\nFV2,0.1\nFC2,0.3\n"


def mat():
    """A MATLAB file of version 5 with t, q and tau."""
    def element(kind, data):
        return struct.pack("<II", kind, len(data)) + data + bytes(-len(data) % 8)

    def matrix(name, rows, columns, values):
        return element(14, element(6, struct.pack("<II", 6, 0)) + element(5, struct.pack("<ii", rows, columns)) + element(1, name) + element(9, struct.pack(f"<{len(values)}d", *values)))
    head = b"MATLAB 5.0 MAT-file".ljust(124) + b"\0\1IM"
    return head + matrix(b"t", 3, 1, [0, 0.01, 0.02]) + matrix(b"q", 3, 2, [0, 1, 2, 3, 4, 5]) + matrix(b"tau", 3, 2, [1, 2, 3, 4, 5, 6])


STUDIO = [b"\0/api/series?file=log.csv&from=0.5&points=%32", b"\0/files/a%2fb/..%2Fc?download", b"\1POST /api/jobs\nhost:127.0.0.1:4711\norigin:http://127.0.0.1:4711\ncookie:armature_4711=x; a=b\ncontent-type:application/json",
          b'\2{"verb":"design","options":{"robot":"panda","budget_s":5,"motion":["quintic-10"]},"out":"design","force":true}', b'\2{"verb":"identify","options":{"robot":"arm.urdf","logs":["log.csv"],"terms":["viscous"]},"out":"x"}',
          b"\3t,q1,q2\n0,1,2\n0.1,,nan\n0.2,1e3,-5\n", b'\4{"format":"armature job","format_version":1,"verb":"inspect","inputs":[{"path":"a","checksum":"b"}],"verdict":{"level":"good","text":"t","reasons":[]},"findings":[],"files":["x"],"robot":"a","accepted":[{"step":"s","doubt":"d"}]}']


def main():
    folder = sys.argv[1]
    keep("urdf", 1, URDF)
    keep("xacro", 1, XACRO)
    keep("mjcf", 1, MJCF)
    keep("sdf", 1, SDF)
    keep("constraints", 1, CONSTRAINTS)
    keep("npy", 1, b"====".join([npy([0, 0.01, 0.02]), npy([0, 1, 2, 3, 4, 5], 2), npy([1, 2, 3, 4, 5, 6], 2, "<f4")]))
    for number, result in enumerate(COMPARED, 1):
        keep("compared", number, result)
    keep("base_table", 1, BASE_TABLE)
    keep("patched", 1, URDF.replace('<mimic joint="k" multiplier="2" offset="0.1"/>', "").replace('<link name="d"/>', '<link name="d"><inertial><mass value="1"/>'
         '<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link><!-- </robot> "> -->'))
    keep("boxed", 1, b"\0" + mat())  # seed2 is an HDF5 file that the library itself wrote: t, q, tau
    for number, request in enumerate(STUDIO, 1):
        keep("studio", number, request)
    keep("mesh", 1, b"\0" + bytes(80) + struct.pack("<I", 1) + bytes(12) + struct.pack("<9f", 0, 0, 0, 1, 0, 0, 0, 1, 0) + b"\0\0")
    keep("mesh", 2, b"\0solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid")
    keep("mesh", 3, b"\1v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 3 4\nf -1//1 -2/2/2 -3\n")
    keep("mesh", 4, b"\2" + COLLADA.encode())
    keep("csv", 1, "# armature-recording: 1\n# joints: a\nt[s],q_a[rad],v_a[rad/s],tau_a[Nm]\n0,1,2,3\n0.01,1e-3,nan,4\n0.02,,2,-5.5\n")
    keep("csv", 2, 'time;pos_1;"torque 1"\r\n0,1;2,5;3\r\n0,2;2,6;\r\n0,3;x;4\r\n')
    keep("csv", 3, "% t q1 q2 tau1 tau2\n0 1 2 3 4\n1 2 3 4 5\n2 3 4 5 6 7\n")
    keep("csv", 4, "t\tq1\ttau1\n0\t1\t2\n\n1\t2\t3\n")
    keep("mapping", 1, MAPPING)
    keep("npz", 1, npz(zipfile.ZIP_STORED))
    keep("npz", 2, npz(zipfile.ZIP_DEFLATED))
    keep("mcap", 1, mcap())
    keep("mcap", 2, mcap(b"zstd"))
    keep("cdr", 1, b"\0" + cdr(1))
    keep("cdr", 2, b"\1" + cdr(1, True))
    keep("zstd", 1, zstd(cdr(1)))
    keep("rosbag2", 1, bag())
    keep("answer", 1, answer())
    keep("answer", 2, b"\0" + struct.pack("<i", 2) + struct.pack("<I", 3) + b"bad" + struct.pack("<I", 0))
    for number, motion in enumerate(MOTIONS, 1):
        keep("trajectory", number, json.dumps({"format": "armature-trajectory", "version": 1, "software": "x", "robot": "r", "seed": "5", "joints": ["a", "b"], "options": {"k": "v"}, "comments": ["c"], "trajectory": motion}))
    keep("robot_yaml", 1, open(os.path.join(CORPUS, "../../../robots/planar2r.yaml"), "rb").read())
    keep("design_spec", 1, open(os.path.join(CORPUS, "../../../specs/jia2019.yaml"), "rb").read())
    model = json.load(open(os.path.join(folder, "model", "model.json"), encoding="utf-8"))
    del model["sha256"]
    keep("model", 1, json.dumps(model, separators=(",", ":")))
    part = json.load(open(os.path.join(folder, "part", "information.json"), encoding="utf-8"))
    keep("information", 1, json.dumps(part["body"], separators=(",", ":"), ensure_ascii=False))
    shutil.copyfile(os.path.join(folder, "part", "information.json"), os.path.join(CORPUS, "information", "seed2"))
    for number, run in enumerate(("model", "part"), 1):
        with open(os.path.join(folder, run, "job.json"), "rb") as file:
            keep("job", number, file.read())


if __name__ == "__main__":
    main()
