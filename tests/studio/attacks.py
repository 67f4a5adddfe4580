"""Attacks on a running studio, byte by byte: each must be refused, and the studio must serve its user afterwards.

usage: attacks.py ARMATURE WORK [--quick]

--quick leaves out what waits for timeouts (slow sockets). Exit code 1 names the attacks that got through.
"""
import argparse
import base64
import json
import os
import shutil
import socket
import struct
import sys
import time

from studio import Studio, parse

SECRET = "what only the owner of the machine may read\n"


class Case:
    def __init__(self, name, run):
        self.name, self.run = name, run


def refused(answer, statuses):
    """Nothing where the status is one of these and nothing of the secret is in the answer."""
    status, headers, body = answer
    if SECRET.encode() in body:
        return "the secret came out"
    if status not in statuses:
        return f"status {status}, expected {sorted(statuses)}: {body[:120]!r}"
    if "access-control-allow-origin" in headers:
        return "CORS is allowed"
    return None


def host_attacks(s):
    good = ("evil.example", "127.0.0.1", f"evil.example:{s.port}", f"127.0.0.1.evil.example:{s.port}", f"localhost.evil:{s.port}",
            f"127.0.0.1:{s.port}.evil.example", f"127.0.0.1:{s.port + 1}", f"0.0.0.0:{s.port}", f"[::1]:{s.port}", f"127.1:{s.port}",
            f"2130706433:{s.port}", f"127.0.0.1:{s.port}@evil.example", f"user@127.0.0.1:{s.port}", "", f"127.0.0.1:0{s.port}",
            f"LOCALHOST.:{s.port}")
    for host in good:
        yield Case(f"rebinding: Host {host!r}", lambda h=host: refused(s.ask("GET", "/api/state", headers={"Host": h}), {400, 421}))
    yield Case("rebinding: no Host", lambda: refused(s.ask("GET", "/api/state", host=False), {400, 421}))
    yield Case("rebinding: two Hosts", lambda: refused(parse(s.raw(
        f"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\nHost: evil.example\r\nCookie: {s.cookie}\r\n\r\n".encode())), {400, 421}))
    yield Case("rebinding: absolute address", lambda: refused(s.ask("GET", "http://evil.example/api/state"), {400, 404}))
    yield Case("rebinding: page itself under a foreign name", lambda: refused(s.ask("GET", "/", headers={"Host": "evil.example"}), {421}))


def origin_attacks(s):
    job = {"verb": "inspect", "options": {"robot": "planar2r"}}
    for origin in ("http://evil.example", "null", "", f"https://127.0.0.1:{s.port}", f"http://127.0.0.1:{s.port + 1}", "http://127.0.0.1",
                   f"http://127.0.0.1:{s.port}.evil.example", f"http://evil.example#127.0.0.1:{s.port}", "file://",
                   f"http://127.0.0.1:{s.port}/"):
        yield Case(f"CSRF: Origin {origin!r}", lambda o=origin: refused(s.ask("POST", "/api/jobs", job, {"Origin": o}), {400, 403}))
    yield Case("CSRF: no Origin", lambda: refused(s.ask("POST", "/api/jobs", job, origin=False), {403}))
    yield Case("CSRF: read from a foreign page", lambda: refused(s.ask("GET", "/api/state", headers={"Origin": "http://evil.example"}), {403}))
    for site in ("cross-site", "same-site"):
        yield Case(f"CSRF: Sec-Fetch-Site {site}", lambda v=site: refused(s.ask("GET", "/api/state", headers={"Sec-Fetch-Site": v}), {403}))
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json; charset=utf-7", ""):
        yield Case(f"CSRF: simple request, {kind!r}", lambda k=kind: refused(s.ask("POST", "/api/jobs", job, {"Content-Type": k}), {400, 415}))
    yield Case("CSRF: preflight", lambda: refused(s.ask("OPTIONS", "/api/jobs", headers={"Origin": "http://evil.example",
               "Access-Control-Request-Method": "POST"}), {403, 405}))
    yield Case("CSRF: upload as form", lambda: refused(s.ask("POST", "/files/x.csv", b"a", {"Content-Type": "multipart/form-data"}), {404, 415}))
    yield Case("CSRF: token made by a foreign page", lambda: refused(s.ask("POST", "/api/token", {}, {"Origin": "http://evil.example"}), {403}))


