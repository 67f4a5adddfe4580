"""As much of JSON Schema 2020-12 as docs/job.schema.json uses; an unknown keyword is an error of this file."""
import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
PLAIN = {"$schema", "title", "description", "$defs"}


def is_type(value, name):
    if name in ("number", "integer"):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return False
        return name == "number" or float(value).is_integer()
    return isinstance(value, TYPES[name])


def same(a, b):
    return a == b and isinstance(a, bool) == isinstance(b, bool)


def mistakes(value, schema, root, place="$"):
    """What is wrong with a value, as a list of sentences."""
    if schema is True:
        return []
    out = []
    for key, rule in schema.items():
        if key in PLAIN or key == "then":
            continue
        out += CHECKS[key](value, rule, schema, root, place)
    return out


def check_type(value, rule, schema, root, place):
    names = rule if isinstance(rule, list) else [rule]
    return [] if any(is_type(value, name) for name in names) else [f"{place} is not of type {rule}: {value!r}"]


def check_properties(value, rule, schema, root, place):
    if not isinstance(value, dict):
        return []
    return [m for key, inner in rule.items() if key in value for m in mistakes(value[key], inner, root, f"{place}.{key}")]


def check_additional(value, rule, schema, root, place):
    if not isinstance(value, dict):
        return []
    others = [key for key in value if key not in schema.get("properties", {})]
    if rule is False:
        return [f"{place} has an unknown key {key}" for key in others]
    return [m for key in others for m in mistakes(value[key], rule, root, f"{place}.{key}")]


def check_required(value, rule, schema, root, place):
    return [f"{place} has no {key}" for key in rule if isinstance(value, dict) and key not in value]


def check_items(value, rule, schema, root, place):
    if not isinstance(value, list):
        return []
    return [m for i, item in enumerate(value) for m in mistakes(item, rule, root, f"{place}[{i}]")]


def check_any(value, rule, schema, root, place):
    tried = [mistakes(value, inner, root, place) for inner in rule]
    return [] if any(not found for found in tried) else tried[0]


def check_if(value, rule, schema, root, place):
    return mistakes(value, schema["then"], root, place) if not mistakes(value, rule, root, place) else []


def check_ref(value, rule, schema, root, place):
    target = root
    for part in rule.lstrip("#/").split("/"):
        target = target[part]
    return mistakes(value, target, root, place)


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


CHECKS = {
    "type": check_type,
    "properties": check_properties,
    "additionalProperties": check_additional,
    "required": check_required,
    "items": check_items,
    "anyOf": check_any,
    "allOf": lambda v, rule, s, root, p: [m for inner in rule for m in mistakes(v, inner, root, p)],
    "if": check_if,
    "$ref": check_ref,
    "const": lambda v, rule, s, root, p: [] if same(v, rule) else [f"{p} is not {rule!r}: {v!r}"],
    "enum": lambda v, rule, s, root, p: [] if any(same(v, r) for r in rule) else [f"{p} is none of {rule}: {v!r}"],
    "minimum": lambda v, rule, s, root, p: [f"{p} is below {rule}: {v}"] if number(v) and v < rule else [],
    "maximum": lambda v, rule, s, root, p: [f"{p} is above {rule}: {v}"] if number(v) and v > rule else [],
    "exclusiveMinimum": lambda v, rule, s, root, p: [f"{p} is not above {rule}: {v}"] if number(v) and v <= rule else [],
    "pattern": lambda v, rule, s, root, p: [f"{p} does not match {rule}: {v!r}"]
    if isinstance(v, str) and not re.search(rule, v) else [],
}
