// Captions of the pictures in the rulebook, in English, and what they show for whoever does not see them.

export const picturesEn = {
  'fp.picture.3':
    'Front and rear: the front line runs through the middle of the hex. Of the six neighbours the three ringed lie in front, the other three behind.',
  'fp.picture.3.alt': 'A unit facing {facing}, the three hexes in front of it ringed: {unit}.',
  'fp.picture.8':
    'Where an order may end: a plain ring leaves the unit able to fight this turn, a ring with arrowheads does not.',
  'fp.picture.8.alt': 'A chosen unit with lit hexes around it: {unit}.',
  'fp.picture.10':
    'In contact: whoever comes next to an enemy stops there, and both are bound to each other.',
  'fp.picture.10.alt': 'A French unit beside a German one: {unit}.',
  'fp.picture.11':
    'From level {high} down to level {low}, {range} hexes off: the line falls evenly, and no ground, cover or unit between reaches it. The dice: {sum}, {dice} in all.',
  'fp.picture.11.alt':
    'A unit on the heights and its target below in red cross-hairs: {unit} and {target}.',
  'fp.picture.12':
    'A fight before its dice are thrown: {dice} {dice|die|dice} ({sum}). {hit} % for at least one hit, {back} % to drive the enemy back, {destroyed} % to destroy him.',
  'fp.picture.12.alt':
    'A unit and its target in red cross-hairs with the number of dice: {unit} and {target}.',
  'fp.picture.13': 'A 1 among the dice: the target falls back a hex, away from the fire.',
  'fp.picture.13.alt': 'A German unit and the way it falls back, in blue pencil: {target}.',
};