def session_attacks(s):
    for target in ("/api/state", "/api/verbs", "/api/jobs/1", "/files/secret.txt", "/api/series?file=log.csv"):
        yield Case(f"no session: GET {target}", lambda t=target: refused(s.ask("GET", t, session=False), {401}))
    yield Case("no session: start a job", lambda: refused(s.ask("POST", "/api/jobs", {"verb": "inspect", "options": {}}, session=False), {401}))
    yield Case("no session: upload", lambda: refused(s.ask("PUT", "/files/x.csv", b"a", {"Content-Type": "application/octet-stream"}, session=False), {401}))
    name = s.cookie.split("=")[0]
    for value in ("", "0" * 64, "deadbeef", s.cookie.split("=")[1][:-1], s.cookie.split("=")[1] + "0", "../../etc/passwd", "%00"):
        yield Case(f"guessed cookie {value[:12]!r}", lambda v=value: refused(s.ask("GET", "/api/state", headers={"Cookie": f"{name}={v}"}), {401}))
    yield Case("two cookies", lambda: refused(s.ask("GET", "/api/state", headers={"Cookie": f"{s.cookie}; {name}=0"}), {401}))
    yield Case("cookie of another port", lambda: refused(s.ask("GET", "/api/state", headers={"Cookie": s.cookie.replace(name, name + "1")}), {401}))
    yield Case("token used twice", lambda: refused(s.ask("POST", "/api/session", {"token": s.token}, session=False), {401}))
    for token in ("", "0" * 64, None, 7, ["x"], {"a": 1}, "x" * 3000):
        yield Case(f"guessed token {str(token)[:10]!r}", lambda t=token: refused(s.ask("POST", "/api/session", {"token": t}, session=False), {400, 401}))
    yield Case("token in the query", lambda: refused(s.ask("GET", f"/api/state?token={s.token}", session=False), {401}))
    yield Case("session fixed from outside", lambda: refused(s.ask("POST", "/api/session", {"token": "1"}, {"Cookie": f"{name}=1"}), {401}))


def path_attacks(s):
    out = ("../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "%2e%2e%2fsecret.txt", "a/../../secret.txt", "./../secret.txt",
           "/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "..\\secret.txt", "..%5csecret.txt", "link.txt", "linkdir/secret.txt",
           "loop", ".hidden", "a%00.txt", "%c0%ae%c0%ae/secret.txt", "..;/secret.txt", "%252e%252e/secret.txt", "fifo", "deep/../../secret.txt",
           "log.csv/../../secret.txt", "", "%", "%zz", "CON", "a" * 3000, "file:///etc/passwd", "proc/self/environ", "dir")
    for path in out:
        yield Case(f"traversal: GET /files/{path[:40]}", lambda p=path: refused(s.ask("GET", "/files/" + p), {400, 404}))
    for path in ("../planted.txt", "%2e%2e%2fplanted.txt", "linkdir/planted.txt", "run/planted.txt", "run/job.json", "studio.json",
                 "x.job.json", "a/b/c/d/e/f/g/h/i/planted.txt", "/tmp/planted-by-attack.txt", ""):
        yield Case(f"upload to {path}", lambda p=path: refused(s.ask("PUT", "/files/" + p, b"planted", {"Content-Type": "application/octet-stream"}), {400, 404, 409, 507}))
    yield Case("upload over a link", lambda: refused(s.ask("PUT", "/files/link.txt?replace", b"planted", {"Content-Type": "application/octet-stream"}), {400, 409}))
    yield Case("upload over another file", lambda: refused(s.ask("PUT", "/files/log.csv", b"planted", {"Content-Type": "application/octet-stream"}), {409}))
    for path in ("../secret.txt", "/etc/passwd", "link.txt", "linkdir/secret.txt", "fifo", ".hidden"):
        yield Case(f"series of {path}", lambda p=path: refused(s.ask("GET", "/api/series?file=" + p), {400, 404}))


