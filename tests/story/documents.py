"""Commands and file names as the documents give them."""
import pathlib
import re

root = pathlib.Path(__file__).resolve().parent.parent.parent


def code_lines(text):
    """(line number, line) of everything in a fenced or indented block; fences of other languages than a shell are left out."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        opening = re.match(r"```(\w*)", line)
        if opening:
            fence = None if fence is not None else opening[1]
        elif fence in ("", "sh", "bash", "console", "shell") or (fence is None and line.startswith("    ")):
            yield number, line.strip()


def commands(path):
    """[(place, command)]: every line of a block that begins with "armature ", without the remark behind it."""
    text = path.read_text()
    name = path.relative_to(root).as_posix()
    return [(f"{name}:{number}", re.sub(r"\s+#.*", "", line)) for number, line in code_lines(text)
            if line.startswith("armature ")]


# What a reader types in the place of a word in capitals.
WORDS = {"ROBOT": "panda", "R": "panda", "DESIGN": "design", "MODEL": "model", "BASE.csv": "base.csv", "FORMAT": "c",
         "SHELL": "bash", "DIR": "model", "DIR...": "model_of_may"}
LOGS = {"validate": "other_motion.csv", "payload": "with_tool.csv", "monitor": "a_day.csv"}
FORMATS = {"play": "csv"}


def spelt_out(command):
    """A command of a sentence or a table with file names for its placeholders; None where it only names a verb."""
    verb, *rest = command.split()[1:]
    if not rest and verb != "demo" or any(re.search(r"[\[|<…]", word) for word in rest):
        return None
    words = [LOGS.get(verb, "log.csv") if word == "LOG..." else FORMATS.get(verb, WORDS[word]) if word == "FORMAT"
             else WORDS.get(word, word) for word in rest]
    if any(word.isupper() for word in words) or words[:1] != ["--list"] and "".join(words[:1]).startswith("--"):
        return None
    return " ".join(["armature", verb, *words])


def quoted_commands(path):
    """[(place, command)] of the commands in sentences and tables."""
    name = path.relative_to(root).as_posix()
    found = [(f"{name}:{number}", spelt_out(command)) for number, line in enumerate(path.read_text().splitlines(), 1)
             for command in re.findall(r"`(armature [a-z]+[^`]*)`", line)]
    return [(place, command) for place, command in found if command]


def named_files(path):
    """Paths in back quotes that lie in a directory which a command of the same document writes."""
    out = {re.search(r"--out (\S+)", command)[1] for _, command in commands(path) if "--out " in command}
    quoted = re.findall(r"`([^`\s]+)`", path.read_text())
    return sorted({name for name in quoted if name.split("/")[0] in out})


def pages():
    """README, the tutorial, then the other pages. That of fleets belongs to the Python package, whose tests run it."""
    docs = sorted(page for page in (root / "docs").rglob("*.md") if page.name != "fleet.md")
    first = [root / "README.md", root / "docs/tutorial.md"]
    return first + [page for page in docs if page not in first]
