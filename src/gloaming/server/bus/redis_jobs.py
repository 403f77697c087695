"""The queue of jobs of a server of several processes, in Redis or Valkey.

    content   hash     id -> content of every job that is not done
    waiting   list     ids, the next first
    leased    sorted   ids with the time until which somebody has them
    bell      list     one entry for each job that was put, to wake who waits
    done:ID   string   for a while, so that a job is not done again

Every step is one script, so it happens as a whole; time is Redis's own.
"""

import time
from typing import Any

from .local_jobs import SECONDS_TO_REMEMBER
from .protocol import DEFAULT_LEASE, Job, Lease
from .redis_client import PREFIX, connect, telling_unavailable

SECONDS_TO_LISTEN = 1.0  # then leases that have ended are looked for
MOST_RINGS = 100

NOW = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
"""

PUT = """
local content, waiting, bell, done = KEYS[1], KEYS[2], KEYS[4], KEYS[5]
if redis.call('EXISTS', done) == 1 or redis.call('HEXISTS', content, ARGV[1]) == 1 then
    return 0
end
redis.call('HSET', content, ARGV[1], ARGV[2])
redis.call('RPUSH', waiting, ARGV[1])
redis.call('LPUSH', bell, 1)
redis.call('LTRIM', bell, 0, ARGV[3])
return 1
"""

TAKE = (
    NOW
    + """
local content, waiting, leased = KEYS[1], KEYS[2], KEYS[3]
for _, id in ipairs(redis.call('ZRANGEBYSCORE', leased, '-inf', now)) do
    redis.call('ZREM', leased, id)
    redis.call('LPUSH', waiting, id)
end
local id = redis.call('LPOP', waiting)
if not id then return false end
redis.call('ZADD', leased, now + ARGV[1], id)
return {id, redis.call('HGET', content, id)}
"""
)

RENEW = (
    NOW
    + """
local until_ = redis.call('ZSCORE', KEYS[3], ARGV[1])
if not until_ or tonumber(until_) <= now then return 0 end
redis.call('ZADD', KEYS[3], now + ARGV[2], ARGV[1])
return 1
"""
)

DONE = """
local content, waiting, leased, done = KEYS[1], KEYS[2], KEYS[3], KEYS[5]
redis.call('HDEL', content, ARGV[1])
redis.call('LREM', waiting, 0, ARGV[1])
redis.call('ZREM', leased, ARGV[1])
redis.call('SET', done, 1, 'EX', ARGV[2])
"""


class RedisJobs:
    """Jobs that any process may put and take."""

    def __init__(self, address: str) -> None:
        """Prepare to connect."""
        self.client = connect(address)
        self.bell = f"{PREFIX}jobs:bell"

    async def run(self, script: str, job: str, *arguments: Any) -> Any:
        """Run a script on the keys of the queue and of a job."""
        places = [f"{PREFIX}jobs:{name}" for name in ("content", "waiting", "leased")]
        keys = [*places, self.bell, f"{PREFIX}jobs:done:{job}"]
        with telling_unavailable():
            return await self.client.eval(script, len(keys), *keys, *arguments)

    async def put(self, job: Job) -> bool:
        """Add a job; False if it waits, is being done, or was done lately."""
        return bool(await self.run(PUT, job.id, job.id, job.content, MOST_RINGS - 1))

    async def take(self, wait: float, lease: Lease = DEFAULT_LEASE) -> Job | None:
        """Return the next job, or None if there is none for so many seconds."""
        end = time.monotonic() + wait
        while True:
            found = await self.run(TAKE, "", lease)
            if found is not None:
                return Job(found[0].decode(), found[1])
            left = end - time.monotonic()
            if left <= 0:
                return None
            with telling_unavailable():
                await self.client.blpop([self.bell], timeout=min(left, SECONDS_TO_LISTEN))

    async def renew(self, job: Job, lease: Lease = DEFAULT_LEASE) -> bool:
        """Ask for more time; False if the job is no longer one's own."""
        return bool(await self.run(RENEW, job.id, job.id, lease))

    async def done(self, job: Job) -> None:
        """Say that a job is done, so that nobody does it again."""
        await self.run(DONE, job.id, job.id, int(SECONDS_TO_REMEMBER))

    async def close(self) -> None:
        """Close all connections."""
        await self.client.aclose()
