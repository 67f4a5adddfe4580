"""Dynamic models of robot arms that can be trusted.

    robot = armature.Robot.load("panda")                  # a catalogue name, a URDF, a robot file
    design = armature.design(robot)                       # the motion that shows its parameters, certified
    rehearsal = armature.rehearse(robot, design)          # on a simulated robot first
    found = armature.identify(robot, rehearsal.recording) # or Recording.read("log.csv")
    print(found, found.model.base)

Every verb of the command line is a function here, made from the same declaration of its options.
"""

from ._core import Base, Information, Model, Monitor, Recording, Robot, Samples, version as __version__
from ._errors import Error
from ._estimator import TorqueEstimator
from ._lerobot import read_lerobot
from ._orders import from_pinocchio_order, to_pinocchio_order
from ._outcome import Finding, Input, Outcome, Verdict
from ._verbs import *
from ._verbs import __all__ as _verbs

__all__ = [
    "Base",
    "Error",
    "Finding",
    "Information",
    "Input",
    "Model",
    "Monitor",
    "Outcome",
    "Recording",
    "Robot",
    "Samples",
    "TorqueEstimator",
    "Verdict",
    "from_pinocchio_order",
    "read_lerobot",
    "to_pinocchio_order",
]
__all__ += _verbs
