"""Where work is done: in this process, on processes of this machine, or on a Dask cluster that is there already."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from types import TracebackType
from typing import Any

from .._errors import Error

#: stage, done, total, seconds left (−1: not known)
Tell = Callable[[str, int, int, float], Any]

#: Tasks that are given out and not yet done, per worker: enough to keep it busy, few enough to bound the memory.
AHEAD_PER_WORKER = 4
#: Jobs that go out as one task: Dask spends about a millisecond on a task, which is much beside a job of ten. What a job
#: makes is kept by content, so that a task whose worker died is begun again where it was.
MOST_TOGETHER = 16
#: Every worker has at least so many tasks, so that none waits long for the last one.
TASKS_PER_WORKER = 20
#: Deaths of workers that one task may have been running in. Dask's own 3 is reached by chance in a long run with kills.
DEATHS_ALLOWED = 20
#: A task is given out again this often where Dask gave it up.
GIVEN_AGAIN = 5
#: A scheduler that is away so long is lost; Dask's client tries to find it again meanwhile.
AWAY_S = 15.0
SECONDS_BETWEEN_LOOKS = 0.005
#: Workers of our own that are gone for good are replaced so soon. Dask gives up on one that is not there 15 s after a death of
#: it, even where it came back and died again meanwhile, and on one that is killed while it starts; it starts no other.
SECONDS_BETWEEN_COUNTS = 1.0
#: Nothing can be done on this machine if no worker of ours comes up for so long: a start takes a second, on a loaded machine ten.
WITHOUT_WORKERS_S = 180.0
#: Nothing is waited for when a cluster is closed but its own farewell.
FAREWELL_S = 5.0


def several(function: Callable[..., Any], jobs: Sequence[tuple[Any, ...]]) -> list[Any]:
    """One task: runs on a worker."""
    return [function(*job) for job in jobs]


class Pool:
    """Runs functions of plain values. Results are in the order of the jobs, whoever did them and whenever."""

    def __init__(
        self, workers: int, scheduler: str = "", tell: Tell | None = None, memory: str = "auto", together: int = 0
    ) -> None:
        """together: jobs per task; 0: as many as leave every worker its share."""
        self.tell = tell or (lambda *step: None)
        self.together = together
        self.client: Any = None
        self.cluster: Any = None
        self.wanted = workers
        self._counted_at = self._manned_at = time.monotonic()
        if workers == 0 and not scheduler:
            return
        try:
            dask, distributed = import_module("dask"), import_module("distributed")
        except ImportError:
            raise Error("workers need dask.distributed, which is not installed", "unsupported", "",
                        "pip install armature-dynamics[fleet], or use --workers 0.") from None  # fmt: skip
        # Results are small and kept by content; what a worker holds is never worth moving.
        dask.config.set({"distributed.scheduler.allowed-failures": DEATHS_ALLOWED,
                         "distributed.scheduler.work-stealing": False})  # fmt: skip
        if not scheduler:
            # Empty at first: a worker that dies while it starts would end it. Whoever waits for a result fills it.
            self.cluster = distributed.LocalCluster(n_workers=0, threads_per_worker=1, host="127.0.0.1",
                                        dashboard_address=None, memory_limit=memory)  # fmt: skip
            self.cluster.scale(workers)
        self.client = distributed.Client(self.cluster or scheduler)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for part in (self.client, self.cluster):
            if part is None:
                continue
            try:
                part.close(timeout=FAREWELL_S)
            except (OSError, TimeoutError):
                # Lost already: what is said about it is what ended the work.
                if error is None:
                    raise

    def run(self, stage: str, function: Callable[..., Any], jobs: Sequence[tuple[Any, ...]]) -> list[Any]:
        """function(*job) for each job."""
        results: list[Any] = [None] * len(jobs)
        started, done = time.monotonic(), 0

        def note(index: int, result: Any) -> None:
            nonlocal done
            results[index], done = result, done + 1
            passed = time.monotonic() - started
            self.tell(stage, done, len(jobs), passed / done * (len(jobs) - done))

        if self.client is None:
            for index, job in enumerate(jobs):
                note(index, function(*job))
        else:
            self._on_cluster(function, jobs, note)
        return results

    def _workers(self) -> int:
        return self.wanted if self.cluster is not None else max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))

    def _on_cluster(
        self, function: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], note: Callable[[int, Any], None]
    ) -> None:
        # with_results: they are fetched while others are waited for.
        stream: Any = import_module("distributed").as_completed(with_results=True, raise_errors=False)
        workers = self._workers()
        size = self.together or min(MOST_TOGETHER, max(1, len(jobs) // (TASKS_PER_WORKER * workers)))
        queue = [range(first, min(first + size, len(jobs))) for first in range(0, len(jobs), size)][::-1]
        waiting: dict[str, tuple[range, int]] = {}

        def give(members: range, again: int) -> None:
            # Names of our own: Dask would take equal arguments for one task.
            name = f"{function.__name__}-{members.start}-{again}-{time.monotonic_ns()}"
            work = [jobs[i] for i in members]
            waiting[name] = (members, again)
            stream.add(self.client.submit(several, function, work, key=name, pure=False))

        def fill() -> None:
            room = AHEAD_PER_WORKER * self._workers()
            while queue and len(waiting) < room:
                give(queue.pop(), 0)

        fill()
        while waiting:
            self._wait(stream)
            future, result = next(stream)
            members, again = waiting.pop(future.key)
            if future.status == "finished" and isinstance(result, list):
                for index, value in zip(members, result):
                    note(index, value)
            elif again < GIVEN_AGAIN and _died(future):
                give(members, again + 1)
            else:
                future.result()  # raises what the task raised
                raise Error(f"a task ended as {future.status}", "internal", function.__name__, "Run the command again.")
            future.release()
            if len(waiting) <= AHEAD_PER_WORKER * workers // 2:
                fill()

    def _wait(self, stream: Any) -> None:
        """Until something is done. A scheduler that stays away is an error, not a wait without end."""
        gone_since = 0.0
        while not stream.has_ready():
            self._replace_lost_workers()
            if self.client.status == "running":
                gone_since = 0.0
            elif gone_since == 0:
                gone_since = time.monotonic()
            elif time.monotonic() - gone_since > AWAY_S or self.client.status == "closed":
                raise OSError(f"there was no scheduler for {AWAY_S:.0f} s")
            time.sleep(SECONDS_BETWEEN_LOOKS)

    def _replace_lost_workers(self) -> None:
        """As many workers of our own as were asked for. None at all for a long time is an error, not a wait without end."""
        now = time.monotonic()
        if self.cluster is None or now - self._counted_at < SECONDS_BETWEEN_COUNTS:
            return
        # Between two calls of `run` nobody counts, and nobody works.
        if now - self._counted_at > WITHOUT_WORKERS_S or self.cluster.scheduler_info["workers"]:
            self._manned_at = now
        self._counted_at = now
        if now - self._manned_at > WITHOUT_WORKERS_S:
            raise OSError(f"no worker could be started for {WITHOUT_WORKERS_S:.0f} s")
        lost = [name for name, nanny in list(self.cluster.workers.items()) if nanny.status.name in ("closed", "failed")]
        for name in lost:
            # Forgotten, not closed: the nanny of a worker that never came up may never end its farewell.
            self.cluster.loop.add_callback(self.cluster.workers.pop, name, None)
        if lost or len(self.cluster.workers) < self.wanted:
            self.cluster.scale(self.wanted)


def _died(future: Any) -> bool:
    """The worker was lost, not the task: nothing is known against the task."""
    killed = import_module("distributed").KilledWorker
    # Finished without a result: the worker was lost while it was fetched.
    return future.status in ("cancelled", "lost", "finished") or isinstance(future.exception(), killed)
