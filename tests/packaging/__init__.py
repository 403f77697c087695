"""What people install: extras, the packages that are published, and `deploy/`."""
