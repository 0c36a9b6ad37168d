"""Pictures that are kept, and painting a scene before it is shown."""
