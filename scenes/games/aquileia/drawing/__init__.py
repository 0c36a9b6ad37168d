"""How the pieces are painted: functions that draw and know no widget."""
