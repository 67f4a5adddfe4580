"""fit, predict, score: an identification for those who think in scikit-learn's terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ._core import Model, Recording, Robot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from ._outcome import Outcome


class TorqueEstimator:
    """Torques from motion. X is (samples, 3 · joints): positions, velocities and accelerations side by side; y is
    (samples, joints) [N·m or N].

    fit() is identify() with the motion as it is given; its verdict and report are in `outcome_`, its model in `model_`.
    """

    def __init__(
        self,
        robot: Robot,
        *,
        rate_hz: float,
        terms: str | Sequence[str] = ("viscous", "coulomb"),
    ) -> None:
        self.robot = robot
        self.rate_hz = rate_hz
        self.terms = terms
        self.outcome_: Outcome | None = None
        self.model_: Model | None = None

    def get_params(self, deep: bool = True) -> dict[str, Any]:
        return {"robot": self.robot, "rate_hz": self.rate_hz, "terms": self.terms}

    def set_params(self, **parameters: Any) -> TorqueEstimator:
        for name, value in parameters.items():
            if name not in self.get_params():
                raise ValueError(f"there is no parameter {name}; expected robot, rate_hz or terms")
            setattr(self, name, value)
        return self

    def _split(self, X: ArrayLike) -> tuple[Any, Any, Any]:
        import numpy as np

        array = np.asarray(X, dtype=np.float64)
        n = self.robot.joint_count
        if array.ndim != 2 or array.shape[1] != 3 * n:
            raise ValueError(f"X has shape {array.shape}; expected (samples, {3 * n}): q, v and a of {n} joints")
        return array[:, :n], array[:, n : 2 * n], array[:, 2 * n :]

    def fit(self, X: ArrayLike, y: ArrayLike) -> TorqueEstimator:
        import numpy as np

        from ._verbs import identify

        q, v, a = self._split(X)
        time = np.arange(len(q)) / self.rate_hz
        recording = Recording.from_arrays(time, q, v=v, a=a, tau=y, joints=self.robot)
        self.outcome_ = identify(self.robot, recording, terms=self.terms, motion="recorded")
        self.model_ = self.outcome_.model
        return self

    def predict(self, X: ArrayLike) -> NDArray[np.float64]:
        if self.model_ is None:
            raise ValueError("fit() was not called")
        return self.model_.predict(*self._split(X))

    def score(self, X: ArrayLike, y: ArrayLike) -> float:
        """R²: 1 is perfect, 0 is as good as the mean torque of each joint."""
        import numpy as np

        truth = np.asarray(y, dtype=np.float64)
        rest = float(((truth - self.predict(X)) ** 2).sum())
        return 1 - rest / float(((truth - truth.mean(axis=0)) ** 2).sum())
