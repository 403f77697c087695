"""The queue of jobs of a server of several processes, in Redis or Valkey.

    content          hash     id -> content of every job that is not done
    about            hash     id -> its rank and owner: "0 someone"
    line:RANK OWNER  list     ids of one owner that wait, the next first
    turns:RANK       list     owners with something in such a line, the next first
    leased           sorted   ids with the time until which somebody has them
    bell             list     one entry for each job that was put, to wake who waits
    done:ID          string   for a while, so that a job is not done again

Every step is one script, so it happens as a whole; time is Redis's own.
"""

import time
from typing import Any

from .local_jobs import SECONDS_TO_REMEMBER
from .protocol import DEFAULT_LEASE, MOST_UNWATCHED, SEVERAL, Job, Lease, Rank
from .redis_client import PREFIX, connect, telling_unavailable

SECONDS_TO_LISTEN = 1.0  # then leases that have ended are looked for
MOST_RINGS = 100

WORDS = f"""
local place = '{PREFIX}bots:'
local content, about = place .. 'content', place .. 'about'
local leased, bell, done = place .. 'leased', place .. 'bell', place .. 'done:'
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local function rank_of(known) return tonumber(string.sub(known, 1, 1)) end
local function owner_of(known) return string.sub(known, 3) end
local function line_of(known) return place .. 'line:' .. known end
local function turns_of(known) return place .. 'turns:' .. rank_of(known) end
local function line_up(id, known, how)
    if redis.call(how, line_of(known), id) == 1 then
        redis.call(how, turns_of(known), owner_of(known))
    end
end
local function leave(id, known)
    if redis.call('LREM', line_of(known), 0, id) == 0 then return false end
    if redis.call('LLEN', line_of(known)) == 0 then
        redis.call('LREM', turns_of(known), 0, owner_of(known))
    end
    return true
end
"""

PUT = (
    WORDS
    + """
local id, given, known = ARGV[1], ARGV[2], ARGV[3]
if redis.call('EXISTS', done .. id) == 1 then return 0 end
local before = redis.call('HGET', about, id)
if before then
    if rank_of(known) < rank_of(before) then
        if leave(id, before) then line_up(id, known, 'RPUSH') end
        redis.call('HSET', about, id, known)
    end
    return 0
end
redis.call('HSET', content, id, given)
redis.call('HSET', about, id, known)
line_up(id, known, 'RPUSH')
redis.call('LPUSH', bell, 1)
redis.call('LTRIM', bell, 0, ARGV[4])
return 1
"""
)

TAKE = (
    WORDS
    + """
local lease, most, several = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local last, instead = tonumber(ARGV[4]), ARGV[5]
for _, id in ipairs(redis.call('ZRANGEBYSCORE', leased, '-inf', now)) do
    redis.call('ZREM', leased, id)
    line_up(id, redis.call('HGET', about, id), 'LPUSH')
end
local owners, unwatched = {}, 0
for _, id in ipairs(redis.call('ZRANGE', leased, 0, -1)) do
    local known = redis.call('HGET', about, id)
    owners[owner_of(known)] = (owners[owner_of(known)] or 0) + 1
    if rank_of(known) == last then unwatched = unwatched + 1 end
end
local worst, is_pressing = last, false
if instead ~= '' then
    worst = rank_of(instead)
    is_pressing = (owners[owner_of(instead)] or 0) >= several
end
for rank = 0, worst do
    local turns = place .. 'turns:' .. rank
    local is_open = rank < last or unwatched < most
    local is_same = instead ~= '' and rank == worst
    for _ = 1, (is_open and (is_pressing or not is_same)) and redis.call('LLEN', turns) or 0 do
        local owner = redis.call('LPOP', turns)
        local line = line_of(rank .. ' ' .. owner)
        local id = not (is_same and owners[owner]) and redis.call('LPOP', line)
        if redis.call('LLEN', line) > 0 then redis.call('RPUSH', turns, owner) end
        if id then
            redis.call('ZADD', leased, now + lease, id)
            return {id, redis.call('HGET', content, id), redis.call('HGET', about, id)}
        end
    end
end
return false
"""
)

RENEW = (
    WORDS
    + """
local until_ = redis.call('ZSCORE', leased, ARGV[1])
if not until_ or tonumber(until_) <= now then return 0 end
redis.call('ZADD', leased, now + ARGV[2], ARGV[1])
return 1
"""
)

DONE = (
    WORDS
    + """
local known = redis.call('HGET', about, ARGV[1])
if known then leave(ARGV[1], known) end
redis.call('HDEL', content, ARGV[1])
redis.call('HDEL', about, ARGV[1])
redis.call('ZREM', leased, ARGV[1])
redis.call('SET', done .. ARGV[1], 1, 'EX', ARGV[2])
"""
)


class RedisJobs:
    """Jobs that any process may put and take."""

    def __init__(self, address: str, most_unwatched: int = MOST_UNWATCHED) -> None:
        """Prepare to connect."""
        self.client = connect(address)
        self.bell = f"{PREFIX}bots:bell"
        self.most_unwatched = most_unwatched

    async def run(self, script: str, *arguments: Any) -> Any:
        """Run a script."""
        with telling_unavailable():
            return await self.client.eval(script, 0, *arguments)

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately."""
        return bool(await self.run(PUT, job.id, job.content, about(job), MOST_RINGS - 1))

    async def take(
        self, wait: float, lease: Lease = DEFAULT_LEASE, instead: Job | None = None
    ) -> Job | None:
        """Return the next job, or what goes before one; None if there is none for so long."""
        end = time.monotonic() + wait
        other = about(instead) if instead else ""
        limits = (self.most_unwatched, SEVERAL, int(Rank.UNWATCHED))
        while True:
            found = await self.run(TAKE, lease, *limits, other)
            if found is not None:
                return read_job(*found)
            left = end - time.monotonic()
            if left <= 0:
                return None
            with telling_unavailable():
                await self.client.blpop([self.bell], timeout=min(left, SECONDS_TO_LISTEN))

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Ask for more time; False if the job is no longer one's own."""
        return bool(await self.run(RENEW, job.id, lease))

    async def done(self, job: Job) -> None:
        """Say that a job is done, so that nobody does it again."""
        await self.run(DONE, job.id, int(SECONDS_TO_REMEMBER))

    async def close(self) -> None:
        """Close all connections."""
        await self.client.aclose()


def about(job: Job) -> str:
    """Return a job's rank and owner as Redis keeps them."""
    return f"{int(job.rank)} {job.owner}"


def read_job(name: bytes, content: bytes, known: bytes) -> Job:
    """Return a job that Redis keeps."""
    rank, _, owner = known.decode().partition(" ")
    return Job(name.decode(), content, Rank(int(rank)), owner)
