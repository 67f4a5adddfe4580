# %% [markdown]
# # What is the robot, and what can be identified?
#
# Torque is linear in the parameters: tau = Y(q, v, a) · pi = Y_b(q, v, a) · beta.

# %%
import numpy as np

import armature

robot = armature.Robot.load("planar2r")  # or "my_arm.urdf"
print(robot, robot.joint_names)

# %% [markdown]
# A motion of 1000 samples: one row per sample, one column per joint [rad, rad/s, rad/s²].
# Torques from the regressor and from inverse dynamics are the same numbers.

# %%
rng = np.random.default_rng(1)
q, v, a = rng.normal(size=(3, 1000, robot.joint_count))
Y = robot.regressor(q, v, a)
pi = robot.nominal()
tau = robot.inverse_dynamics(q, v, a)
print("Y", Y.shape, "largest difference", np.abs(Y @ pi - tau).max(), "N·m")

# %% [markdown]
# Not every parameter can be seen: these combinations can.

# %%
base = robot.base(terms="viscous,coulomb")
print(base)
print("\n".join(base.formulas))
