// 11.1g German fire: every stack next to the British shoots, the largest first, at the weakest stack it sees.

import { keepLowest, narrow, narrowWithTrace } from '../../../engine/filters.ts';
import type { Play, Trace } from '../rules/events.ts';
import { resolveFire } from '../rules/fire.ts';
import { endLink, firstLink } from '../rules/graph.ts';
import type { FilterName } from '../rules/names.ts';
import { cite } from '../rules/rule.ts';
import { britishLevels } from '../rules/stacks.ts';
import {
  at,
  below,
  Flag,
  germanTop,
  kindOf,
  type RaidState,
  raise,
  topOf,
} from '../rules/state.ts';
import { Kind, NONE, type Unit, type Zone } from '../rules/types.ts';
import { holdsFire } from './cool-heads.ts';
import { stackOrder, tellOrder } from './order.ts';

/** 11.1g Of the adjacent British stacks, the one with the fewest levels. */
const CHOOSE_TARGET = [
  keepLowest<RaidState, FilterName>('fewest levels', cite('11.1g'), britishLevels),
  keepLowest<RaidState, FilterName>('least protected zone', cite('11.1g'), (s, zone) =>
    at(s.scenario.protection, zone),
  ),
  keepLowest<RaidState, FilterName>('first zone', cite('11.1g'), (_, zone) => zone),
];

export function germanFire(play: Play): void {
  const order = fireOrder(play.s);
  tellOrder(play, 'fire', order);
  for (const zone of order) fireFrom(play, zone);
}

/** 9.3e Settled before the first one fires. */
export const fireOrder = (s: RaidState): Zone[] => stackOrder(s, canFire);

const canFire = (s: RaidState, zone: Zone): boolean =>
  shooterIn(s, zone) !== NONE && seesBritish(s, zone);

/** 2.2c, 11.1a The counter in front; heavy guns do not fire. */
export function shooterIn(s: RaidState, zone: Zone): Unit {
  let u = germanTop(s, zone);
  while (u !== NONE && kindOf(s, u) === Kind.gun) u = below(s, u);
  return u;
}

function seesBritish(s: RaidState, zone: Zone): boolean {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    if (topOf(s, at(sc.linkTo, i)) !== NONE) return true;
  }
  return false;
}

/** One stack fires; an earlier shot may have removed its target. */
export function fireFrom(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const targets = britishNextTo(s, zone);
  if (targets.length === 0) return tell?.({ kind: 'german-skipped', rule: cite('11.1g'), zone });
  const shooter = shooterIn(s, zone);
  const trace: Trace | undefined =
    tell === null
      ? undefined
      : narrowWithTrace(s, 'which stack to fire at', cite('11.1g'), targets, CHOOSE_TARGET);
  const to = narrow(s, targets, CHOOSE_TARGET);
  const shot = { from: zone, to, range: 1, shooter, target: topOf(s, to) };
  if (holdsFire(play, shot, trace)) return;
  resolveFire(play, shot, trace);
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) raise(s, u, Flag.done);
}

function britishNextTo(s: RaidState, zone: Zone): Zone[] {
  const sc = s.scenario;
  const zones: Zone[] = [];
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const near = at(sc.linkTo, i);
    if (topOf(s, near) !== NONE) zones.push(near);
  }
  return zones;
}
