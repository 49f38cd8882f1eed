// 6.33 Standing orders for fire: from how near each arm opens fire by itself, so that the player is asked only where he
// wants to be. What they answer is an answer of the player like any other.

import { type Signal, signal } from '@preact/signals';
import type { Action } from '../../../../engine/system.ts';
import type { FaceWishes } from '../../../../ui/sheet/wishes.ts';
import * as A from '../../rules/actions.ts';
import { apartOf } from '../../rules/field.ts';
import { hasMover } from '../../rules/shots.ts';
import { hexOf, is, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { foeOf, Is, NONE, type UnitId } from '../../rules/types.ts';
import { moversHex, shotOf, waysToBreak } from '../orders/shot-chance.ts';

export const HOWS = ['fire', 'ask', 'hold'] as const;
/** What is done once somebody is near enough. */
export type How = (typeof HOWS)[number];

export const RANGES = [1, 2, 3, 8] as const;

/** The standing order of an arm. */
export interface StandingOrder {
  readonly how: How;
  readonly within: number; // hexes
}

const ARMS = ['guns', 'rifles'] as const;
type Arm = (typeof ARMS)[number];

/** What is wanted of every new battle. */
const AT_FIRST: Readonly<Record<Arm, StandingOrder>> = {
  guns: { how: 'fire', within: 8 },
  rifles: { how: 'ask', within: 2 },
};

/** Of the battle on this screen. */
export const standingOrders: Readonly<Record<Arm, Signal<StandingOrder>>> = {
  guns: signal(AT_FIRST.guns),
  rifles: signal(AT_FIRST.rifles),
};

/** They outlive the page, and are of one battle alone. */
export const standingWishes: FaceWishes = {
  recall(kept) {
    const of: Readonly<Record<string, unknown>> = { ...(kept as object | null) };
    for (const arm of ARMS) standingOrders[arm].value = readOrder(of[arm]) ?? AT_FIRST[arm];
  },
  now: () => ({ guns: standingOrders.guns.value, rifles: standingOrders.rifles.value }),
};

/** A standing order that was kept; null where it is none that can be given. */
function readOrder(kept: unknown): StandingOrder | null {
  const of: Readonly<Record<string, unknown>> = { ...(kept as object | null) };
  const how = HOWS.find((one) => one === of.how);
  const within = RANGES.find((one) => one === of.within);
  return how === undefined || within === undefined ? null : { how, within };
}

/** The answer that standing orders give, guns first, which do not tire of it; null where the player is asked. */
export function standingAnswer(s: State, { kind, actions }: BattleAsked): Action | null {
  if (kind !== 'pause') return null;
  const shots = actions
    .flatMap((action) => (isDue(s, action) ? [{ action, how: orderFor(s, action).how }] : []))
    .sort(
      (a, b) =>
        Number(isGun(s, A.whoOf(b.action))) - Number(isGun(s, A.whoOf(a.action))) ||
        worthOf(s, b.action) - worthOf(s, a.action),
    );
  const fires = shots.find(({ how }) => how === 'fire');
  if (fires !== undefined) return fires.action;
  return shots.some(({ how }) => how === 'ask') ? null : A.act(A.Do.close);
}

const orderFor = (s: State, action: Action): StandingOrder =>
  (isGun(s, A.whoOf(action)) ? standingOrders.guns : standingOrders.rifles).value;

const isGun = (s: State, unit: UnitId): boolean => is(s, unit, Is.mg);

const worthOf = (s: State, action: Action): number => {
  const shot = shotOf(s, action);
  return shot === null ? 0 : waysToBreak(s, shot);
};

/** 6.32a Near enough, with something to hope for; a machine gun only while it does not tire of it. */
function isDue(s: State, action: Action): boolean {
  const shot = shotOf(s, action);
  if (shot === null) return false;
  const { how, within } = orderFor(s, action);
  const near = apartOf(s.scenario, hexOf(s, shot.unit), moversHex(s)) <= within;
  if (how === 'hold' || !near || waysToBreak(s, shot) === 0) return false;
  const foe = foeOf(s.scenario.human);
  return !isGun(s, shot.unit) || hasMover(s, shot.hex, foe, shot.target ?? NONE);
}
