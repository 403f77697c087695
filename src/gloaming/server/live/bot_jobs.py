"""What a bot is to do, as a job that any process can take."""

import msgspec

from gloaming.server.bus.protocol import Job


class Work(msgspec.Struct, frozen=True):
    """A seat for which a bot is to act."""

    table: str
    seat: int
    turning: int

    def job(self) -> Job:
        """Return the job, the same for everybody who asks for it."""
        return Job(f"{self.table}/{self.seat}/{self.turning}", msgspec.json.encode(self))


def read_work(job: Job) -> Work:
    """Return what a job asks for."""
    return msgspec.json.decode(job.content, type=Work)