def job_attacks(s):
    def order(verb="inspect", options=None, **rest):
        return {"verb": verb, "options": options if options is not None else {"robot": "planar2r"}, **rest}
    orders = [order("studio"), order("../../bin/sh"), order(";id"), order(None), order(7), order("inspect", []), order("inspect", {"robot": "/etc/passwd"}),
              order("inspect", {"robot": "../secret.txt"}), order("inspect", {"robot": "link.txt"}), order("inspect", {"robot": {"a": 1}}),
              order("inspect", {"robot": "planar2r", "unknown": 1}), order("inspect", {"robot": "x" * 5000}), order("inspect", {"robot": "a\0b"}),
              order("design", {"robot": "planar2r"}, out="../planted"), order("design", {"robot": "planar2r"}, out="/tmp/planted"),
              order("design", {"robot": "planar2r"}, out="linkdir/planted"), order("design", {"robot": "planar2r"}, out=7),
              order("design", {"robot": "planar2r", "budget_s": "1; touch planted"}), order("design", {"robot": "planar2r", "budget_s": 1e308}),
              order("design", {"robot": "planar2r", "spec": "/etc/passwd"}), order("play", {"design": "run", "to": "ros", "spec": "/etc/passwd"}),
              order("identify", {"input": ["planar2r", "../secret.txt"]}),
              order("identify", {"input": "planar2r"}), order("identify", {"input": ["planar2r"] * 2000}), order("validate", {"model": "..", "log": ["log.csv"]}),
              order("export", {"source": "planar2r", "to": "urdf"}, out="/etc/cron.d/planted"), order("export", {"source": "planar2r", "to": "sh"}),
              order("export", {"source": "planar2r", "to": "urdf", "urdf": "/etc/passwd"})]
    for number, body in enumerate(orders):
        yield Case(f"job {number}: {json.dumps(body)[:70]}", lambda b=body: refused(s.ask("POST", "/api/jobs", b), {400}))
    yield Case("stop a job that is not there", lambda: refused(s.ask("POST", "/api/jobs/999999/stop", {}), {404}))
    yield Case("stop a process by its id", lambda: refused(s.ask("POST", f"/api/jobs/{s.process.pid}/stop", {"now": True}), {404}))
    yield Case("job number out of range", lambda: refused(s.ask("GET", "/api/jobs/99999999999999999999"), {404}))
    yield Case("job number negative", lambda: refused(s.ask("GET", "/api/jobs/-1"), {404}))

    def many():
        answers = [s.ask("POST", "/api/jobs", order("design", {"robot": "iiwa14", "budget_s": 60}, out=f"flood{i}"))[0] for i in range(40)]
        for job in s.state()["jobs"]:
            if job["state"] in ("running", "waiting"):
                s.ask("POST", f"/api/jobs/{job['id']}/stop", {"now": True})
        return None if answers.count(409) >= 20 else f"{answers.count(201)} of 40 jobs were taken"
    yield Case("40 jobs at once", many)


def body_attacks(s):
    bodies = [b"", b"{", b"nul", b"[]", b"1", b'"x"', b"\xff\xfe", b'{"verb":"inspect"', b'{"verb":NaN}', b"[" * 100000, b'{"a":' * 5000 + b"1" + b"}" * 5000,
              b'{"verb":"inspect","options":{"robot":"\xed\xa0\x80"}}', b"{}" + b" " * 1000 + b"x"]
    for number, body in enumerate(bodies):
        yield Case(f"JSON {number}: {body[:20]!r}", lambda b=body: refused(s.ask("POST", "/api/jobs", b), {400}))
    yield Case("JSON of 2 MB", lambda: refused(s.ask("POST", "/api/jobs", b'{"verb":"' + b"x" * 2_000_000 + b'"}'), {413}))
    yield Case("JSON that promises a terabyte", lambda: refused(s.ask("POST", "/api/jobs", b"{}", {"Content-Length": 10**12}), {400, 413}))
    yield Case("upload that promises a petabyte", lambda: refused(s.ask("PUT", "/files/big.csv", b"x", {"Content-Type": "application/octet-stream", "Content-Length": 10**15}), {400, 413}))
    yield Case("length that is no number", lambda: refused(s.ask("POST", "/api/jobs", b"{}", {"Content-Length": "2x"}), {400}))
    yield Case("negative length", lambda: refused(s.ask("POST", "/api/jobs", b"{}", {"Content-Length": "-1"}), {400}))

    def chunked():
        head = s.head("POST", "/api/jobs", {"Content-Type": "application/json", "Transfer-Encoding": "chunked"})
        return refused(parse(s.raw(head + (b"10000\r\n" + b"x" * 65536 + b"\r\n") * 40)), {413})
    yield Case("endless chunks", chunked)

    def smuggle():
        head = s.head("POST", "/api/jobs", {"Content-Type": "application/json", "Content-Length": "2", "Transfer-Encoding": "chunked"})
        answer = s.raw(head + b"0\r\n\r\nGET /files/secret.txt HTTP/1.1\r\n\r\n")
        return "two answers on one connection" if answer.count(b"HTTP/1.1 ") > 1 else refused(parse(answer), {400})
    yield Case("two lengths (smuggling)", smuggle)

    def pipelined():
        answer = s.raw(s.head("GET", "/") + s.head("GET", "/api/state"))
        return "two answers on one connection" if answer.count(b"HTTP/1.1 ") > 1 else None
    yield Case("pipelined requests", pipelined)


