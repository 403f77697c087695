"""`python -m gloaming.server.messages` writes the schema and the TypeScript types anew."""

from .files import write_files

if __name__ == "__main__":
    write_files()
