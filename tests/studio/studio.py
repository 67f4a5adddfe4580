"""A running studio, and requests to it byte by byte: nothing but the standard library."""
import json
import os
import re
import socket
import subprocess
import time


class Studio:
    def __init__(self, armature, folder, *options, environment=None):
        os.makedirs(folder, exist_ok=True)
        self.folder = os.path.abspath(folder)
        self.command, self.environment, self.cookie = [armature, "studio", folder, "--no-browser", *options], environment, None
        self.start()

    def start(self, *more):
        self.process = subprocess.Popen([*self.command, *more], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        text=True, env=self.environment)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/#token=([0-9a-f]{64})", line)
        if not found:
            raise RuntimeError("the studio did not start: " + line + self.process.stdout.read())
        self.address, self.port, self.token = found[0], int(found[1]), found[2]
        self.origin = f"http://127.0.0.1:{self.port}"

    def restart(self, meanwhile=lambda: None):
        """The same folder and port, another process: sessions of the first are worth nothing."""
        self.close()
        meanwhile()
        self.start("--port", str(self.port))

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()

    def alive(self):
        return self.process.poll() is None

    def memory_mb(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) / 1000

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def connect(self, seconds=10):
        return socket.create_connection(("127.0.0.1", self.port), timeout=seconds)

    def raw(self, data, seconds=10):
        """Sends bytes and returns everything that comes back; b'' where the connection was closed without a word."""
        with self.connect(seconds) as link:
            try:
                link.sendall(data)
            except OSError:
                pass  # refused half way: the answer may still be there
            answer = b""
            try:
                while part := link.recv(65536):
                    answer += part
            except OSError:
                pass
            return answer

    def head(self, method, target, headers=None, session=True, host=True, origin=True):
        lines = [f"{method} {target} HTTP/1.1"]
        given = {} if headers is None else dict(headers)
        if host and "Host" not in given:
            lines.append(f"Host: 127.0.0.1:{self.port}")
        if origin and method != "GET" and "Origin" not in given:
            lines.append("Origin: " + self.origin)
        if session and self.cookie and "Cookie" not in given:
            lines.append("Cookie: " + self.cookie)
        lines += [f"{key}: {value}" for key, value in given.items() if value is not None]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")

    def ask(self, method, target, body=None, headers=None, seconds=20, **options):
        """(status, headers in lower case, body)."""
        given = dict(headers or {})
        if body is not None:
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
            given.setdefault("Content-Type", "application/json")
            given.setdefault("Content-Length", len(body))
        return parse(self.raw(self.head(method, target, given, **options) + (body or b""), seconds))

    def sign_in(self):
        status, headers, _ = self.ask("POST", "/api/session", {"token": self.token})
        if status != 200:
            raise RuntimeError(f"the token was refused: {status}")
        self.cookie = headers["set-cookie"].split(";")[0]
        return headers["set-cookie"]

    def state(self):
        return json.loads(self.ask("GET", "/api/state")[2])

    def job(self, order, seconds=300):
        """Starts a job and waits for its end."""
        status, _, body = self.ask("POST", "/api/jobs", order)
        answer = json.loads(body)
        if status != 201:
            raise RuntimeError(f"{order['verb']}: {status} {answer}")
        return self.wait(answer["id"], seconds)

    def wait(self, number, seconds=300):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            job = json.loads(self.ask("GET", f"/api/jobs/{number}")[2])
            if job["state"] not in ("running", "waiting"):
                return job
            time.sleep(0.1)
        raise RuntimeError(f"job {number} did not end within {seconds} s")


def parse(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 "):
        return 0, {}, answer
    lines = head.decode("latin-1").split("\r\n")
    headers = {}
    for line in lines[1:]:
        key, _, value = line.partition(":")
        headers[key.lower()] = value.strip()
    return int(lines[0].split()[1]), headers, body