def head_attacks(s):
    for name, data in {
            "garbage": os.urandom(2000), "a TLS hello": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500, "HTTP/0.9": b"GET /api/state\r\n\r\n",
            "HTTP/2 preface": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "a line without an end": b"GET /" + b"a" * 100000,
            "a header without an end": b"GET / HTTP/1.1\r\nX: " + b"a" * 100000, "ten thousand headers": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10000,
            "a folded header": f"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:{s.port}\r\nX: a\r\n b\r\n\r\n".encode(), "a bare line feed": b"GET / HTTP/1.1\nHost: x\n\n",
            "a null in the path": b"GET /\0 HTTP/1.1\r\n\r\n", "a space before the colon": f"GET /api/state HTTP/1.1\r\nHost : 127.0.0.1:{s.port}\r\n\r\n".encode()}.items():
        yield Case(f"head: {name}", lambda d=data: refused(parse(s.raw(d, 15)), {0, 400, 401, 421, 431}))
    for method in ("DELETE", "TRACE", "CONNECT", "PATCH", "PROPFIND", "HEAD", "get"):
        yield Case(f"method {method}", lambda m=method: refused(s.ask(m, "/files/log.csv"), {400, 403, 404, 405}))
    yield Case("header that adds a header", lambda: refused(s.ask("GET", "/files/x%0d%0aSet-Cookie:%20a=b"), {400, 404}))
    yield Case("query of 10 kB", lambda: refused(s.ask("GET", "/api/state?" + "a" * 10000), {400}))


def upgrade_head(s, target="/api/live", **headers):
    given = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
             "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Origin": s.origin, **headers}
    return s.head("GET", target, given)


def open_websocket(s):
    link = s.connect()
    link.sendall(upgrade_head(s))
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = link.recv(4096)
        if not part:
            break
        answer += part
    return link, answer


def frame(opcode, data, masked=True, length=None):
    size = len(data) if length is None else length
    mask = os.urandom(4) if masked else b""
    head = bytes([0x80 | opcode])
    bit = 0x80 if masked else 0
    head += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + struct.pack(">H", size) if size < 65536 else bytes([bit | 127]) + struct.pack(">Q", size)
    return head + mask + (bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if masked else data)


