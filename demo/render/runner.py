"""The render queue: resumable, one picture at a time, with the lowest priority.

    python3 runner.py WORKDIR [STOP]

Renders every job of plan.py whose files are not yet in WORKDIR. A picture is written to a temporary
name first, so an interrupted run loses only that one. plan.py is read again before each picture. After
STOP (HH:MM, UTC), or if WORKDIR has a file named `stop`, no new picture is started.
"""
import datetime
import pathlib
import subprocess
import sys
import time

here = pathlib.Path(__file__).parent
work = pathlib.Path(sys.argv[1])
stop = sys.argv[2] if len(sys.argv) > 2 else None
work.mkdir(parents=True, exist_ok=True)


def jobs():
    names = {}
    exec((here / "plan.py").read_text(), names)
    return names["JOBS"]


def due():
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%H:%M")
    return (stop and now >= stop) or (work / "stop").exists()


failed = set()
while not due():
    waiting = [j for j in jobs() if not (work / f"{j[0]}.exr").exists() and j[0] not in failed]
    if not waiting:
        break
    name, percent, samples = waiting[0]
    began = time.time()
    draft = work / "draft"
    log = subprocess.run(
        ["nice", "-n", "19", "blender", "-b", "-noaudio", "-t", "2", "-P", str(here / "render.py"), "--", name, str(draft), str(percent), str(samples)],
        capture_output=True,
        text=True,
    )
    if "RENDERED" not in log.stdout:
        failed.add(name)
        print("FAILED", name, log.stdout[-600:], log.stderr[-600:], flush=True)
        continue
    (work / "draft-kind.exr").rename(work / f"{name}-kind.exr")
    (work / "draft.exr").rename(work / f"{name}.exr")
    print(name, percent, samples, round(time.time() - began), "s", flush=True)
