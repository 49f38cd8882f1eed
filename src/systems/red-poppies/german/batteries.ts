// O5, K The barrage on the mass; messengers; loads.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { delayOf, observes, ownerOf, signalNumber } from '../rules/batteries.ts';
import { cite } from '../rules/rule.ts';
import {
  countIn,
  Firing,
  firingOf,
  G,
  get,
  has,
  is,
  isIn,
  Mark,
  modeOf,
  registeredOf,
  type State,
  turnOf,
  unitIn,
} from '../rules/state.ts';
import { Ground, type HexId, Is, Load, Mode, NONE } from '../rules/types.ts';
import { own } from './figures.ts';
import { type Inquiry, pair, type Sieve, whereIn, whoIn } from './inquiry.ts';

/** O5 Twice the enemies in the hex, and the infantry around it. */
export function massAt(s: State, hex: HexId): number {
  const foe = s.scenario.human;
  let mass = 2 * countIn(s, hex, foe);
  for (let direction = 0; direction < 6; direction++) {
    const other = s.scenario.next[hex * 6 + direction] as number;
    if (other === NONE) continue;
    const count = countIn(s, other, foe);
    for (let place = 0; place < count; place++)
      if (is(s, unitIn(s, other, foe, place), Is.infantry)) mass++;
  }
  return mass;
}

const HEAVIEST: Sieve = [
  keepHighest('mass', cite('O5'), (s, candidate) => massAt(s, whereIn(candidate))),
  keepHighest(
    'fire power',
    cite('O5'),
    (s, candidate) => s.scenario.batteries[whoIn(candidate)]?.fp ?? 0,
  ),
  keepLowest('order', cite('Q0'), (_, candidate) => candidate),
];

/** O5 The order that aims a battery, NONE. */
export function barrage(inquiry: Inquiry): Action {
  const { s } = inquiry;
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (ownerOf(s, battery) !== own(s) || firingOf(s, battery) !== Firing.free) continue;
    if (modeOf(s, battery) === Mode.rocket) consider(inquiry, battery, registeredOf(s, battery));
    else for (let hex = 0; hex < s.scenario.hexes.length; hex++) consider(inquiry, battery, hex);
  }
  const chosen = inquiry.choose('barrage', 'O5', HEAVIEST);
  if (chosen === NONE) return NONE;
  const hex = whereIn(chosen);
  inquiry.because('O5', { battery: whoIn(chosen), hex, mass: massAt(s, hex) });
  return A.act(A.Do.target, whoIn(chosen), hex, loadFor(s, hex));
}

function consider(inquiry: Inquiry, battery: number, hex: HexId): void {
  const { s } = inquiry;
  if (hex === NONE || isIn(s, hex, own(s)) || massAt(s, hex) < s.scenario.thresholds.sosMass)
    return;
  if (observes(s, battery, hex)) inquiry.keep(pair(battery, hex));
}

/** K3 Gas where a check without modifiers is worth more than a shell; smoke never. */
export function loadFor(s: State, hex: HexId): number {
  if (!s.scenario.gasAllowed) return Load.shell;
  const foe = s.scenario.human;
  const count = countIn(s, hex, foe);
  const built = ((s.scenario.terrain[hex] as number) & Ground.building) !== 0;
  let sheltered = 0;
  for (let place = 0; place < count; place++)
    if (built || has(s, unitIn(s, hex, foe, place), Mark.inTrench)) sheltered++;
  return sheltered >= 2 ? Load.gas : Load.shell;
}

/** K2 Only where the mode never gets through, and there is time; rockets are never given up. */
export function messengers(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const battery = get(s, G.failed);
  const dead = signalNumber(s, battery) === 0 && modeOf(s, battery) !== Mode.rocket;
  const inTime = turnOf(s) + delayOf(s, battery, Mode.messenger) <= s.scenario.turns - 2;
  inquiry.because('K2', { battery });
  return A.act(dead && inTime ? A.Do.messenger : A.Do.keep, battery);
}
