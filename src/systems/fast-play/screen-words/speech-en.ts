// What is said to those who play by ear, in English.

export const speechEn = {
  'fp.say.move':
    'Turn {turn}, {clock}. {n} {n|unit|units} can be ordered, {points} {points|point|points}.',
  'fp.say.moveOn': '{n} {n|unit|units} can still be ordered, {points} {points|point|points}.',
  'fp.say.unit': '{unit}, {left} of {full}, facing {facing}',
  'fp.say.attack': '{unit}: {n} {n|target|targets}.',
  'fp.say.germans': '{moves} German {moves|move|moves}, {aims} {aims|aims|aim}.',
  'fp.say.lost': '{unit} destroyed.',
  'fp.say.losses': '{unit} loses {n}, {left} left.',
  'fp.say.back': '{unit} falls back.',
  'fp.say.help':
    'Type an order: the unit, the hex and the way it faces, such as jolivet 0706 e; or its number.',
  'fp.say.type': 'Type unit, hex and facing: {unit} {hex} {facing}.',
  'fp.say.holds': '{name} is {holder}.',
};
