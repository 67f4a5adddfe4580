"""How values show themselves in a notebook."""

from __future__ import annotations

import base64
from html import escape

from ._core import Recording
from ._outcome import Outcome

_COLOURS = {"good": "#1a7f37", "doubtful": "#9a6700", "bad": "#cf222e"}


def _table(header: list[str], rows: list[list[str]]) -> str:
    def line(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + line(header, "th") + "".join(line(row, "td") for row in rows) + "</table>"


def _summary(outcome: Outcome) -> str:
    verdict = outcome.verdict
    head = f'<p><b style="color:{_COLOURS[verdict.level]}">{escape(verdict.level)}</b>: {escape(verdict.text)}</p>'
    rows = [[f.severity, f.where, f.message, f.advice] for f in outcome.findings]
    return head + (_table(["", "where", "finding", "what to do"], rows) if rows else "")


def outcome_html(outcome: Outcome) -> str:
    """The verdict, the findings, and the page of the job where it has one (in a frame of its own: it has scripts)."""
    pages = [name for name in outcome.files if name.endswith(".html")]
    text = f"<details><summary>text</summary><pre>{escape(outcome.text)}</pre></details>"
    if not pages:
        return _summary(outcome) + text
    page = base64.b64encode(outcome.files[pages[0]]).decode()
    frame = (
        f'<iframe src="data:text/html;base64,{page}" style="width:100%;height:700px;border:1px solid #ccc" '
        'sandbox="allow-scripts"></iframe>'
    )
    return _summary(outcome) + text + frame


def recording_html(recording: Recording) -> str:
    """What there is, joint by joint."""
    import numpy as np

    tau = recording.tau
    rows = []
    for j, joint in enumerate(recording.joints):
        unit = recording.position_units[j]
        span = f"{np.nanmin(recording.q[:, j]):.3f} … {np.nanmax(recording.q[:, j]):.3f} {unit}" if len(recording) else ""
        peak = "" if tau is None else f"{np.nanmax(np.abs(tau[:, j])):.3f} {'N' if unit == 'm' else 'N·m'}"
        rows.append([joint, span, peak])
    time = recording.time
    length = f"{time[-1] - time[0]:.2f} s" if len(recording) else "empty"
    head = f"<p><b>Recording</b>: {len(recording)} samples, {length}, {escape(recording.source)}</p>"
    return head + _table(["joint", "position", "largest torque"], rows)
