"""Who is modelled how: the 24 characters of the cards and the 20 leaders."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from assets.studio.kit.relief import Relief
from assets.studio.kit.relief_light import BRONZE, GOLD, SILVER, Stuff
from assets.studio.lorenzo import dress, hair, hats, helmets, mitres
from assets.studio.lorenzo.profiles import Face, model_head, model_neck

_CHEST = (230, 398, 1.12)
"""Dresses are drawn a little small; they grow around the middle of their foot."""
Part = Callable[[Relief], None]


@dataclass(frozen=True, slots=True)
class Person:
    """Modelled from the back to the front: what is behind the head, the dress, the head, and what it wears."""

    face: Face
    wears: Part
    on_head: tuple[Part, ...]
    is_slender: bool = False
    behind: Part | None = None

    def model(self) -> Relief:
        relief = Relief()
        if self.behind:
            self.behind(relief)
        model_neck(relief, self.is_slender)
        with relief.enlarged(*_CHEST):
            self.wears(relief)
        model_head(relief, self.face)
        for part in self.on_head:
            part(relief)
        return relief


@dataclass(frozen=True, slots=True)
class Leader:
    person: Person
    metal: Stuff


_YOUNG = Face(age=0.1, nose=-0.3, brow=-0.5, chin=-0.1, lips=0.2)
_LADY = Face(age=0, nose=-0.6, hook=-0.5, brow=-1, chin=-0.4, lips=0.4, jowl=-0.6)
_STRONG = Face(age=0.6, nose=0.2, hook=0.2, brow=0.7, chin=0.6)
_HAWK = Face(age=0.8, nose=0.8, hook=0.8, brow=0.5)
_MEDICI = Face(age=0.75, nose=0.3, hook=-0.6, brow=0.8, chin=0.9, lips=0.3, notch=0.5)
_straight_crop = partial(hair.crop, is_curly=False)
_short_bob = partial(hair.bob, length=242)
_fringe = partial(hair.bob, has_fringe=True)
_netted, _coiled = partial(hair.gathered, is_netted=True), partial(hair.gathered, is_netted=False)
_short_beard, _curly_beard = hair.beard, partial(hair.beard, is_curly=True)
_plumed_beret = partial(hats.beret, has_plume=True)
_bare_roll = partial(hats.chaperon, has_tail=False)

CHARACTERS = {
    # Warlord
    49: Person(Face(age=0.8, nose=0.3, brow=0.8, chin=0.5), dress.armour, (_short_bob, hats.cap)),
    # Stonemason
    50: Person(Face(age=0.6, nose=0.4, hook=0.6, jowl=0.2), dress.tunic, (_straight_crop, hats.coif)),
    # Dame
    51: Person(_LADY, dress.gown, (_netted,), is_slender=True),
    # Knight
    52: Person(Face(age=0.2, brow=0.2, chin=0.2), dress.armour, (helmets.sallet,)),
    # Farmer
    53: Person(Face(age=0.4, nose=0.1, chin=0.3), dress.tunic, (_straight_crop, hats.straw_hat)),
    # Artisan
    54: Person(Face(age=0.5, nose=0.3, brow=0.4), dress.tunic, (hair.crop, _curly_beard, hats.skullcap)),
    # Preacher
    55: Person(Face(age=0.9, nose=0.9, hook=1, brow=0.6, lips=0.5), dress.cowl, (hats.hood,), is_slender=True),
    # Abbess
    56: Person(Face(age=0.3, nose=-0.3, brow=-0.7, chin=-0.2), dress.robe, (hats.veil,), is_slender=True),
    # Captain
    57: Person(_STRONG, dress.armour, (helmets.winged,)),
    # Architect
    58: Person(Face(age=0.7, nose=0.4, hook=0.3, chin=-0.2), dress.robe, (_short_bob, _bare_roll)),
    # Patron
    59: Person(Face(age=0.45, nose=0.2, hook=0.2, jowl=0.5), dress.robe, (hair.bob, hats.chaperon)),
    # Hero
    60: Person(_YOUNG, dress.cuirass, (hair.crop, hats.laurel)),
    # Peasant
    61: Person(Face(age=0.9, nose=0.7, hook=0.5, chin=0.6), dress.tunic, (_short_bob, hats.knit_cap)),
    # Scholar
    62: Person(Face(age=0.9, nose=0.6, hook=0.4), dress.robe, (_straight_crop, hats.scholars_cap)),
    # Papal Messenger
    63: Person(Face(age=0.5, nose=0.2, jowl=0.4), dress.cowl, (hair.tonsure,)),
    # Royal Messenger
    64: Person(_YOUNG, dress.tunic, (_short_bob, hats.bycocket)),
    # Noble
    65: Person(_HAWK, dress.robe, (hair.bob, hats.tall_cap)),
    # Governor
    66: Person(Face(age=0.6, nose=0.4, brow=0.5, jowl=0.6), dress.robe, (hair.bob, hats.coronet)),
    # Paramour
    67: Person(_LADY, dress.gown, (_coiled, hair.plait), is_slender=True),
    # Herald
    68: Person(_YOUNG, dress.tunic, (hair.long_locks, _plumed_beret)),
    # Cardinal
    69: Person(Face(age=0.8, nose=0.6, hook=0.6, jowl=0.7), dress.cope, (_short_bob, mitres.galero)),
    # Bishop
    70: Person(Face(age=0.8, nose=0.2, brow=0.4), dress.cope, (_straight_crop, _curly_beard, mitres.mitre)),
    # General
    71: Person(Face(age=0.8, nose=0.5, hook=0.4, brow=0.9, chin=0.4), dress.cuirass, (_short_beard, helmets.crested)),
    # Ambassador
    72: Person(Face(age=0.5, nose=0.5, hook=0.3, brow=0.3), dress.robe, (_straight_crop, _short_beard, hats.turban)),
}

LEADERS = {
    # Francesco Sforza
    1: Leader(
        Person(
            Face(age=0.7, nose=0.5, hook=0.6, brow=0.4, chin=0.4, lips=0.1, jowl=0.9),
            dress.armour,
            (_short_bob, hats.cap),
        ),
        GOLD,
    ),
    # Ludovico Ariosto
    2: Leader(
        Person(Face(age=0.6, nose=0.5, hook=0.3, brow=0.3), dress.robe, (hair.bob, _short_beard, hats.laurel)), BRONZE
    ),
    # Filippo Brunelleschi
    3: Leader(
        Person(Face(age=0.8, nose=0.2, hook=0.1, brow=0.5, chin=0.2, jowl=0.5), dress.tunic, (hats.coif,)), BRONZE
    ),
    # Federico da Montefeltro
    4: Leader(
        Person(
            Face(age=0.8, nose=0.8, hook=0.9, brow=0.3, chin=0.6, jowl=0.8, notch=1),
            dress.robe,
            (_short_bob, hats.tall_cap),
        ),
        GOLD,
    ),
    # Girolamo Savonarola
    5: Leader(
        Person(Face(age=0.8, nose=1, hook=1, brow=0.8, chin=0.1, lips=0.8), dress.cowl, (hats.hood,), is_slender=True),
        SILVER,
    ),
    # Giovanni dalle Bande Nere
    6: Leader(
        Person(Face(age=0.3, nose=0.3, hook=0.1, brow=0.6, chin=0.4), dress.armour, (_straight_crop, _short_beard)),
        SILVER,
    ),
    # Sandro Botticelli
    7: Leader(Person(Face(age=0.3, nose=0.2, brow=0.2, chin=0.7, lips=0.6), dress.robe, (hair.long_locks,)), SILVER),
    # Michelangelo Buonarroti
    8: Leader(
        Person(
            Face(age=0.8, nose=-0.3, hook=-0.8, brow=1, chin=0.2, notch=0.8), dress.tunic, (hair.crop, _curly_beard)
        ),
        BRONZE,
    ),
    # Ludovico III Gonzaga
    9: Leader(
        Person(Face(age=0.7, nose=0.4, hook=0.2, brow=0.5, chin=0.3, jowl=1), dress.robe, (_straight_crop,)), BRONZE
    ),
    # Leonardo da Vinci
    10: Leader(
        Person(
            Face(age=0.9, nose=0.5, hook=0.3, brow=1),
            dress.robe,
            (hair.long_locks, partial(hair.beard, length=356), hats.beret),
        ),
        GOLD,
    ),
    # Pico della Mirandola
    11: Leader(
        Person(Face(age=0.1, nose=0.1, brow=-0.5, chin=-0.2, lips=0.4), dress.robe, (hair.long_locks, hats.cap)), GOLD
    ),
    # Sisto IV
    12: Leader(
        Person(
            Face(age=0.8, nose=0.5, hook=0.3, brow=0.7, chin=0.5, jowl=1), dress.cope, (_straight_crop, mitres.tiara)
        ),
        GOLD,
    ),
    # Lucrezia Borgia
    13: Leader(Person(_LADY, dress.gown, (partial(hair.long_locks, length=322), hair.jewels), is_slender=True), SILVER),
    # Sigismondo Malatesta
    14: Leader(
        Person(Face(age=0.5, nose=0.8, hook=0.4, brow=0.2, chin=-0.2, lips=-0.3), dress.armour, (_fringe,)), BRONZE
    ),
    # Lorenzo de’ Medici
    15: Leader(Person(_MEDICI, dress.robe, (partial(hair.bob, length=264),)), GOLD),
    # Ludovico il Moro
    16: Leader(
        Person(
            Face(age=0.5, nose=0.4, hook=0.4, jowl=1), dress.armour, (partial(hair.bob, length=272, has_fringe=True),)
        ),
        BRONZE,
    ),
    # Cesare Borgia
    17: Leader(
        Person(
            Face(age=0.3, nose=0.4, hook=0.2, brow=0.3), dress.armour, (hair.long_locks, _short_beard, _plumed_beret)
        ),
        BRONZE,
    ),
    # Santa Rita
    18: Leader(
        Person(
            Face(age=0.2, nose=-0.3, hook=-0.3, brow=-0.8, chin=-0.3),
            dress.robe,
            (hats.veil,),
            is_slender=True,
            behind=mitres.halo,
        ),
        GOLD,
    ),
    # Cosimo de’ Medici
    19: Leader(
        Person(Face(age=0.9, nose=0.9, hook=0.5, brow=0.5, chin=0.4, lips=-0.5), dress.robe, (hats.scholars_cap,)), GOLD
    ),
    # Bartolomeo Colleoni
    20: Leader(Person(Face(age=0.8, nose=0.6, hook=0.6, brow=1, chin=0.8), dress.armour, (helmets.winged,)), SILVER),
}
