"""Arrays as people have them, and sentences for those that do not fit."""

from __future__ import annotations

import numpy as np
import pytest

import armature


@pytest.fixture(scope="module")
def panda() -> armature.Robot:
    return armature.Robot.load("panda")


@pytest.fixture(scope="module")
def motion() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return tuple(np.random.default_rng(3).normal(size=(3, 600, 7)))


def same(one: np.ndarray, other: np.ndarray) -> bool:
    return one.shape == other.shape and one.tobytes() == other.tobytes()


def test_regressor_times_parameters_is_inverse_dynamics(panda, motion) -> None:
    torque = panda.inverse_dynamics(*motion)
    assert np.abs(panda.regressor(*motion) @ panda.nominal() - torque).max() < 1e-12 * np.abs(torque).max()


def test_mass_matrix_and_bias_are_inverse_dynamics(panda, motion) -> None:
    q, v, a = motion
    torque = np.einsum("kij,kj->ki", panda.mass_matrix(q), a) + panda.bias(q, v)
    assert np.abs(torque - panda.inverse_dynamics(q, v, a)).max() < 1e-11
    assert np.abs(panda.forward_dynamics(q, v, torque) - a).max() < 1e-9
    assert np.abs(panda.gravity(q) - panda.bias(q, 0 * v)).max() < 1e-12


def test_layouts_give_the_same_bits(panda, motion) -> None:
    expected = panda.inverse_dynamics(*motion)
    assert expected.flags.c_contiguous and expected.dtype == np.float64
    fortran = [np.asfortranarray(x) for x in motion]
    wide = [np.repeat(np.repeat(x, 2, axis=0), 3, axis=1)[::2, ::3] for x in motion]
    backwards = [x[::-1] for x in motion]
    assert same(panda.inverse_dynamics(*fortran), expected)
    assert same(panda.inverse_dynamics(*wide), expected)
    assert same(panda.inverse_dynamics(*(x.tolist() for x in motion)), expected)
    assert np.array_equal(panda.inverse_dynamics(*backwards), expected[::-1])


def test_threads_give_the_same_bits(panda, motion) -> None:
    assert same(panda.regressor(*motion, threads=2), panda.regressor(*motion))


def test_float32_is_converted(panda, motion) -> None:
    single = [x.astype(np.float32) for x in motion]
    assert same(panda.inverse_dynamics(*single), panda.inverse_dynamics(*(x.astype(np.float64) for x in single)))


def test_pandas_columns_are_accepted(panda, motion) -> None:
    pandas = pytest.importorskip("pandas")
    frames = [pandas.DataFrame(x, columns=panda.joint_names) for x in motion]
    assert same(panda.inverse_dynamics(*frames), panda.inverse_dynamics(*motion))
    assert same(panda.gravity(frames[0].iloc[0]), panda.gravity(motion[0][0]))


def test_one_sample_has_no_axis_of_samples(panda, motion) -> None:
    q, v, a = (x[0] for x in motion)
    assert panda.regressor(q, v, a).shape == (7, 70)
    assert panda.mass_matrix(q).shape == (7, 7)
    assert same(panda.inverse_dynamics(q, v, a), panda.inverse_dynamics(*motion)[0])


def test_no_samples(panda) -> None:
    empty = np.empty((0, 7))
    assert panda.regressor(empty, empty, empty).shape == (0, 7, 70)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (np.zeros((5, 6)), r"^q has shape \(5, 6\); expected \(samples, 7\) or \(7,\): the robot has 7 joints$"),
        (np.zeros(6), r"^q has shape \(6,\); expected \(samples, 7\) or \(7,\)"),
        (np.zeros((2, 3, 7)), r"^q has shape \(2, 3, 7\)"),
        (3.0, r"^q has shape \(\); expected"),
    ],
)
def test_wrong_shapes_get_a_sentence(panda, wrong, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        panda.gravity(wrong)


def test_what_is_not_numbers_gets_a_sentence(panda, motion) -> None:
    with pytest.raises(TypeError, match="^q is not an array of numbers: got str$"):
        panda.gravity("hello")
    with pytest.raises(TypeError, match="^q is not an array of numbers: it holds complex numbers$"):
        panda.gravity(1j * motion[0])
    with pytest.raises(ValueError, match="^q has 600 samples and v has 599; expected as many$"):
        panda.inverse_dynamics(motion[0], motion[1][1:], motion[2])
    with pytest.raises(ValueError, match="^parameters has 3 numbers; expected 70$"):
        panda.gravity(motion[0], parameters=[1, 2, 3])


def test_pinocchio_order_there_and_back(panda) -> None:
    names = np.arange(70.0)
    order = armature.to_pinocchio_order(panda, names)
    # M MX MY MZ XX XY YY XZ YZ ZZ of the first body in ours: XX XY XZ YY YZ ZZ MX MY MZ M.
    assert list(order[:10]) == [9, 6, 7, 8, 0, 1, 3, 2, 4, 5]
    assert np.array_equal(armature.from_pinocchio_order(panda, order), names)


def resident_kib() -> int:
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def test_no_leak_in_ten_thousand_calls(panda, motion, model, recording) -> None:
    q, v, a = (x[:20] for x in motion)
    watch = armature.Monitor(model, threshold=[5.0, 5.0])
    part = recording.slice(0, 50)
    text, two = model.to_json(), [np.zeros(2)] * 3

    def once() -> None:
        panda.regressor(q, v, a)
        panda.inverse_dynamics(q.tolist(), v, a.astype(np.float32))
        panda.mass_matrix(q)
        armature.Robot.load("planar2r").to_yaml()
        armature.Recording.from_arrays(part.time, part.q, tau=part.tau).to_csv()
        watch.update(*two)
        with pytest.raises(ValueError):
            panda.gravity(q[:, :3])
        with pytest.raises(armature.Error):
            armature.Model.from_json(text[:200])

    for _ in range(500):
        once()
    before = resident_kib()
    for _ in range(10_000):
        once()
    # One leaked array of 20 × 7 × 70 numbers a call would be 770 MB, one leaked robot file 20 MB, one leaked message 1 MB.
    assert resident_kib() - before < 1_000


def test_no_leak_in_identifications(robot, recording) -> None:
    """A job holds megabytes: a leak of one in a thousand of it shows in a hundred."""
    log = recording.slice(0, 2_000)
    armature.identify(robot, log, partial=True)
    for _ in range(20):
        armature.identify(robot, log, partial=True)
    before = resident_kib()
    for _ in range(100):
        armature.identify(robot, log, partial=True)
    assert resident_kib() - before < 4_000
