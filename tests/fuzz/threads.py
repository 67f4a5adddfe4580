"""The verbs that work in threads, the studio under attack, and Python's threads, with clang's thread sanitizer.

usage: threads.py ARMATURE_THREADS WORK [PYTHON PACKAGES RUNTIME]

ARMATURE_THREADS is the command line whose threaded parts were compiled with -fsanitize=thread (CMakeLists.txt); below PACKAGES is the
Python package with an extension compiled so, RUNTIME is GCC's library of the sanitizer (clang 14's has none that can
be loaded before a program), which must be there before Python. A race ends a command
with exit code 66 and a report.
"""
import os
import shutil
import subprocess
import sys

RACE = 66
#: Twenty times what the threads take.
DEADLOCK_S = 900

VERBS = [["design", "planar2r", "--budget-s", "20", "--starts", "4", "--bound-s", "2", "--out", "design"],
         ["rehearse", "planar2r", "design", "--periods", "2", "--realism", "lab", "--out", "rehearsal"],
         ["identify", "planar2r", "rehearsal/recording.csv", "--out", "model"],
         ["identify", "planar2r", "uneven.csv", "--out", "smoothed"],
         ["validate", "model", "uneven.csv", "--out", "validation"],
         ["payload", "model", "rehearsal/recording.csv", "--out", "load"],
         ["monitor", "model", "rehearsal/recording.csv", "--out", "contacts"]]


def uneven(work):
    """The recording with every seventh row left out: no period, so that the smoother has to work."""
    lines = open(os.path.join(work, "rehearsal/recording.csv"), encoding="utf-8").read().splitlines()
    head = [line for line in lines if line.startswith("#") and "rows:" not in line]
    table = [line for line in lines if not line.startswith("#")]
    kept = [table[0]] + [line for number, line in enumerate(table[1:]) if number % 7 != 3]
    with open(os.path.join(work, "uneven.csv"), "w", encoding="utf-8") as file:
        file.write("\n".join(head + kept) + "\n")


#: Four robots one after the other, then four threads with one each, twice: the same bytes. What is made once in a program (tables in
#: static variables of code that is not instrumented) is made by the first part: the sanitizer cannot see the locks of the compiler.
FOUR = """
import threading
import armature
robots = [armature.Robot.load(name) for name in ("planar2r", "ir361", "planar2r", "ir361")]
logs = [armature.rehearse(robot, armature.design(robot, budget_s=1, bound_s=0), periods=2, seed=seed).recording for seed, robot in enumerate(robots, 1)]
alone = [armature.identify(robot, log, threads=1).files for robot, log in zip(robots, logs)]
found = [[], [], [], []]
def work(i):
    for _ in range(2):
        found[i].append(armature.identify(robots[i], logs[i], threads=2).files)
        robots[i].regressor(*([logs[i].q] * 3))
threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
for i in range(4):
    assert len(found[i]) == 2 and all(files["estimate.json"] == alone[i]["estimate.json"] for files in found[i]), i
"""


def python_threads(work, environment, python, packages, runtime):
    """True where four Python threads raced or differed."""
    try:
        done = subprocess.run([python, "-c", FOUR], cwd=work, env={**environment, "LD_PRELOAD": runtime, "PYTHONPATH": os.path.abspath(packages)},
                              capture_output=True, text=True, check=False, timeout=DEADLOCK_S)
    except subprocess.TimeoutExpired:
        print(f"four Python threads: not ready after {DEADLOCK_S} s, do they wait for each other?")
        return True
    print(f"four Python threads: exit {done.returncode}")
    if done.returncode:
        print((done.stdout + done.stderr)[-4000:])
    return done.returncode != 0


def main():
    program, work = (os.path.abspath(path) for path in sys.argv[1:3])
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    environment = dict(os.environ, TSAN_OPTIONS=f"halt_on_error=1:exitcode={RACE}:second_deadlock_stack=1")
    failed = 0
    for words in VERBS:
        if "uneven.csv" in words and not os.path.exists(os.path.join(work, "uneven.csv")):
            uneven(work)
        done = subprocess.run([program, *words], cwd=work, env=environment, capture_output=True, text=True, check=False)
        print(f"{words[0]}: exit {done.returncode}", flush=True)
        if done.returncode not in (0, 1):
            failed += 1
            print(done.stderr[-4000:])
    attacks = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio", "attacks.py")
    done = subprocess.run([sys.executable, attacks, program, os.path.join(work, "studio"), "--quick"], env=environment, capture_output=True, text=True, check=False)
    print(f"the studio under attack: exit {done.returncode}")
    if done.returncode not in (0, 77) or "ThreadSanitizer" in done.stdout + done.stderr:
        failed += 1
        print((done.stdout + done.stderr)[-4000:])
    if len(sys.argv) > 3:
        failed += python_threads(work, environment, *sys.argv[3:6])
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
