"""A directory in which commands are tried, and what the rows make and measure there."""
import copy
import hashlib
import html.parser
import json
import os
import shutil
import subprocess


class Here:
    """A directory with a recording, a motion and a model of planar2r."""

    def __init__(self, armature, folder, common):
        self.armature, self.folder = armature, folder
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(common, folder) if common else os.makedirs(folder)

    def at(self, *parts):
        return os.path.join(self.folder, *parts)

    def run(self, *words, **how):
        return subprocess.run([self.armature, *words], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False, timeout=120, **how)

    def expect(self, codes, *words, says=()):
        done = self.run(*words)
        if done.returncode not in codes:
            raise AssertionError(f"{' '.join(words)}: exit {done.returncode}, not {codes}: {done.stdout[-400:]}")
        for text in [says] if isinstance(says, str) else says:
            if text not in done.stdout:
                raise AssertionError(f"{' '.join(words)}: \"{text}\" is not said: {done.stdout[-400:]}")
        for text in ("json.exception", "std::", "Segmentation", "Please report"):
            if text in done.stdout:
                raise AssertionError(f"{' '.join(words)}: {done.stdout[-400:]}")
        return done.stdout

    def write(self, name, text):
        with open(self.at(name), "w" if isinstance(text, str) else "wb", **({"encoding": "utf-8"} if isinstance(text, str) else {})) as file:
            file.write(text)

    def read(self, name):
        with open(self.at(name), encoding="utf-8") as file:
            return file.read()

    def rows(self, name="log.csv"):
        """(lines before the numbers, rows of texts)"""
        lines = self.read(name).splitlines()
        head = next(i for i, line in enumerate(lines) if not line.startswith("#"))
        return [line for line in lines[:head + 1] if "rows:" not in line], [line.split(",") for line in lines[head + 1:]]

    def save(self, name, head, rows):
        self.write(name, "\n".join(head + [",".join(map(str, row)) for row in rows]) + "\n")

    def model(self, change, name="bad"):
        """A copy of the model with a change and without its checksum, as a person may edit it."""
        data = json.loads(self.read("model/model.json"))
        data.pop("sha256", None)
        change(data)
        os.makedirs(self.at(name), exist_ok=True)
        self.write(name + "/model.json", json.dumps(data))
        return name


def says_good(text):
    return any(line.startswith("good:") for line in text.splitlines())


def measured(here, *words):
    """Exit code, processor seconds and the largest process [MB] of a command."""
    process = subprocess.Popen([here.armature, *words], cwd=here.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def rounded(data):
    """Numbers of 15 digits, which every writer of JSON writes alike; of 17 there is more than one shortest form."""
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    if isinstance(data, list):
        return [rounded(value) for value in data]
    return float(f"{data:.15g}") if isinstance(data, float) else data


def signed(body):
    """information.json with the checksum that belongs to this body."""
    body = rounded(body)
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
    return json.dumps({"format": "armature information", "version": 1, "sha256": hashlib.sha256(text.encode()).hexdigest(), "body": body}, separators=(",", ":"), ensure_ascii=False)


def numbers_in(data, path=()):
    """Places of all numbers and lists in a tree of JSON."""
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers_in(value, path + (key,))
        if path and isinstance(data, list):
            yield path
    elif isinstance(data, (int, float)) and not isinstance(data, bool):
        yield path


def crafted(data, rng):
    """A copy with one number or list changed."""
    data = copy.deepcopy(data)
    places = list(numbers_in(data))
    *way, last = rng.choice(places)
    at = data
    for key in way:
        at = at[key]
    if isinstance(at[last], list):
        at[last] = rng.choice([[], at[last][:-1], at[last] * 2, [[]], at[last] + [1]])
    else:
        at[last] = rng.choice([-1, 0, 2, 7, 1000, 2**31, -2**31, 2**63, 1e308, -1e308, 1e-320, 0.5])
    return data


def offspring(process):
    try:
        with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except FileNotFoundError:
        return []


def alive(process):
    try:
        with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class Scripts(html.parser.HTMLParser):
    """What a browser would run."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        if tag == "script" or any(key.startswith("on") for key, _ in attrs):
            self.found.append(tag)
