"""The bundles in the repository are what their sources give: built again and compared byte by byte.

usage: bundle.py SOURCE WORK

Needs node and the packages of web/package-lock.json: those in web/node_modules, or from npm. Exit code 77: neither is
there. What can be checked without them is always checked: sizes, and that every file the page names is there.
"""
import gzip
import os
import shutil
import subprocess
import sys

# What npm says where there is no network, or a registry that lacks a package. Anything else is a mistake of ours.
UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "E404", "E403")
PAIRS = (("dist/page.js", "page"), ("studio/dist/studio.js", "studio"), ("studio/dist/studio.css", "studio"), ("studio/dist/index.html", "studio"))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main():
    web, work = os.path.join(sys.argv[1], "web"), sys.argv[2]
    size = sum(len(gzip.compress(read(os.path.join(web, "studio/dist", name)), 9)) for name in ("index.html", "studio.js", "studio.css"))
    if size > 400_000:
        sys.exit(f"the studio's bundle is {size} bytes gzipped, more than 400000")
    if shutil.which("npm") is None:
        print("skipped: there is no npm on this machine")
        sys.exit(77)
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(web, work, ignore=shutil.ignore_patterns("node_modules"))
    # A tree of its own: the linter leaves out what a .gitignore above it names, and that is the build directory.
    os.makedirs(os.path.join(work, ".git"))
    modules = os.path.join(web, "node_modules")
    if os.path.isdir(modules):
        os.symlink(os.path.abspath(modules), os.path.join(work, "node_modules"))
    else:
        fetched = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=work, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if fetched.returncode != 0 and any(reason in fetched.stdout for reason in UNREACHABLE):
            print("skipped: npm cannot fetch the packages here")
            sys.exit(77)
        if fetched.returncode != 0:
            sys.exit("npm ci does not take web/package-lock.json:\n" + fetched.stdout)
    for command in (["npm", "run", "build"], ["npm", "run", "check"]):
        done = subprocess.run(command, cwd=work, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}")
    differ = [name for name, _ in PAIRS if read(os.path.join(web, name)) != read(os.path.join(work, name))]
    if differ:
        sys.exit(f"{', '.join(differ)}: not what the sources give. Run npm run build in web/ and commit.")


if __name__ == "__main__":
    main()