def websocket_attacks(s):
    for origin in ("http://evil.example", "null", ""):
        yield Case(f"websocket: Origin {origin!r}", lambda o=origin: refused(parse(s.raw(upgrade_head(s, Origin=o))), {400, 403}))
    yield Case("websocket: no Origin", lambda: refused(parse(s.raw(upgrade_head(s, Origin=None))), {403}))
    yield Case("websocket: no session", lambda: refused(parse(s.raw(upgrade_head(s, Cookie="a=b"))), {401}))
    yield Case("websocket: foreign Host", lambda: refused(parse(s.raw(upgrade_head(s, Host="evil.example"))), {421}))
    yield Case("websocket: another path", lambda: refused(parse(s.raw(upgrade_head(s, target="/api/state"))), {404}))
    yield Case("websocket: no key", lambda: refused(parse(s.raw(upgrade_head(s, **{"Sec-WebSocket-Key": None}), 5)), {0, 400, 401, 426}))
    yield Case("websocket: old version", lambda: refused(parse(s.raw(upgrade_head(s, **{"Sec-WebSocket-Version": "8"}), 5)), {0, 400, 426}))

    def says(data):
        link, answer = open_websocket(s)
        with link:
            if b" 101 " not in answer:
                return f"not opened: {answer[:80]!r}"
            link.settimeout(20)
            try:
                link.sendall(data)
                while link.recv(65536):
                    pass
            except socket.timeout:
                return "the connection stayed open"
            except OSError:
                pass
        return None
    for name, data in {"a message": frame(1, b"hello"), "a message of 1 GB": frame(2, b"x" * 1000, length=1 << 30), "a length of 2^63": frame(1, b"", length=(1 << 63) - 1),
                       "no mask": frame(1, b"hello", masked=False), "a reserved opcode": frame(3, b"x"), "bad UTF-8": frame(1, b"\xff\xfe"),
                       "a ping of 200 bytes": frame(9, b"p" * 200), "garbage": os.urandom(500)}.items():
        yield Case(f"websocket says {name}", lambda d=data: says(d))

    def crowd():
        links = [open_websocket(s) for _ in range(60)]
        taken = sum(b" 101 " in answer for _, answer in links)
        for link, _ in links:
            link.close()
        return None if taken <= 40 else f"{taken} of 60 websockets were taken"
    yield Case("60 websockets", crowd)


def content_attacks(s):
    """Files with script in them are shown in a world of their own."""
    def page(path, download=False):
        status, headers, _ = s.ask("GET", f"/files/{path}" + ("?download" if download else ""))
        policy = headers.get("content-security-policy", "")
        if status != 200:
            return f"status {status}"
        if "sandbox" not in policy or "allow-same-origin" in policy or "default-src 'none'" not in policy:
            return f"policy {policy!r}"
        return None if headers.get("x-content-type-options") == "nosniff" else "its type may be guessed"
    for path in ("evil.html", "evil.svg", "evil.js", "evil.json", "log.csv"):
        yield Case(f"script in {path}", lambda p=path: page(p))

    def svg():
        _, headers, _ = s.ask("GET", "/files/evil.svg")
        return "an SVG is served as an image of this origin" if "svg" in headers.get("content-type", "") else None
    yield Case("SVG with script", svg)

    def name():
        evil = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E.csv"
        status, _, body = s.ask("PUT", "/files/" + evil, b"a", {"Content-Type": "application/octet-stream"})
        return None if status == 201 and b"<" not in body else f"{status} {body!r}"
    yield Case("script in a file's name", name)

    def index():
        _, headers, body = s.ask("GET", "/")
        policy = headers.get("content-security-policy", "")
        if "unsafe" in policy or "script-src 'self'" not in policy or "frame-ancestors 'none'" not in policy:
            return f"policy {policy!r}"
        return "inline script in the page" if b"<script>" in body else None
    yield Case("the page's own policy", index)

    def project():
        with open(os.path.join(s.folder, "studio.json"), "w", encoding="utf-8") as file:
            file.write('{"format":"armature studio","robot":{"a":1},"accepted":[1,"x",{"step":1},{"step":"robot","doubt":["x"]}]}')
        state = s.state()
        os.remove(os.path.join(s.folder, "studio.json"))
        return None if state["project"]["robot"] == "" and not state["project"]["accepted"] else str(state["project"])
    yield Case("studio.json of somebody else", project)


