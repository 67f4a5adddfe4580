"""The same robot in Pinocchio, MuJoCo and Drake: torques are compared before anything is handed over."""

from __future__ import annotations

from typing import Any

from ._core import Model, Robot
from ._errors import Error

_TERMS = ("viscous", "coulomb", "rotor")
_TOLERANCE = 1e-9  # largest difference of a torque over the largest torque


def _needs(module: str) -> Any:
    import importlib

    package = {"pinocchio": "pin", "pydrake": "drake", "rerun": "rerun-sdk"}.get(module.split(".")[0], module)
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Error(f"{module} is not installed", "unsupported", "", f"pip install {package}") from None


def _drives(robot: Robot) -> list[dict[str, float]]:
    """FV, FC and IA per joint; 0 where nothing is known."""
    names = robot.parameter_names(terms=_TERMS)
    values = dict(zip(names, (float(x) for x in robot.nominal(terms=_TERMS))))
    bodies = _bodies(robot)
    return [{kind: values[f"{kind}{body + 1}"] for kind in ("FV", "FC", "IA")} for body in bodies]


def _bodies(robot: Robot) -> list[int]:
    if len(robot.body_names) != len(robot.joint_names):
        raise Error("a joint follows another one (mimic), which this format holds differently", "unsupported", robot.name)
    return list(range(len(robot.joint_names)))


def _inertia(robot: Robot, body: int) -> tuple[float, Any, Any]:
    """Mass [kg], centre of mass [m] and inertia about it [kg·m²], in the body's frame."""
    import numpy as np

    xx, xy, xz, yy, yz, zz, mx, my, mz, mass = robot.nominal()[10 * body : 10 * body + 10]
    centre = np.array([mx, my, mz]) / mass if mass > 0 else np.zeros(3)
    about_origin = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    return float(mass), centre, about_origin - mass * (centre @ centre * np.eye(3) - np.outer(centre, centre))


def _states(robot: Robot) -> tuple[Any, Any, Any]:
    import numpy as np

    return tuple(np.random.default_rng(1).normal(size=(3, 20, robot.joint_count)))


def _compare(robot: Robot, theirs: Any, q: Any, v: Any, a: Any, terms: tuple[str, ...], place: str) -> None:
    import numpy as np

    ours = robot.inverse_dynamics(q, v, a, terms=terms)
    worst = float(np.abs(np.asarray(theirs) - ours).max() / max(1.0, float(np.abs(ours).max())))
    if not worst <= _TOLERANCE:
        raise Error(
            f"its torques differ from this robot's by {worst:.1e} of the largest one",
            "meaning",
            place,
            "Frames of the bodies, axes, mounting or gravity are not the same; the numbers were not handed over.",
        )


def to_pinocchio(robot: Robot) -> Any:
    pin = _needs("pinocchio")
    model = pin.buildModelFromXML(robot.to_urdf())
    order = [model.joints[model.getJointId(name)].idx_v for name in robot.joint_names]
    if model.nq != robot.joint_count:
        raise Error("a continuous joint has two coordinates there", "unsupported", robot.name, "Give the joint limits.")
    model.gravity.linear = robot.gravity_in_base
    for at, drive in zip(order, _drives(robot)):
        model.armature[at] = drive["IA"]
        model.damping[at] = drive["FV"]
        model.friction[at] = drive["FC"]
    data = model.createData()
    q, v, a = _states(robot)
    back = [order.index(k) for k in range(len(order))]
    theirs = [pin.rnea(model, data, x[back], y[back], z[back])[order] for x, y, z in zip(q, v, a)]
    _compare(robot, theirs, q, v, a, ("rotor",), "pinocchio")
    return model


def _write_body(body: Any, mass: float, centre: Any, inertia: Any) -> None:
    body.explicitinertial = True
    body.mass = mass
    body.ipos = centre
    body.iquat = [1, 0, 0, 0]
    body.inertia = [0, 0, 0]
    body.fullinertia = [inertia[0, 0], inertia[1, 1], inertia[2, 2], inertia[0, 1], inertia[0, 2], inertia[1, 2]]


def _empty_fixed_children(body: Any) -> None:
    """What is fixed to a body was identified as part of it."""
    for child in body.bodies:
        if len(child.joints) == 0:
            child.explicitinertial = True
            child.mass = 0
            child.ipos = [0, 0, 0]
            child.iquat = [1, 0, 0, 0]
            child.inertia = [0, 0, 0]
            for geom in child.geoms:
                geom.mass = 0
            _empty_fixed_children(child)


