"""Tests of Menhirs."""
