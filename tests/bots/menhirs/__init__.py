"""Tests of the bots for Menhirs."""
