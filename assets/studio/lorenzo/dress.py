"""What the modelled busts wear: robes, a gown, a friar's cowl, a cope, and two kinds of armour."""

from assets.studio.kit.relief import Relief
from assets.studio.lorenzo.hair import pearls
from assets.studio.lorenzo.profiles import oval

_SHOULDERS = "M84 400 C94 346 142 320 186 304 C214 318 250 314 288 292 C330 308 368 344 380 400 Z"


def _folds(count: int, top: tuple[float, float], foot: tuple[float, float], sag: float = 0) -> tuple[str, str]:
    """Ridges and valleys that fan out from the neck to the lower edge."""
    ridges: list[str] = []
    valleys: list[str] = []
    for i in range(count):
        t = i / (count - 1)
        x, end = top[0] + t * (top[1] - top[0]), foot[0] + t * (foot[1] - foot[0])
        y = 312 - 10 * abs(2 * t - 0.9) + sag
        for found, shift in ((ridges, 0), (valleys, 9)):
            found.append(
                f"M{x + shift * 0.5:.1f} {y:.1f} Q{x + shift + (end - x) * 0.3:.1f} {y + 40:.1f} {end + shift:.1f} 404"
            )
    return " ".join(ridges), " ".join(valleys)


def robe(relief: Relief, has_collar: bool = True) -> None:
    cloth = relief.mass(_SHOULDERS, 0.86, 0.1, ((3, 0.3), (10, 0.35), (30, 0.35)))
    ridges, valleys = _folds(12, (178, 300), (76, 392))
    relief.line(ridges, 9, 0.17, 3.4, cloth)
    relief.line(valleys, 8, -0.17, 3.2, cloth)
    if has_collar:
        collar = "M180 292 C206 312 254 306 290 280 L296 304 C260 334 202 336 174 316 Z"
        band = relief.mass(collar, 0.9, 0.3, ((2, 0.4), (6, 0.6)))
        relief.line("M178 304 C204 324 256 318 293 293", 2, -0.14, 1, band)


def tunic(relief: Relief) -> None:
    """Plain cloth with a laced neck."""
    cloth = relief.mass(_SHOULDERS, 0.8, 0.1, ((3, 0.3), (10, 0.3), (30, 0.4)))
    ridges, valleys = _folds(7, (186, 296), (100, 372))
    relief.line(ridges, 13, 0.13, 5, cloth)
    relief.line(valleys, 11, -0.13, 5, cloth)
    relief.line("M184 306 C212 322 252 318 288 296", 7, 0.22, 2, cloth)
    relief.line("M206 320 L198 372", 4, -0.2, 1.4, cloth)
    relief.line("M200 332 l10 5 M198 346 l10 5 M196 360 l10 5", 3.4, 0.24, 1.2, cloth)


def gown(relief: Relief) -> None:
    """A low neck with pearls, and puffed sleeves."""
    neck = "M186 300 C176 330 140 338 120 352 L112 400 H352 L338 350 C312 340 292 322 290 296 Z"
    relief.mass(neck, 0.7, 0.02, ((3, 0.3), (12, 0.7)))
    dress = "M78 400 C84 364 108 348 134 344 C164 372 246 376 318 340 C350 346 378 366 386 400 Z"
    cloth = relief.mass(dress, 0.86, 0.14, ((3, 0.3), (10, 0.4), (24, 0.3)))
    relief.line("M134 346 C164 374 246 378 318 342", 7, 0.24, 2, cloth)
    ridges, valleys = _folds(11, (150, 312), (84, 380), sag=44)
    relief.line(ridges, 7, 0.15, 2.6, cloth)
    relief.line(valleys, 6, -0.15, 2.4, cloth)
    pearls(relief, [(186 + i * 11.4, 306 + 18 * (1 - ((i - 4.5) / 4.5) ** 2)) for i in range(10)], 5)
    relief.swell(oval(238, 338, 8, 10), 0.34, 1.6)


def cope(relief: Relief) -> None:
    """A prelate's mantle with an embroidered band and a clasp."""
    robe(relief, has_collar=False)
    band = "M176 300 C166 330 158 366 156 400 H202 C204 366 214 338 226 318 C208 316 190 310 176 300 Z"
    orphrey = relief.mass(band, 0.5, 0.66, ((2, 0.4), (6, 0.6)))
    relief.line("M184 312 C176 340 168 370 166 400 M216 322 C206 342 196 372 194 400", 2.4, 0.2, 1.1, orphrey)
    lozenges = " ".join(f"M{188 - i * 3} {332 + i * 22} l8 11 l-8 11 l-8 -11 Z" for i in range(3))
    relief.swell(lozenges, 0.22, 1.5, orphrey)
    collar = relief.mass(
        "M180 288 C206 310 254 304 290 278 L294 300 C258 328 202 330 176 312 Z", 0.9, 0.5, ((2, 0.4), (6, 0.6))
    )
    relief.line("M178 300 C204 320 256 313 292 289", 2, -0.16, 1, collar)
    relief.swell(oval(176, 322, 11, 11), 0.4, 2)


