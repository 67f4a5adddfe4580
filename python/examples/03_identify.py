# %% [markdown]
# # Which numbers fit, and how sure are they?
#
# Run 02_design_and_rehearse first.

# %%
import numpy as np

import armature

robot = armature.Robot.load("planar2r")
recording = armature.Recording.read("rehearsal/recording.csv")
found = armature.identify(robot, recording, out="model", force=True)
print(found)

# %% [markdown]
# Verdicts are data. A notebook shows the verdict, the findings and the page of the job.

# %%
if not found.verdict:
    for finding in found.findings:
        print(finding.severity, finding.where, finding.message, finding.advice)
found

# %% [markdown]
# Base parameters with their standard deviations.

# %%
model = found.model
for name, value, variance in zip(model.base_names, model.base, np.diag(model.base_covariance)):
    print(f"{name:6} {value:10.6f} ± {np.sqrt(variance):.6f}")
found.plot()

# %% [markdown]
# What any two logs say can be gathered apart and added: the result is that of both together.

# %%
half = len(recording) // 2
parts = [
    armature.identify(robot, part, partial=True).information
    for part in (recording.slice(0, half), recording.slice(half, len(recording) - half))
]
print(armature.identify(parts[0] + parts[1]).verdict.text)
