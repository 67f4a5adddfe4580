"""Ten parameters per body in other libraries' order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from ._core import Robot

# Ours (Khalil): XX XY XZ YY YZ ZZ MX MY MZ M. Pinocchio: M MX MY MZ XX XY YY XZ YZ ZZ.
_OURS_IN_PINOCCHIO = (9, 6, 7, 8, 0, 1, 3, 2, 4, 5)


def _order(robot: Robot, columns: int) -> list[int]:
    bodies = len(robot.body_names)
    if columns < 10 * bodies:
        raise ValueError(f"the last axis has {columns} parameters; expected at least {10 * bodies}, ten per body")
    inertial = [10 * body + k for body in range(bodies) for k in _OURS_IN_PINOCCHIO]
    return inertial + list(range(10 * bodies, columns))


def to_pinocchio_order(robot: Robot, values: ArrayLike) -> NDArray[np.float64]:
    """Parameters, or the columns of a regressor, in Pinocchio's order (M MX MY MZ XX XY YY XZ YZ ZZ per body).

    The last axis is reordered; joint terms stay behind the bodies.
    """
    import numpy as np

    array = np.asarray(values, dtype=np.float64)
    return array[..., _order(robot, array.shape[-1])]


def from_pinocchio_order(robot: Robot, values: ArrayLike) -> NDArray[np.float64]:
    """The inverse of to_pinocchio_order."""
    import numpy as np

    array = np.asarray(values, dtype=np.float64)
    out = np.empty_like(array)
    out[..., _order(robot, array.shape[-1])] = array
    return out
