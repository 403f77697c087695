"""Escapes: nobody of one's own is to be eaten, whatever card comes."""
