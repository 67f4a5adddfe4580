# %% [markdown]
# # Did something touch the arm?
#
# The observer live, sample by sample.

# %%
import numpy as np

import armature

model = armature.Model.load("model")
recording = armature.Recording.read("other/recording.csv")
samples = recording.prepare(model.robot, motion="smoother")

# %% [markdown]
# The largest residual of a quiet run, with a margin, is the threshold.

# %%
watch = armature.Monitor(model, rate_hz=samples.rate_hz)
largest = np.zeros(len(model.joint_names))
for q, v, tau in zip(samples.q, samples.v, samples.tau):
    watch.update(q, v, tau)
    largest = np.maximum(largest, np.abs(watch.residual))

# %% [markdown]
# A push of eight times that on the second joint, for a fifth of a second.

# %%
tau = samples.tau.copy()
start = len(tau) // 2
tau[start : start + int(0.2 * samples.rate_hz), 1] += 8 * largest[1]
watch = armature.Monitor(model, rate_hz=samples.rate_hz, threshold=1.5 * largest)
contacts = [k for k in range(len(tau)) if watch.update(samples.q[k], samples.v[k], tau[k])]
assert contacts and contacts[0] >= start, "the push must be seen, and nothing before it"
print(f"push at {samples.time[start]:.2f} s, seen at {samples.time[contacts[0]]:.2f} s")
