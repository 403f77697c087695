"""HTTP: resources that can be asked for once, described by an OpenAPI document."""