def cowl(relief: Relief) -> None:
    """A friar's hood laid back in rolls."""
    robe(relief, has_collar=False)
    roll = (
        "M166 308 C184 286 204 296 226 300 C252 300 276 288 296 266 C316 276 330 300 330 324 C290 352 206 358 160 338 Z"
    )
    cloth = relief.mass(roll, 0.9, 0.36, ((3, 0.3), (9, 0.4), (16, 0.3)))
    relief.line("M170 326 C210 346 286 340 322 306 M182 310 C214 326 274 318 304 286", 6, -0.2, 2.6, cloth)
    relief.line("M172 316 C212 336 280 330 314 296", 6, 0.16, 2.6, cloth)


def armour(relief: Relief) -> None:
    """Plate: gorget, breast and the lames of the shoulder."""
    breast = relief.mass(_SHOULDERS, 0.86, 0.04, ((3, 0.3), (10, 0.3), (30, 0.4)))
    relief.line("M224 332 C220 356 220 380 220 402", 3, 0.2, 1.6, breast)
    relief.line("M186 338 C202 356 208 380 208 402 M258 336 C246 356 238 380 238 402", 2.4, -0.13, 1.4, breast)
    gorget = relief.mass(
        "M180 272 C206 296 254 290 286 262 L300 312 C262 344 202 348 172 326 Z",
        1,
        0.16,
        ((2, 0.4), (6, 0.3), (14, 0.3)),
    )
    relief.line("M178 290 C206 312 256 305 291 280 M175 307 C206 330 258 322 296 296", 2.4, -0.22, 1.1, gorget)
    relief.line("M180 276 C206 299 254 293 286 266", 4, 0.18, 1.4, gorget)
    _pauldron(relief)
    front = relief.mass(
        "M84 400 C92 358 126 334 162 330 C178 342 180 372 174 400 Z", 0.8, 0.3, ((3, 0.3), (8, 0.4), (18, 0.3))
    )
    relief.line("M96 380 C118 350 146 342 172 350 M92 396 C116 368 146 360 176 368", 2.6, -0.2, 1.2, front)


def _pauldron(relief: Relief) -> None:
    plate = relief.mass(
        "M286 322 C330 318 374 348 386 400 H262 C262 366 268 340 286 322 Z", 0.9, 0.34, ((3, 0.3), (8, 0.4), (20, 0.3))
    )
    grooves = " ".join(
        f"M{272 - k * 3} {344 + k * 15} C304 {332 + k * 15} {344 + k * 4} {344 + k * 15} {378 + k * 3} {384 + k * 12}"
        for k in range(4)
    )
    relief.line(grooves, 2.6, -0.22, 1.2, plate)
    lips = " ".join(
        f"M{274 - k * 3} {348 + k * 15} C304 {336 + k * 15} {344 + k * 4} {348 + k * 15} {376 + k * 3} {388 + k * 12}"
        for k in range(4)
    )
    relief.line(lips, 3, 0.15, 1.4, plate)
    relief.swell(" ".join(oval(292 + k * 14, 330 + k * 2.2 + k * k * 0.9, 2.7, 2.7) for k in range(6)), 0.26, 0.9)


def cuirass(relief: Relief) -> None:
    """Antique: a moulded breastplate with a mask, and a cloak pinned on the shoulder."""
    breast = relief.mass(_SHOULDERS, 0.9, 0.06, ((3, 0.25), (10, 0.3), (30, 0.45)))
    relief.line("M184 308 C212 324 252 320 288 298", 8, 0.2, 2.2, breast)
    scales = " ".join(
        f"M{120 + i * 18 + (row % 2) * 9} {352 + row * 14} a9 10 0 0 0 18 0" for row in range(4) for i in range(9)
    )
    relief.line(scales, 2.6, 0.16, 1.1, breast)
    cloak = relief.mass(
        "M268 306 C310 300 356 324 386 400 H250 C246 366 250 330 268 306 Z", 0.85, 0.4, ((3, 0.3), (9, 0.4), (18, 0.3))
    )
    ridges, valleys = _folds(6, (272, 312), (256, 384))
    relief.line(ridges, 10, 0.18, 3, cloak)
    relief.line(valleys, 8, -0.18, 2.8, cloak)
    relief.swell(oval(274, 318, 13, 13), 0.4, 2)
    relief.swell(oval(274, 318, 5, 5), -0.2, 1.2)
