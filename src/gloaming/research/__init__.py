"""The games for programs that learn: OpenSpiel, PettingZoo, Gymnasium and batches.

The libraries come with `pip install "gloaming[research]"`; the batches need none of them.
"""
