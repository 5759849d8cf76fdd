"""The types that go over the wire, without behaviour."""
