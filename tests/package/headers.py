"""Every public header compiles alone, and the umbrella includes each of them.

usage: headers.py COMPILER SOURCE [INCLUDE...]
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys

compiler, source, *includes = sys.argv[1:]
public = pathlib.Path(source) / "include"
headers = sorted(path.name for path in (public / "armature").glob("*.hpp"))


def mistakes(header):
    """What the compiler says of a source that includes this header and nothing else."""
    flags = ["-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", f"-I{public}"]
    flags += [part for path in includes for part in ("-isystem", path)]
    done = subprocess.run([compiler, *flags, "-x", "c++", "-"], input=f"#include <armature/{header}>\n", text=True,
                          capture_output=True)
    return "" if done.returncode == 0 else f"armature/{header} does not compile alone:\n{done.stderr}"


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    problems = [text for text in pool.map(mistakes, headers) if text]
umbrella = (public / "armature/armature.hpp").read_text()
problems += [f"armature.hpp does not include {name}" for name in headers
             if name != "armature.hpp" and f'"armature/{name}"' not in umbrella and f"<armature/{name}>" not in umbrella]
print("\n".join(problems) or f"{len(headers)} headers")
sys.exit(1 if problems else 0)