def slow_attacks(s):
    def slow_heads():
        links = []
        for _ in range(200):
            link = s.connect()
            link.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
            links.append(link)
        begun = time.monotonic()
        status = s.ask("GET", "/api/state")[0]
        took = time.monotonic() - begun
        for _ in range(3):
            for link in links:
                try:
                    link.sendall(b"a")
                except OSError:
                    pass
            time.sleep(0.3)
        open_now = s.descriptors()
        time.sleep(12)  # longer than the time for a head
        closed = s.descriptors()
        for link in links:
            link.close()
        if status != 200 or took > 5:
            return f"a user waited {took:.1f} s and got {status}"
        return None if closed < open_now - 150 else f"{closed} descriptors are still open"
    yield Case("200 slow heads", slow_heads)

    def many_sockets():
        links = []
        try:
            for _ in range(600):
                links.append(s.connect(5))
        except OSError:
            pass
        status = s.ask("GET", "/api/state")[0]
        count = s.descriptors()
        for link in links:
            link.close()
        return None if status == 200 and count < 400 else f"status {status}, {count} descriptors"
    yield Case("600 sockets that say nothing", many_sockets)

    def slow_reader():
        path = os.path.join(s.folder, "large.csv")
        with open(path, "wb") as file:
            file.write(b"t,a\n" + b"1,2\n" * 25_000_000)
        before = s.memory_mb()
        links = []
        for _ in range(20):
            link = s.connect()
            link.sendall(s.head("GET", "/files/large.csv"))
            links.append(link)
        time.sleep(1)
        after = s.memory_mb()
        for link in links:
            link.close()
        os.remove(path)
        return None if after - before < 60 else f"20 slow readers of 100 MB took {after - before:.0f} MB"
    yield Case("20 slow readers", slow_reader)


def prepare(work):
    shutil.rmtree(work, ignore_errors=True)
    folder = os.path.join(work, "folder")
    os.makedirs(os.path.join(folder, "run"))
    os.makedirs(os.path.join(folder, "dir"))
    files = {"../secret.txt": SECRET, "log.csv": "t,a\n0,1\n1,2\n", ".hidden": SECRET, "run/job.json": '{"format":"armature job","files":[]}\n',
             "evil.html": "<script>alert(1)</script>", "evil.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
             "evil.js": "alert(1)", "evil.json": '{"a":"<script>"}'}
    for name, text in files.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    os.symlink("../secret.txt", os.path.join(folder, "link.txt"))
    os.symlink("..", os.path.join(folder, "linkdir"))
    os.symlink("loop", os.path.join(folder, "loop"))
    os.mkfifo(os.path.join(folder, "fifo"))
    return folder


def aftermath(s, work, before_mb):
    """What must hold after all of it."""
    problems = []
    if not s.alive():
        return ["the studio has ended"]
    status, _, body = s.ask("GET", "/api/state")
    if status != 200:
        problems.append(f"the user gets {status}")
    planted = [os.path.join(at, n) for at, _, names in os.walk(work) for n in names if "planted" in n]
    planted += [p for p in ("/tmp/planted", "/tmp/planted-by-attack.txt") if os.path.exists(p)]
    problems += [f"{p} was written" for p in planted]
    left = [n for n in os.listdir(s.folder) if n.startswith(".upload")]
    problems += [f"{n} is left behind" for n in left]
    if s.memory_mb() - before_mb > 150:
        problems.append(f"it holds {s.memory_mb():.0f} MB, {before_mb:.0f} MB before")
    with open(os.path.join(work, "secret.txt"), encoding="utf-8") as file:
        if file.read() != SECRET:
            problems.append("a file outside was changed")
    job = s.job({"verb": "inspect", "options": {"robot": "planar2r"}})
    if job["state"] != "ended":
        problems.append(f"a job of the user: {job['state']} {job.get('error')}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    a = parser.parse_args()
    s = Studio(a.armature, prepare(a.work))
    failures, count = [], 0
    try:
        cookie = s.sign_in()
        before_mb = s.memory_mb()
        failures += [f"the cookie lacks {word}" for word in ("HttpOnly", "SameSite=Strict", "Path=/") if word not in cookie]
        groups = [host_attacks, origin_attacks, session_attacks, path_attacks, job_attacks, body_attacks, head_attacks, websocket_attacks, content_attacks]
        for group in groups + ([] if a.quick else [slow_attacks]):
            for case in group(s):
                count += 1
                begun = time.monotonic()
                problem = case.run() if s.alive() else "the studio has ended"
                if a.verbose:
                    print(f"{time.monotonic() - begun:6.2f} s  {case.name}: {problem or 'refused'}")
                if problem:
                    failures.append(f"{case.name}: {problem}")
        failures += aftermath(s, a.work, before_mb)
        if a.verbose:
            print(f"{count} attacks, {s.memory_mb():.0f} MB, {s.descriptors()} descriptors")
    finally:
        s.close()
    if count < 80:
        failures.append(f"only {count} attacks were tried")
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
