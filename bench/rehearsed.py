#!/usr/bin/env python3
"""Rehearsal with the meshes themselves: `armature rehearse` moves each robot through its design, and MuJoCo (the wheel, 4.0 or
newer) looks for contacts of the URDF's own collision meshes, with each other and the floor, at every instant of the simulated motion. A contact between
bodies that are not neighbours and do not touch at home is one that the certificate excluded: there must be none.

MuJoCo collides the convex hull of a mesh, which is larger than the mesh: what it finds may be no contact, what it misses is none.

usage: rehearsed.py ARMATURE WORK ROBOT...     after played.py with the same WORK and ROBOTs: its designs are taken
needs: mujoco, numpy, trimesh, pycollada, pyyaml
"""
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as xml

import mujoco
import numpy as np
import trimesh
import yaml


def find(name, urdf):
    """The file of a mesh, as ROS packages are laid out beside and above the URDF."""
    name = name.replace("package://", "").replace("model://", "").replace("file://", "")
    for folder in [urdf.parent, *urdf.resolve().parents]:
        for candidate in (folder / name, folder / name.split("/", 1)[-1]):
            if candidate.is_file():
                return candidate
    raise FileNotFoundError(name)


def triangles(path, scale):
    """Of STL, OBJ and COLLADA; of the latter the up axis is not applied, as in ROS."""
    if path.suffix.lower() != ".dae":
        mesh = trimesh.load(path, force="mesh")
    else:
        scene = trimesh.load(path)
        mesh = scene.to_geometry()
        units = scene.metadata.get("units", "meters")
        mesh.apply_scale(float(units.split()[0]) if "*" in units else 1.0)
    mesh.apply_scale(scale)
    return mesh


def with_obj_meshes(urdf, place):
    """The URDF without what is only drawn, its collision meshes as OBJ files that MuJoCo reads."""
    place.mkdir(parents=True, exist_ok=True)
    tree = xml.parse(urdf)
    robot = tree.getroot()
    count = 0
    for link in robot.findall("link"):
        # Only where the bodies are is asked here: their masses, some of which MuJoCo refuses, do not matter.
        for part in link.findall("visual") + link.findall("inertial"):
            link.remove(part)
        inertial = xml.SubElement(link, "inertial")
        xml.SubElement(inertial, "mass", value="1")
        xml.SubElement(inertial, "inertia", ixx="1", iyy="1", izz="1", ixy="0", ixz="0", iyz="0")
        for collision in list(link.findall("collision")):
            mesh = collision.find("geometry/mesh")
            if mesh is None:
                continue
            scale = [float(x) for x in mesh.get("scale", "1 1 1").split()]
            shape = triangles(find(mesh.get("filename"), urdf), scale)
            count += 1
            target = place / f"{count}.obj"
            hull = shape.convex_hull
            target.write_text(trimesh.exchange.obj.export_obj(hull, include_normals=False, include_texture=False))
            mesh.set("filename", target.name)
            mesh.attrib.pop("scale", None)
    for joint in robot.findall("joint"):
        for part in ("safety_controller", "calibration"):
            for e in joint.findall(part):
                joint.remove(e)
    for e in list(robot):
        if e.tag not in ("link", "joint", "material"):
            robot.remove(e)
    extra = xml.SubElement(robot, "mujoco")
    xml.SubElement(extra, "compiler", meshdir=str(place), discardvisual="true", fusestatic="true", balanceinertia="true",
                   boundmass="1e-6", boundinertia="1e-9", strippath="true")
    return xml.tostring(robot, encoding="unicode")


def pairs(model, data):
    """Bodies in contact, by their numbers."""
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    mujoco.mj_collision(model, data)
    out = set()
    for contact in data.contact[:data.ncon]:
        if contact.dist <= 0:
            a, b = (int(model.geom_bodyid[g]) for g in (contact.geom1, contact.geom2))
            out.add((min(a, b), max(a, b)))
    return out


