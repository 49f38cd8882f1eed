// What is said to those who play by ear, in English.

export const speechEn = {
  'rp.say.half':
    'Turn {turn}, {clock}. {n} {n|couplet|couplets} left. {units} {units|unit|units} can be ordered. Your order?',
  'rp.say.halfOn':
    '{n} {n|couplet|couplets} left. {units} {units|unit|units} can be ordered. Your order?',
  'rp.say.act': '{units} in hand. {n} {n|unit|units} still to act.',
  'rp.say.germans': 'Germans: {orders} {orders|order|orders}, {shots} {shots|shot|shots}.',
  'rp.say.working': 'The chances are being worked out: ask again.',
  'rp.say.march': 'Comes there formed {formed} %, dispersed {dispersed} %.',
  'rp.say.marchLost': 'Destroyed {lost} %.',
  'rp.say.lost': '{units} destroyed.',
  'rp.say.broken': '{units} broken.',
  'rp.say.holds': '{name} is {holder}.',
  'rp.say.others': 'Also under this order: {units}.',
};
