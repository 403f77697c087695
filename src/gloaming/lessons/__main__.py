"""`python -m gloaming.lessons` writes what the client reads of the lessons anew."""

from .files import write_files

if __name__ == "__main__":
    write_files()
