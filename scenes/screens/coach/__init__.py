"""The coach's page about a finished match; its work continues when the page is left."""
