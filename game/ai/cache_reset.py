"""What was found out about one game is given back when another is played: it would lie there for nothing."""

import gc
import sys

from game.ai.minds import minds_of


def forget_game(game_id: str) -> None:
    """All that its modules keep of answers; whoever asks again finds them again."""
    minds_of.cache_clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(f"game.{game_id}."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
    gc.collect()
