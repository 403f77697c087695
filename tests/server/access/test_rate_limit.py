"""How much one client may ask."""

from gloaming.server.access.rate_limit import Bucket


def test_so_many_at_once_and_then_steadily() -> None:
    bucket = Bucket(3, 1)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(11.0)
    assert not bucket.take(11.5)
    assert bucket.take(12.5)


def test_a_bucket_never_holds_more_than_its_most() -> None:
    bucket = Bucket(2, 100)
    bucket.take(0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(1, 1)
    assert bucket.take(10.0)
    assert not bucket.take(5.0)
