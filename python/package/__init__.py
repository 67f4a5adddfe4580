"""Dynamic models of robot arms that can be trusted.

    robot = armature.Robot.load("panda")                  # a catalogue name, a URDF, a robot file
    design = armature.design(robot)                       # the motion that shows its parameters, certified
    rehearsal = armature.rehearse(robot, design)          # on a simulated robot first
    found = armature.identify(robot, rehearsal.recording) # or Recording.read("log.csv")
    print(found, found.model.base)

Every verb of the command line is a function here, made from the same declaration of its options.
"""

import typing as _typing

from ._core import Base, Information, Model, Monitor, Recording, Robot, Samples, version as __version__
from ._errors import Error
from ._estimator import TorqueEstimator
from ._lerobot import read_lerobot
from ._orders import from_pinocchio_order, to_pinocchio_order
from ._outcome import Finding, Input, Outcome, Verdict
from ._verbs import *
from ._verbs import __all__ as _names_of_verbs

if _typing.TYPE_CHECKING:
    from ._fleet.run import Fleet, fleet
    from ._fleet.study import Study, study

__all__ = [
    "Base",
    "Error",
    "Finding",
    "Fleet",
    "Information",
    "Input",
    "Model",
    "Monitor",
    "Outcome",
    "Recording",
    "Robot",
    "Samples",
    "Study",
    "TorqueEstimator",
    "Verdict",
    "fleet",
    "from_pinocchio_order",
    "read_lerobot",
    "study",
    "to_pinocchio_order",
]
__all__ += _names_of_verbs

#: What is imported when it is first asked for: those who look at one arm do not wait for it.
_LATER = {"Fleet": "run", "fleet": "run", "Study": "study", "study": "study"}


def __getattr__(name: str) -> _typing.Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"._fleet.{_LATER[name]}", __name__), name)
    globals()[name] = value
    return value
