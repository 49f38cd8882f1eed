// What is said to those who play by ear, in English.

export const speechEn = {
  'rp.say.half':
    'Turn {turn}, {clock}. {n} {n|couplet|couplets} left. {units} {units|unit|units} can be ordered.',
  'rp.say.halfOn': '{n} {n|couplet|couplets} left. {units} {units|unit|units} can be ordered.',
  'rp.say.act': '{n} {n|unit|units} under your order.',
  'rp.say.germans': 'Germans: {orders} {orders|order|orders}, {shots} {shots|shot|shots}.',
  'rp.say.lost': '{units} destroyed.',
  'rp.say.broken': '{units} broken.',
  'rp.say.holds': '{name} is {holder}.',
  'rp.say.type': 'Type a unit or a square, and what it is to do.',
};
