"""The parts that games build their tables with: position views, wording, pieces, bindings, boards, animations."""
