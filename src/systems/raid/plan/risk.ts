// What the dice may do to a line of a plan: the exact odds of its orders, each where its turn is supposed to come.

import { type Fraction, rest, sum, times, ZERO } from '../../../engine/fraction.ts';
import { odds } from '../odds/odds.ts';
import { Do, doing } from '../rules/actions.ts';
import type { Line } from './line.ts';

export interface Risk {
  readonly kind: 'hit' | 'held' | 'blown'; // what should happen
  readonly chance: Fraction;
  readonly loss: Fraction; // of one's own, at least one
}

export interface Risks {
  readonly fights: readonly Risk[]; // in their order
  readonly mines: Fraction; // that any go off
  readonly wakes: Fraction; // that any marker beside the way wakes
  readonly unknown: boolean; // a marker is entered: nobody knows what it shows
}

export function risksOf({ steps }: Line): Risks {
  const fights: Risk[] = [];
  let asleep: Fraction = { n: 1n, d: 1n };
  let quiet: Fraction = asleep;
  let unknown = false;
  for (const { action, before } of steps) {
    const told = odds(before, action);
    if (told === null) continue;
    for (const { chance } of told.wakes) asleep = times(asleep, rest(chance));
    if (told.mines !== undefined) quiet = times(quiet, rest(told.mines.explode));
    if (told.faceDown !== undefined) unknown = true;
    if (told.wire !== undefined) {
      fights.push({ kind: 'blown', chance: told.wire.gone, loss: ZERO });
    }
    if (told.fire !== undefined) {
      const { hit, results } = told.fire;
      const { britishCount } = before.scenario;
      const hurt = results.filter(({ losses }) => losses.some(({ unit }) => unit < britishCount));
      fights.push({ kind: 'hit', chance: hit, loss: sum(hurt.map(({ chance }) => chance)) });
    }
    const goesOn = doing(action) === Do.assault || doing(action) === Do.goOn;
    if (told.assault !== undefined && goesOn) {
      const { held, commandosLost } = told.assault;
      fights.push({ kind: 'held', chance: held, loss: rest(commandosLost[0] ?? ZERO) });
    }
  }
  return { fights: onlyLast(fights), mines: rest(quiet), wakes: rest(asleep), unknown };
}

/** Of an assault over several rounds the odds at its start tell the whole. */
const onlyLast = (fights: readonly Risk[]): Risk[] =>
  fights.filter(({ kind }, i) => kind !== 'held' || fights[i - 1]?.kind !== 'held');
