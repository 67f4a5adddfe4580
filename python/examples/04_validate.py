# %% [markdown]
# # Would you trust it?
#
# Predicted against measured torque on a motion the model has not seen.

# %%
import numpy as np

import armature

model = armature.Model.load("model")
recording = armature.Recording.read("other/recording.csv")
judged = armature.validate(model, recording)
print(judged)

# %% [markdown]
# The same by hand: torque and prediction are (samples, joints) arrays.

# %%
samples = recording.prepare(model.robot)
error = samples.tau - model.predict_samples(samples)
print("RMS [N·m]:", np.sqrt((error**2).mean(axis=0)))
