"""The structure of a file, by its kind, as other people's readers see it: two files of one structure differ in texts only."""
import ast
import csv
import html.parser
import io
import json
import os
import re
import subprocess
import xml.etree.ElementTree
import zipfile

import yaml


class Tags(html.parser.HTMLParser):
    """Elements and the names of their attributes, in order."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, tuple(sorted(key for key, _ in attrs))))

    def handle_endtag(self, tag):
        self.seen.append("/" + tag)

    def handle_comment(self, data):
        self.seen.append("comment")


def shape_of_json(value, keys=True):
    if isinstance(value, dict):
        return {("key" if not keys else k): shape_of_json(v, keys) for k, v in value.items()} if keys else [shape_of_json(v, keys) for v in value.values()]
    if isinstance(value, list):
        return [shape_of_json(v, keys) for v in value]
    return type(value).__name__ if not isinstance(value, (int, float)) else "number"


def html_shape(text):
    parser = Tags()
    parser.feed(text)
    parser.close()
    return parser.seen


def xml_shape(text):
    root = xml.etree.ElementTree.fromstring(text)
    return [(e.tag, tuple(sorted(e.attrib))) for e in root.iter()]


class Blank(ast.NodeTransformer):
    """Texts are not structure."""

    def visit_Constant(self, node):
        return ast.copy_location(ast.Constant("text"), node) if isinstance(node.value, str) else node


def python_shape(text):
    return ast.dump(Blank().visit(ast.parse(text)))


def c_shape(text, prefix):
    """Without comments and literals, and with the prefix of every name taken off."""
    done = subprocess.run(["gcc", "-fpreprocessed", "-dD", "-E", "-P", "-x", "c", "-"], input=text.encode("utf-8", "surrogateescape"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    code = re.sub(rb'"(\\.|[^"\\])*"', b'"text"', done.stdout)
    word = re.escape(prefix.encode())
    return re.sub(rb"\b(" + word + b"|" + word.upper() + rb")_", b"P_", code)


def csv_shape(text):
    lines = text.split("\n")
    rows = [len(row) for row in csv.reader(io.StringIO("\n".join(line for line in lines if not line.startswith("#")))) if row]
    comments = sum(1 for line in lines if line.startswith("#"))
    return rows, comments


def yaml_shape(text):
    return shape_of_json(yaml.safe_load(text), keys=False)


def lines_shape(text):
    return len(text.split("\n"))


def prefix_of(text):
    """What the names in a generated header begin with."""
    found = re.search(r"^#ifndef (\w+)_DYNAMICS_H", text, re.M)
    return found.group(1).lower() if found else "\0"


def npz_shape(data):
    return sorted(zipfile.ZipFile(io.BytesIO(data)).namelist())


def shape_of(path, data):
    """The structure of a file, by its kind; raises where its reader refuses it."""
    end = os.path.splitext(path)[1].lower()
    if end == ".npz":
        return len(npz_shape(data))
    text = data.decode("utf-8")
    if end == ".json":
        return shape_of_json(json.loads(text), keys=False)
    if end == ".html":
        return html_shape(text)
    if end in (".svg", ".urdf", ".sdf", ".xml"):
        return xml_shape(text)
    if end in (".yaml", ".yml"):
        return yaml_shape(text)
    if end == ".csv":
        return csv_shape(text)
    if end == ".py":
        return python_shape(text)
    if end == ".h":
        return c_shape(text, prefix_of(text))
    return lines_shape(text)