def _mujoco_torques(mujoco: Any, spec: Any, robot: Robot, q: Any, v: Any, a: Any) -> Any:
    import numpy as np

    try:
        model = spec.copy().compile()
    except ValueError as error:
        raise Error(f"it does not compile: {error}", "meaning", "mujoco.MjSpec",
                    "Meshes of a URDF are found where MuJoCo can open them; spec.compile() must work first.") from None  # fmt: skip
    model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT
    data = mujoco.MjData(model)
    joints = [model.joint(name) for name in robot.joint_names]
    out = np.zeros_like(q)
    for k in range(len(q)):
        for j, joint in enumerate(joints):
            data.qpos[joint.qposadr[0]], data.qvel[joint.dofadr[0]] = q[k, j], v[k, j]
            data.qacc[joint.dofadr[0]] = a[k, j]
        mujoco.mj_inverse(model, data)
        out[k] = [data.qfrc_inverse[joint.dofadr[0]] for joint in joints]
    return out


def to_mujoco(robot: Robot, spec: Any = None) -> Any:
    mujoco = _needs("mujoco")
    place = "mujoco.MjSpec"
    if spec is None:
        spec = mujoco.MjSpec.from_string(robot.to_mjcf())
    # Written into a copy first: a spec of another robot is left as it was.
    for target in (spec.copy(), spec):
        for body, name, drive in zip(_bodies(robot), robot.joint_names, _drives(robot)):
            joint = target.joint(name)
            if joint is None:
                known = ", ".join(j.name for j in target.joints)
                raise Error(f"it has no joint {name}; its joints are {known}", "not found", place)
            joint.armature = drive["IA"]
            joint.damping = [drive["FV"], 0, 0] if hasattr(joint.damping, "__len__") else drive["FV"]
            joint.frictionloss = drive["FC"]
            _write_body(joint.parent, *_inertia(robot, body))
            _empty_fixed_children(joint.parent)
        q, v, a = _states(robot)
        _compare(robot, _mujoco_torques(mujoco, target, robot, q, v, a), q, v, a, ("viscous", "rotor"), place)
    return spec


def model_to_pinocchio(model: Model) -> Any:
    return to_pinocchio(model.identified_robot())


def model_to_mujoco(model: Model, spec: Any = None) -> Any:
    return to_mujoco(model.identified_robot(), spec)


def _drake_torques(drake: Any, plant: Any, robot: Robot, q: Any, v: Any, a: Any) -> Any:
    import numpy as np

    context = plant.CreateDefaultContext()
    order = [plant.GetJointByName(name).velocity_start() for name in robot.joint_names]
    out = np.zeros_like(q)
    state = np.zeros((3, len(order)))
    for k in range(len(q)):
        state[:, order] = q[k], v[k], a[k]
        plant.SetPositions(context, state[0])
        plant.SetVelocities(context, state[1])
        forces = drake.tree.MultibodyForces(plant)
        plant.CalcForceElementsContribution(context, forces)
        out[k] = plant.CalcInverseDynamics(context, state[2], forces)[order]
    return out


def to_drake(robot: Robot) -> Any:
    drake = _needs("pydrake.multibody")
    _needs("pydrake.multibody.parsing")
    _needs("pydrake.multibody.plant")
    _needs("pydrake.multibody.tree")
    plant = drake.plant.MultibodyPlant(time_step=0.0)
    (instance,) = drake.parsing.Parser(plant).AddModelsFromString(robot.to_urdf(), "urdf")
    # The body that no joint moves or fixes to another one is the base.
    hung = {plant.get_joint(index).child_body().index() for index in plant.GetJointIndices(instance)}
    base = next(index for index in plant.GetBodyIndices(instance) if index not in hung)
    plant.WeldFrames(plant.world_frame(), plant.get_body(base).body_frame())
    for name, drive in zip(robot.joint_names, _drives(robot)):
        joint = plant.GetJointByName(name)
        joint.set_default_damping_vector([drive["FV"]])
        actuator = plant.AddJointActuator(f"{name}_drive", joint)
        actuator.set_default_rotor_inertia(drive["IA"])
    plant.mutable_gravity_field().set_gravity_vector(robot.gravity_in_base)
    plant.Finalize()
    if plant.num_positions() != robot.joint_count:
        raise Error(f"it has {plant.num_positions()} coordinates, the robot {robot.joint_count}", "unsupported", "drake")
    q, v, a = _states(robot)
    _compare(robot, _drake_torques(drake, plant, robot, q, v, a), q, v, a, ("viscous", "rotor"), "drake")
    return plant


def model_to_drake(model: Model) -> Any:
    return to_drake(model.identified_robot())
