// Words of the dice, in English.

export const diceEn = {
  'dice.shows': '{die} shows {n}',
  'dice.open': '{die}, not yet rolled',
};
