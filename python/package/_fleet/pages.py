"""The page of the fleet and the page of each arm: plain HTML with pictures inside, no script, no outside request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timezone
from html import escape
from typing import Any

from .drift import WIDTH
from .plan import SECONDS_PER_DAY

STYLE = """body{font:15px/1.45 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c2128}
table{border-collapse:collapse;margin:.8rem 0}td,th{padding:.15rem .7rem;text-align:right;border-bottom:1px solid #d8dee4}
td:first-child,th:first-child,td:last-child,th:last-child{text-align:left}.good{color:#1a7f37}.doubtful{color:#9a6700}.bad{color:#cf222e}
figure{display:inline-block;margin:.4rem}figcaption{font-size:13px}svg{background:#f6f8fa}a{color:#0969da}"""

WIDE, HIGH, EDGE = 330, 130, 34


def date_of(day: float) -> str:
    """As people write it; small numbers are places in an order, not dates."""
    if day != day:
        return "–"
    if day < 3650:
        return f"log {day + 1:.0f}"
    return datetime.fromtimestamp(day * SECONDS_PER_DAY, tz=timezone.utc).strftime("%Y-%m-%d")


def page(title: str, body: str) -> str:
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style><body><h1>{escape(title)}</h1>{body}</body></html>\n")  # fmt: skip


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{cell}</th>" for cell in header)
    return f"<table><tr>{head}</tr>" + "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows
    ) + "</table>"  # fmt: skip


def level(text: str) -> str:
    return f'<b class="{text}">{text}</b>'


def series_picture(name: str, days: Sequence[float], values: Sequence[float], deviations: Sequence[float],
                   change: Mapping[str, Any] | None) -> str:  # fmt: skip
    """One series beside its median, with intervals, in per cent of its level; the change marked where there is one."""
    middle = sorted(values)[len(values) // 2]
    values = [v - middle for v in values]
    lower = [100 * (v - WIDTH * d) for v, d in zip(values, deviations)]
    upper = [100 * (v + WIDTH * d) for v, d in zip(values, deviations)]
    span = max(max(upper), -min(lower), 1.0)
    first, last = days[0], max(days[-1], days[0] + 1)

    def x(day: float) -> float:
        return EDGE + (WIDE - EDGE - 8) * (day - first) / (last - first)

    def y(value: float) -> float:
        return HIGH / 2 - (HIGH / 2 - 12) * value / span

    marks = [f'<line x1="{EDGE}" x2="{WIDE - 8}" y1="{y(0):.1f}" y2="{y(0):.1f}" stroke="#afb8c1"/>']
    if change:
        left, right = x(change["before_day"]), x(change["after_day"])
        marks.append(f'<rect x="{left:.1f}" y="4" width="{max(right - left, 2):.1f}" height="{HIGH - 20}" fill="#ffd8b5"/>')
    for day, value, low, high in zip(days, values, lower, upper):
        at = x(day)
        marks.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y(low):.1f}" y2="{y(high):.1f}" stroke="#57606a"/>')
        marks.append(f'<circle cx="{at:.1f}" cy="{y(100 * value):.1f}" r="2.2" fill="#0969da"/>')
    for value in (-span, 0.0, span):
        marks.append(f'<text x="2" y="{y(value) + 4:.1f}" font-size="10">{value:+.0f} %</text>')
    for day, anchor in ((first, "start"), (days[-1], "end")):
        marks.append(f'<text x="{x(day):.1f}" y="{HIGH - 3}" font-size="10" text-anchor="{anchor}">{date_of(day)}</text>')
    return (f'<figure><svg width="{WIDE}" height="{HIGH}" role="img" aria-label="{escape(name)}">{"".join(marks)}</svg>'
            f"<figcaption>{escape(name)}</figcaption></figure>")  # fmt: skip


def meaning(series: str, joints: Sequence[str]) -> str:
    """"FC3" as a person says it."""
    words = {"FC": "Coulomb friction", "FV": "viscous friction", "OFF": "torque offset", "gain": "torque gain",
             "FCP": "Coulomb friction forwards", "FCN": "Coulomb friction backwards", "FS": "Stribeck friction",
             "FP": "power friction"}  # fmt: skip
    kind = series.rstrip("0123456789")
    number = int(series[len(kind) :])
    joint = joints[number - 1] if number <= len(joints) else str(number)
    return f"{words.get(kind, kind)} of {joint}"


def change_sentence(change: Mapping[str, Any], joints: Sequence[str]) -> str:
    return (f"{meaning(change['series'], joints)} changed by {100 * change['step']:+.0f} ± {100 * WIDTH * change['deviation']:.0f} % "
            f"between {date_of(change['before_day'])} and {date_of(change['after_day'])}; seen on {date_of(change['alarm_day'])}")  # fmt: skip


def arm_page(arm: Mapping[str, Any]) -> str:
    verdict = arm["verdict"]
    body = f"<p>{level(verdict['level'])}: {escape(verdict['text'])}</p>"
    body += f"<p>{escape(arm['type'])}; {len(arm['logs'])} logs; friction at {escape(arm['warmth'])}.</p>"
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in verdict["reasons"])
    body += f"<ul>{reasons}</ul>" if reasons else ""
    if arm.get("series"):
        s = arm["series"]
        changes = {change["series"]: change for change in arm["changes"]}
        body += "<h2>Over time</h2><p>Each log beside the arm's median, in per cent of its level, warmth taken away, with 95 % intervals.</p>"
        for i, name in enumerate(s["names"]):
            if len(s["days"]) > 1:
                values, deviations = [row[i] for row in s["values"]], [row[i] for row in s["deviations"]]
                body += series_picture(meaning(name, arm["joints"]), s["days"], values, deviations, changes.get(name))
    rows = [[escape(p["name"]), f"{p['value']:.4g}", f"{p['lower']:.4g}", f"{p['upper']:.4g}", escape(p["unit"]),
             f"{100 * p['borrowed']:.0f} %"] for p in arm["parameters"]]  # fmt: skip
    body += "<h2>Parameters</h2>" + table(["parameter", "value", "lower", "upper", "unit", "borrowed"], rows)
    return page(arm["serial"], body + '<p><a href="../../fleet.html">the fleet</a></p>')


def fleet_page(fleet: Mapping[str, Any]) -> str:
    verdict = fleet["verdict"]
    body = f"<p>{level(verdict['level'])}: {escape(verdict['text'])}</p>"
    rows = []
    for arm in fleet["arms"]:
        link = f'<a href="arms/{escape(arm["folder"])}/arm.html">{escape(arm["serial"])}</a>'
        why = escape("; ".join(arm["verdict"]["reasons"]) or arm["verdict"]["text"])
        rows.append([link, level(arm["verdict"]["level"]), escape(arm["type"]), str(arm["logs"]),
                     f"{100 * arm['borrowed']:.0f} %", why])  # fmt: skip
    body += "<h2>Arms, the one to look at first on top</h2>"
    body += table(["arm", "verdict", "type", "logs", "borrowed", "why"], rows)
    for kind in fleet["types"]:
        body += f"<h2>{escape(kind['type'])}</h2><p>{escape(kind['text'])}</p>"
        if kind["parameters"]:
            lines = [[escape(p["name"]), f"{p['mean']:.4g}", f"{p['spread']:.2g}", escape(p["unit"])] for p in kind["parameters"]]
            body += "<details><summary>mean and spread of its arms</summary>" + table(["parameter", "mean", "spread", "unit"], lines) + "</details>"
    bad = [[escape(log["log"]), escape(log["why"])] for log in fleet["bad_logs"]]
    body += ("<h2>Logs that were left out</h2>" + table(["log", "why"], bad)) if bad else ""
    return page("Fleet", body)
