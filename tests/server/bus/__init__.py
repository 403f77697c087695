"""The bus carries messages, and says when it may have lost some."""
