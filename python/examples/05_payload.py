# %% [markdown]
# # What hangs on the flange?
#
# Ten numbers with intervals, from a robot that is known.

# %%
import armature

model = armature.Model.load("model")
load = armature.payload(model, "loaded/recording.csv")
print(load)
