"""The coach: judges every decision of a finished match by what its seat could see."""
