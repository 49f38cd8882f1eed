// 1.1 How the dice of the fights fell on either side, against what they should: one small figure a raid, so that
// thousands of raids can be added up without being played again.

import type { RaidEvent, Sum } from '../rules/events.ts';

/** Twice the pips above expectation, which is a whole number: a D6 (1–6) is worth 7, a D10 (0–9) is worth 9. */
export interface DiceLuck {
  readonly british: number;
  readonly britishDice: number;
  readonly german: number;
  readonly germanDice: number;
}

export const NO_LUCK: DiceLuck = { british: 0, britishDice: 0, german: 0, germanDice: 0 };

const D6 = 7;
const D10 = 9;

/** The dice of fire (11.1) and assault (11.2e); every other event leaves the luck as it was. */
export function addLuck(luck: DiceLuck, event: RaidEvent): DiceLuck {
  if (event.kind === 'assault-line') return addContest(luck, event.attack, event.defence);
  if (event.kind !== 'fire') return luck;
  return event.side === 'british'
    ? addContest(luck, event.attack, event.defence)
    : addContest(luck, event.defence, event.attack);
}

function addContest(luck: DiceLuck, british: Sum, german: Sum): DiceLuck {
  return {
    british: luck.british + excess(british, D6),
    britishDice: luck.britishDice + 1,
    german: luck.german + excess(german, D10),
    germanDice: luck.germanDice + 1,
  };
}

const isDie = (part: { readonly name: string }): boolean => part.name.endsWith(' die');

function excess(sum: Sum, expected: number): number {
  const die = sum.parts.find(isDie);
  return die === undefined ? 0 : 2 * die.value - expected;
}

export const luckOf = (events: readonly RaidEvent[]): DiceLuck => events.reduce(addLuck, NO_LUCK);

/** Luck of all raids together. */
export function sumLuck(lucks: readonly DiceLuck[]): DiceLuck {
  return lucks.reduce(
    (sum, luck) => ({
      british: sum.british + luck.british,
      britishDice: sum.britishDice + luck.britishDice,
      german: sum.german + luck.german,
      germanDice: sum.germanDice + luck.germanDice,
    }),
    NO_LUCK,
  );
}

/** In pips, good for the British: their own dice above expectation, the Germans' below. */
export const favour = (luck: DiceLuck): number => (luck.british - luck.german) / 2;
