"""What went wrong in the world outside, as the library says it."""

from __future__ import annotations


class Error(Exception):
    """A file, an option or a number that cannot be used: code, place and hint are those of the command line."""

    def __init__(self, message: str, code: str = "meaning", where: str = "", hint: str = "", text: str = "") -> None:
        super().__init__(message, code, where, hint, text)
        self.message = message  #: what is wrong: expected and got
        self.code = code  #: "file missing", "syntax", "usage", …: docs/statuses.md lists them
        self.where = where  #: file, line, element
        self.hint = hint  #: the next step
        # As the library writes it: where, what, and what to do.
        self._text = text or (f"{where}: " if where else "") + message + (f". {hint}" if hint else "")

    def __str__(self) -> str:
        return self._text
