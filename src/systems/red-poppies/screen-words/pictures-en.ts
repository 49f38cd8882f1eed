// Captions of the pictures in the rulebook, in English, and what they show for whoever does not see them.

export const picturesEn = {
  'rp.picture.5':
    'A mass: {n} {n|company|companies}, formed and of one kind, each linked to the others square by square. One order sends them all.',
  'rp.picture.5.alt': 'Companies side by side, all of them ringed in blue pencil.',
  'rp.picture.6':
    'A shot before its dice are thrown: of 36 throws {destroys} {destroys|destroys|destroy} the target and {breaks} more {breaks|breaks|break} it.',
  'rp.picture.6.alt':
    'A unit and its target in red cross-hairs with the chance of the shot: {unit} and {target}.',
  'rp.picture.7':
    'Where shells may fall: {on} % on the target, {beside} % on each square beside it.',
  'rp.picture.7.alt': 'A target with its six neighbours, each marked with its chance.',
  'rp.picture.8':
    'A gap in the wire before a trench: through it nobody is stopped, on either side of it whoever crosses is dispersed and spent.',
  'rp.picture.8.alt': 'German trenches in red, wire in front of them, and a gap in it.',
};
