"""The coach: judges every decision of a finished match from what its seat could see at that moment."""
