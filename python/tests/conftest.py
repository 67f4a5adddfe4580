"""A robot, a recording and a model that all tests share. Paths of the C++ twins come from the environment."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import armature


def program(variable: str) -> str:
    path = os.environ.get(variable, "")
    if not path:
        pytest.skip(f"{variable} does not name the program to compare with")
    return path


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("armature")


@pytest.fixture(scope="session")
def robot() -> armature.Robot:
    return armature.Robot.load("planar2r")


@pytest.fixture(scope="session")
def design(robot: armature.Robot) -> armature.Outcome:
    # Without a limit of time: the search ends by itself, in a second, with the same motion on a busy machine too.
    return armature.design(robot, seed=1)


@pytest.fixture(scope="session")
def rehearsal(robot: armature.Robot, design: armature.Outcome) -> armature.Outcome:
    return armature.rehearse(robot, design, periods=3)


@pytest.fixture(scope="session")
def recording(rehearsal: armature.Outcome) -> armature.Recording:
    return rehearsal.recording


@pytest.fixture(scope="session")
def found(robot: armature.Robot, recording: armature.Recording) -> armature.Outcome:
    return armature.identify(robot, recording)


@pytest.fixture(scope="session")
def model(found: armature.Outcome) -> armature.Model:
    return found.model