def neighbours(model, pair):
    return model.body_parentid[pair[1]] == pair[0] or model.body_parentid[pair[0]] == pair[1]


def run(*command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True)


def check(armature, work, name):
    """A row of the table: robot, instants, how often random positions touch, pairs at home, contacts."""
    name, _, some = name.partition(":")
    short = pathlib.Path(name).stem
    place, urdf = work / short, pathlib.Path(name)
    if not urdf.exists():
        urdf = place / (name + ".urdf")
    if not (place / "design" / "design.yaml").exists():
        return short, "no design", "", "", ""
    option = ["--joints", some] if some else []
    for file in (place / "rehearsal").glob("truth.csv"):
        file.unlink()
    done = run(armature, "rehearse", name, place / "design", *option, "--force", "--quiet", "--out", place / "rehearsal")
    truth = place / "rehearsal" / "truth.csv"
    if not truth.exists():
        return short, "not rehearsed: " + " ".join((done.stdout + done.stderr).split())[:120], "", "", ""
    head = next(line for line in truth.read_text().splitlines() if not line.startswith("#")).split(",")
    rows = np.genfromtxt(truth, delimiter=",", comments="#", skip_header=0)
    rows = rows[~np.isnan(rows).any(axis=1)]
    spec = mujoco.MjSpec.from_string(with_obj_meshes(urdf, place / "meshes"))
    # The floor of the default design, seen from the base, which a URDF puts at its own origin.
    mounted = yaml.safe_load((place / "design" / "robot.yaml").read_text())["base"].get("pose", {})
    if set(mounted) - {"xyz_m"}:
        return short, "the base is turned: where is the floor?", "", "", ""
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[10, 10, 1], pos=[0, 0, -mounted.get("xyz_m", [0, 0, 0])[2]])
    model = spec.compile()
    model.geom_margin[:] = 0
    data = mujoco.MjData(model)
    columns = {}
    for i, cell in enumerate(head):
        joint = cell.strip().strip('"').removeprefix("q_").split("[")[0]
        at = mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_JOINT, joint)
        if cell.strip().strip('"').startswith("q_") and at >= 0:
            columns[i] = model.jnt_qposadr[at]
    if not columns:
        return short, "no joint of MuJoCo's model is in " + ",".join(head[:4]), "", "", ""

    def contacts(values):
        data.qpos[:] = model.qpos0
        for i, address in columns.items():
            data.qpos[address] = values[i]
        return {p for p in pairs(model, data) if not neighbours(model, p)}

    at_row = lambda k: contacts(rows[k])
    home = at_row(0)
    # The judge must be able to find contacts: positions anywhere within a turn.
    rng = np.random.default_rng(1)
    anywhere = sum(bool(contacts(rng.uniform(-np.pi, np.pi, len(head))) - home) for _ in range(100))
    found = {}
    every = max(1, len(rows) // 400)
    for k in range(0, len(rows), every):
        for p in at_row(k) - home:
            found.setdefault(p, k)
    body = lambda b: mujoco.mj_id2name(model, mujoco.mjtObj.mjOBJ_BODY, b)
    words = "; ".join(f"{body(a)} – {body(b)} in row {k}" for (a, b), k in found.items()) or "none"
    return short, str(len(range(0, len(rows), every))), f"{anywhere} %", str(len(home)), words


def main():
    armature, work, bad = sys.argv[1], pathlib.Path(sys.argv[2]), 0
    print("| robot | instants | random positions with contacts | pairs that touch at home | contacts that were excluded |\n|---|---|---|---|---|")
    for name in sys.argv[3:]:
        row = check(armature, work, name)
        bad += row[4] != "none" and row[1] != "no design"
        print("| " + " | ".join(row) + " |", flush=True)
    print(f"\n{bad} robots with a contact that was excluded, or not rehearsed")
    return 1 if bad else 0


sys.exit(main())
