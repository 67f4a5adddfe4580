"""What the studio writes has the bytes of the command it shows; killed and stopped jobs; without a browser.

usage: same_bytes.py ARMATURE WORK
"""
import json
import os
import shutil
import signal
import subprocess
import sys
import time

from job import same_bytes
from studio import Studio


def order(verb, out="", **options):
    return {"verb": verb, "options": options, "out": out}


def run(studio, request):
    job = studio.job(request)
    if job["state"] != "ended":
        sys.exit(f"{request['verb']}: {job['state']}: {job.get('error')}")
    return job


def child_of(studio):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(studio.process.pid)], stdout=subprocess.PIPE, text=True, check=False).stdout.split()
        if found:
            return int(found[0])
        time.sleep(0.05)
    sys.exit("no child was started")


def start(studio, request):
    return json.loads(studio.ask("POST", "/api/jobs", request)[2])["id"]


def interrupted(studio):
    """A job that is killed from outside is told and leaves nothing; one that is stopped keeps its best."""
    problems = []
    number = start(studio, order("design", "killed", robot="iiwa14", budget_s=300))
    os.kill(child_of(studio), signal.SIGKILL)
    if studio.wait(number)["state"] != "killed" or os.path.exists(os.path.join(studio.folder, "killed")):
        problems.append("a killed job is not told, or left something behind")
    number = start(studio, order("design", "stopped", robot="iiwa14", budget_s=3000, bound_s=0))
    # As long as it takes: a busy machine decides nothing here.
    while not any(job["id"] == number and job.get("history") for job in studio.state()["jobs"]):
        if not any(job["id"] == number and job["state"] == "running" for job in studio.state()["jobs"]):
            return problems + ["a search ended without progress"]
        time.sleep(0.1)
    studio.ask("POST", f"/api/jobs/{number}/stop", {})
    job = studio.wait(number, 1200)
    if job["state"] != "ended" or not job["envelope"]["stopped"]:
        problems.append(f"a search that was stopped: {job['state']}, {job.get('error')}")
    shutil.rmtree(os.path.join(studio.folder, "stopped"), ignore_errors=True)
    return problems


def main():
    armature, work = os.path.abspath(sys.argv[1]), sys.argv[2]
    shutil.rmtree(work, ignore_errors=True)
    folder = os.path.join(work, "folder")
    os.makedirs(folder)
    studio = Studio(armature, folder)
    try:
        studio.sign_in()
        urdf = subprocess.run([armature, "inspect", "planar2r", "--urdf"], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
        status, _, body = studio.ask("PUT", "/files/my%20robot.urdf", urdf, {"Content-Type": "application/octet-stream"})
        if status != 201:
            sys.exit(f"the upload was refused: {body!r}")
        robot = "my robot.urdf"
        if not os.path.exists(os.path.join(folder, robot)):
            robot = next(n for n in os.listdir(folder) if n.endswith(".urdf"))
        run(studio, order("design", "design", robot=robot, starts=1, budget_s=600, bound_s=0))
        run(studio, order("rehearse", "rehearsal", robot=robot, design="design", periods=2))
        run(studio, order("rehearse", "other", robot=robot, design="design", periods=2, seed=2))
        run(studio, order("play", "play", design="design", to="csv"))
        run(studio, order("identify", "model", input=[robot, "rehearsal/recording.csv"]))
        run(studio, order("validate", "validation", model="model", log=["other/recording.csv"]))
        run(studio, order("export", "export/arm.urdf", source="model", to="urdf"))
        problems = same_bytes(armature, studio, work, robot)
        problems += interrupted(studio)
    finally:
        studio.close()
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
