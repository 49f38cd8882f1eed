// The toy's rolls and what each could have come to: shots, fog, and what a counter turns out to be.

import {
  type DiceOfSide,
  type LuckReader,
  type Rolled,
  type RolledDie,
  yesNo,
} from '../../../src/engine/luck.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';

export const ROLL_KINDS = ['hits', 'enemy hits', 'dummies', 'fog'] as const;
type Kind = (typeof ROLL_KINDS)[number];

export const DICE: readonly DiceOfSide[] = [
  { side: 'own', sides: 6, good: 1 },
  { side: 'enemy', sides: 6, good: -1 },
];

export class ToyLuck implements LuckReader<ToyEvent> {
  #turn = 1;
  #hidden: number;
  #dummies: number;

  constructor({ pieces, own, dummies }: Field) {
    this.#hidden = pieces.length - own;
    this.#dummies = dummies;
  }

  read(event: ToyEvent): Rolled[] {
    switch (event.kind) {
      case 'turn':
        this.#turn = event.turn;
        return [];
      case 'fog':
        return [this.#rolled('fog', '6', Number(event.falls), yesNo(1, 6), -1, [])];
      case 'fired':
      case 'enemy-fired':
        return [this.#shot(event)];
      case 'shown':
        return [this.#shown(event.dummy)];
      default:
        return [];
    }
  }

  #shot(event: Extract<ToyEvent, { readonly kind: 'fired' | 'enemy-fired' }>): Rolled {
    const own = event.kind === 'fired';
    const die = { name: 'fire', sides: 6, value: event.die.value } as const;
    const spread = yesNo(7 - event.needed, 6);
    return this.#rolled(own ? 'hits' : 'enemy hits', '4', Number(event.hit), spread, own ? 1 : -1, [
      { ...die, side: own ? 'own' : 'enemy' },
    ]);
  }

  /** 2 Of the counters still face down, any may be a dummy. */
  #shown(dummy: boolean): Rolled {
    const spread = yesNo(this.#dummies, this.#hidden);
    this.#hidden--;
    if (dummy) this.#dummies--;
    return this.#rolled('dummies', '2', Number(dummy), spread, 1, []);
  }

  #rolled(
    kind: Kind,
    rule: string,
    count: number,
    spread: Rolled['spread'],
    good: 1 | -1,
    dice: readonly RolledDie[],
  ): Rolled {
    return { turn: this.#turn, kind, rule, zone: -1, dice, count, spread, good };
  }
}
