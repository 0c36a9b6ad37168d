"""Release of cached answers about a game once another one is played."""

import gc
import sys

from game.ai.minds import minds_of


def forget_game(game_id: str) -> None:
    """Clear all caches in the game's modules; they fill again on demand."""
    minds_of.cache_clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(f"game.{game_id}."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
    gc.collect()
