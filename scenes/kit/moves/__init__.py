"""From pieces to legal moves: bindings, dragging, options with reasons, small panels of choices."""
