"""Names that try to end a comment, a text, a tag or a cell, to run, to climb or to turn a terminal around."""

PWN = "touch PWNED"


def hostile_names():
    """At least 300, in an order that mixes their kinds."""
    code = f"__import__('os').system('{PWN}')"
    families = {
        "c": ["*/", "*/ int pwned = 1; /*", "*/\n#error pwned\n/*", "/* /*", "//", "\\", "a\\\nb", "??/", "??/\n*/", "\"); system(\"" + PWN + "\"); //",
              "#include \"/etc/passwd\"", "%:include", "__attribute__((constructor))", "int", "return", "a; b", "a}b", "{", "}", "0", "9lives", "a-b", "é*/"],
        "python": ['"""', "'''", '"""\nimport os; os.system("' + PWN + '")\n"""', f'""" + {code} + """', f"' + {code} + '", f'" + {code} + "', "\\", "\\'", '\\"', "{" + code + "}",
                   "%s%n%x", "{0}", "\\N{DIGIT ONE}", "\\x41", "#", "#!/bin/sh", "lambda", "None", "def", "class x: pass", "\n" + code + "\n", "\r" + code + "\r", "\x0c" + code],
        "html": ["<script>alert(1)</script>", "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "'><b>", "<!--", "-->", "<![CDATA[", "]]>",
                 "&lt;", "&amp;", "&#0;", "&bogus;", "&", "<", ">", "\"", "'", "`", "</title>", "</style>", "</textarea>", "javascript:alert(1)", "<a href=javascript:alert(1)>x</a>",
                 "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>", "&e;", "<?php echo 1?>", "<?xml version='1.0'?>", "${7*7}", "{{7*7}}", "<math><mtext></p>", "<iframe srcdoc=x>"],
        "xml": ["a=\"b\"", "' type='fixed", "/>", "</joint>", "</robot>", "<link name='x'/>", "xmlns:x", "xml:lang", "a:b:c"],
        "csv": [",", ";", "\t", "|", "a,b", "a;b", "a,b,c,d", "\"a\"", "\"\"", "a\"b", "\"a", "a\"", "=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", "#", "# t[s]", "%", " a ", "  ", "1e5", "nan", "q[rad]",
                "q_a[deg]", "t", "time", "tau", "q", "[Nm]", "]", "[", "a[rad],b[rad]", "\n1,2,3", "\r\n", "\n# armature-recording: 1", "armature-recording: 1"],
        "yaml": [": ", "a: b", "- ", "- a", "? ", "!tag", "!!python/object/apply:os.system", "&anchor", "*alias", "|", ">", "~", "null", "true", "yes", "no", "1.0", "0x10", "2020-01-01", "---", "...", "%YAML 1.2",
                 "[a]", "{a: b}", "a #b", "'", "\"", "\\", "<<", "=", "@", "`", "a:", ":a", ",", "a\n---\nb", " leading", "trailing "],
        "json": ["\\u0000", "\\", "\\\"", "\",\"x\":1,\"", "]}", "\u2028", "\u2029", "__proto__", "constructor", "toString", "\"", "{\"a\":1}", "NaN", "format", "name"],
        "path": ["..", ".", "../x", "../../x", "../../../../../../tmp/armature_pwned", "/tmp/armature_pwned", "/", "//", "a/b", "a/../b", "a/..", "~", "~root", "$HOME", "`" + PWN + "`", "$(" + PWN + ")",
                 "; " + PWN, "| " + PWN, "&& " + PWN, "> PWNED", "a\0b", "con", "NUL", "a:b", "C:\\x", "\\\\host\\share", "file:///etc/passwd", "a?b", "a*b", "%2e%2e%2f", "%00", "-", "--out", "-rf", "--help", ".hidden",
                 "..\\x", "job.json", "model.json", "report.html", ".partial", "a.urdf", "x" * 100, "x" * 255, "é" * 127, "x" * 300, "y" * 4000, "/" * 50],
        "unicode": ["\u202e", "\u202eabc", "a\u202eb", "\u2066\u2067\u2068\u2069", "\u200f", "\u200e", "\u061c", "\u200b", "\u200d", "\ufeff", "\ufeffa", "\u00a0", "\u00ad", "\u180e", "\u3000", "é", "e\u0301", "ß", "İ", "ı", "ﬁ",
                    "\U0001f916", "\U0001f468\u200d\U0001f469", "日本語", "עברית", "العربية", "ไทย", "\ud7ff", "\ue000", "\ufffd", "\uffff", "\U0010ffff", "a\u0300" * 50, "Z\u0351\u036b" * 20, "\U000e0041", "№", "½", "𝟘"],
        "control": ["\0", "\x01", "\x07", "\x08", "\x1b[2J", "\x1b]0;pwned\x07", "\x1b[31mred\x1b[0m", "\x7f", "\x80", "\x85", "\x9b31m", "\r", "\n", "\r\n", "a\nb", "a\n\nb", "\n", "\t", "\v", "\f", "a\rb", "\x1a", "\x04", "\x1b(0", "\x90q"],
        "krl": ["DEF", "END", "; comment", "&ACCESS RVP", "$VEL", "movej([0])", "def x():", "end", "\nend\nsystem(1)\n", "PTP {A1 0}"],
        "shape": ["", " ", "_", "__", "a", "A", "joint1", "joint2", "tip", "base", "world", "universe", "link1", "q_joint1", "XX1", "M1", "Ia1", "fv1", "1", "01", "1_2", "x y z", "a.b", "a+b", "a^2", "a_b", "π", "τ"],
    }
    columns = [list(dict.fromkeys(names)) for names in families.values()]
    mixed = []
    for row in range(max(map(len, columns))):
        mixed += [column[row] for column in columns if row < len(column)]
    return list(dict.fromkeys(mixed))
