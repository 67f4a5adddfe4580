#!/usr/bin/env python3
"""What armature, damping and frictionloss mean: every catalogue robot is exported to MJCF and, by other code of ours, to NumPy,
and MuJoCo (the wheel, 4.0 or newer) is asked for the torques of random states. Both files come from one robot with rotors,
viscous and Coulomb friction; MuJoCo reads its numbers from the attributes, NumPy has them in its base parameters. Removing one
attribute at a time shows that the comparison notices it.

usage: mujoco_meaning.py ARMATURE WORK [ROBOT...]
needs: mujoco, numpy, pyyaml
"""
import importlib.util
import pathlib
import re
import subprocess
import sys

import mujoco
import numpy as np
import yaml

TERMS = "viscous,coulomb,rotor"
STATES = 1000
ATTRIBUTES = ["armature", "damping", "frictionloss"]


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(" ".join(map(str, command)) + "\n" + done.stdout + done.stderr)


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def nominal(joints, standard):
    """The standard parameters of a robot file, in the order of their names in the generated module."""
    values = {}
    for number, joint in enumerate(joints, 1):
        inertia, drive, moment = joint["inertia"], joint["drive"], joint["inertia"]["first_moment_kg_m"]
        tensor = inertia["inertia_kg_m2"]
        own = {key.upper(): tensor[key] for key in ("xx", "xy", "xz", "yy", "yz", "zz")}
        own |= {"MX": moment[0], "MY": moment[1], "MZ": moment[2], "M": inertia["mass_kg"]}
        own |= {"FV": drive["viscous_nm_s_rad"], "FC": drive["coulomb_nm"], "IA": drive["rotor_inertia_kg_m2"]}
        values |= {f"{key}{number}": value for key, value in own.items()}
    return np.array([values[name] for name in standard])


def torques(xml, joints, q, v, a):
    """qfrc_inverse of MuJoCo: with its friction constraint, without limits and contacts."""
    model = mujoco.MjModel.from_xml_string(xml)
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_LIMIT | mujoco.mjtDisableBit.mjDSBL_CONTACT
    data = mujoco.MjData(model)
    at = [mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_JOINT, name) for name in joints]
    place, dof = model.jnt_qposadr[at], model.jnt_dofadr[at]
    out = np.empty_like(q)
    for k in range(len(q)):
        data.qpos[place], data.qvel[dof], data.qacc[dof] = q[k], v[k], a[k]
        mujoco.mj_inverse(model, data)
        out[k] = data.qfrc_inverse[dof]
    return out


def main():
    armature, work, robots = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
    work.mkdir(parents=True, exist_ok=True)
    robots = robots or ["gen2", "gen3", "iiwa14", "ir361", "kr15", "lwr4", "panda", "planar2r", "tx40", "ur10e", "ur5e", "wam7"]
    print(f"MuJoCo {mujoco.__version__}, {STATES} random states each; difference over the largest torque of the joint\n")
    print("| robot | all three | " + " | ".join("without " + name for name in ATTRIBUTES) + " |\n|---|---|" + "---|" * len(ATTRIBUTES))
    bad = 0
    for name in robots:
        xml, code = work / (name + ".xml"), work / (name + "_dynamics.py")
        run(armature, "export", name, "--to", "mjcf", "--terms", TERMS, "--out", xml, "--force", "--quiet")
        run(armature, "export", name, "--to", "numpy", "--terms", TERMS, "--out", code, "--force", "--quiet")
        ours = load(code)
        robot = yaml.safe_load(subprocess.run([armature, "inspect", name, "--yaml"], capture_output=True, text=True).stdout)
        beta = ours.base_parameters(nominal(robot["joints"], ours.STANDARD_PARAMETERS))
        rng = np.random.default_rng(1)
        n = len(ours.JOINTS)
        # Velocities away from rest: there dry friction has one value and no other.
        q, a = rng.uniform(-2, 2, (STATES, n)), rng.uniform(-3, 3, (STATES, n))
        v = rng.uniform(0.05, 1.5, (STATES, n)) * rng.choice([-1, 1], (STATES, n))
        expected = ours.inverse_dynamics(q, v, a, beta)
        largest = np.abs(expected).max(axis=0)
        differ = lambda text: (np.abs(torques(text, ours.JOINTS, q, v, a) - expected) / largest).max()
        text = xml.read_text()
        whole = differ(text)
        without = [differ(re.sub(r' %s="[^"]*"' % key, "", text)) for key in ATTRIBUTES]
        # An attribute that the file has must be noticed when it is gone.
        noticed = all(w > 1e-4 for key, w in zip(ATTRIBUTES, without) if f' {key}="' in text)
        bad += whole > 1e-6 or not noticed
        print(f"| {name} | {whole:.1e} | " + " | ".join(f"{w:.1e}" for w in without) + " |", flush=True)
    print(f"\n{bad} robots on which the two disagree")
    return 1 if bad else 0


sys.exit(main())
