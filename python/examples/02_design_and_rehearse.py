# %% [markdown]
# # Which motion shows the parameters best, and is it safe?
#
# The search takes budget_s seconds; every limit is proven for every instant of the motion.

# %%
import armature

robot = armature.Robot.load("planar2r")
design = armature.design(robot, budget_s=1, seed=1, out="design", force=True)
print(design.verdict.level, design.verdict.text)

# %% [markdown]
# The motion on a simulated robot, with noise and friction, before a real one moves.

# %%
rehearsal = armature.rehearse(robot, design, out="rehearsal", force=True)
print(rehearsal)

# %% [markdown]
# A second motion, for validation, and a third with a load of 0.5 kg.

# %%
armature.rehearse(robot, armature.design(robot, budget_s=1, seed=2), periods=2, out="other", force=True)
armature.rehearse(robot, design, periods=3, load_kg=0.5, load_at_m=[0.1, 0, 0], out="loaded", force=True)

# %% [markdown]
# Positions and torques over time; `plot` needs matplotlib.

# %%
recording = rehearsal.recording
print(recording, recording.q.shape)
recording.plot()
