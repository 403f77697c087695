"""What a bot is to do, as a job that any process can take."""

import msgspec

from gloaming.server.bus.protocol import Job, Rank
from gloaming.server.hosting.hosted import Hosted


class Work(msgspec.Struct, frozen=True):
    """A seat for which a bot is to act."""

    table: str
    seat: int
    turning: int

    def job(self, rank: Rank = Rank.PLAYED, owner: str = "") -> Job:
        """Return the job, the same for everybody who asks for it."""
        name = f"{self.table}/{self.seat}/{self.turning}"
        return Job(name, msgspec.json.encode(self), rank, owner)


def rank_of(hosted: Hosted) -> Rank:
    """Return who waits for the bots of a table, as far as this process knows."""
    table = hosted.table
    people = {person.id for seat in table.players if (person := table.seats[seat].person)}
    if people - table.away.keys():
        return Rank.PLAYED
    return Rank.WATCHED if hosted.watchers else Rank.UNWATCHED


def read_work(job: Job) -> Work:
    """Return what a job asks for."""
    return msgspec.json.decode(job.content, type=Work)
