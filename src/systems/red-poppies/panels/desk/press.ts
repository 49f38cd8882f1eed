// What a press on the map means: post a unit, take a mass in hand and order it, send who is in hand somewhere or have
// them fire, lay the battery in hand, or hear why not.

import type { Action } from '../../../../engine/system.ts';
import * as A from '../../rules/actions.ts';
import { isOrderable } from '../../rules/orders.ts';
import { hexOf, isIn, type State } from '../../rules/state.ts';
import { foeOf, type HexId } from '../../rules/types.ts';
import type { BattleDesk, BattleOrder } from './battle-desk.ts';
import { ownIn, readyUnits, takeUp, unitsInHand } from './in-hand.ts';
import { laying } from './laying.ts';
import { hexesOf, leaderIn, toggle, wholeMass } from './mass.ts';

export async function pressHex(desk: BattleDesk, hex: HexId): Promise<void> {
  const { orders, playback } = desk;
  orders.refused.value = null;
  if (playback.busy.value) return playback.hurry();
  if (!orders.ready.value) return look(desk, hex);
  switch (orders.asked.value.kind) {
    case 'half':
      return pressToOrder(desk, hex);
    case 'act':
    case 'point':
      return pressToAct(desk, hex);
    default:
      return pressToAnswer(desk, hex);
  }
}

/** A second press looks away. */
function look({ looks }: BattleDesk, hex: HexId): void {
  const again = looks.inspected.value === hex;
  looks.lookAway();
  if (!again) looks.inspected.value = hex;
}

const listedAt = ({ orders }: BattleDesk, hex: HexId): readonly BattleOrder[] =>
  orders.listed.value.filter(({ place }) => place === hex);

/** The only answer that leads there is given; several are listed; without one the square is looked at. */
async function pressToAnswer(desk: BattleDesk, hex: HexId): Promise<void> {
  const here = listedAt(desk, hex);
  const [only] = here;
  if (only !== undefined && here.length === 1) return desk.orders.give(only.action);
  look(desk, hex);
  if (here.length > 1) desk.looks.pointed.value = desk.looks.inspected.value;
}

/** 5.01 The first press takes all who can be ordered together; a second gives the order; a press on another square of
 * theirs takes it out, or back in. With a battery in hand: its target. */
async function pressToOrder(desk: BattleDesk, hex: HexId): Promise<void> {
  const { orders, looks } = desk;
  const s = orders.position;
  const battery = laying.value;
  if (battery !== null) return orders.give(A.act(A.Do.target, battery.battery, hex, battery.load));
  const inspected = looks.inspected.value;
  if (inspected === hex && isOrderable(s, hex, s.scenario.human)) return orderInHand(desk, hex);
  const mass = wholeMass(s, inspected);
  if (hexesOf(s, mass).includes(hex) && inspected !== hex)
    return toggle(mass.filter((unit) => hexOf(s, unit) === hex));
  look(desk, hex);
}

/** The mass in hand if there is one, else the square. */
export async function orderInHand({ orders }: BattleDesk, hex: HexId): Promise<void> {
  const leader = leaderIn(orders.position, hex);
  return orders.give(leader === null ? A.act(A.Do.hex, 0, hex) : A.act(A.Do.mass, leader));
}

/** 5.03a Others who are ready are taken in hand; those in hand go there or fire there; with both to choose from, both are
 * listed. */
async function pressToAct(desk: BattleDesk, hex: HexId): Promise<void> {
  const { orders, looks } = desk;
  const s = orders.position;
  const units = unitsInHand(s, looks.inspected.value);
  const here = listedAt(desk, hex).filter(({ group }) => leadsTo(group));
  const others = ownIn(s, hex).filter((unit) => !units.includes(unit));
  if (here.length === 0 && readyUnits(s).some((unit) => others.includes(unit))) {
    if (orders.asked.value.kind === 'point') await orders.do(A.act(A.Do.stop));
    return takeUp(desk, hex);
  }
  const [only] = here;
  if (only !== undefined && here.length === 1) return orders.give(only.action);
  if (only !== undefined) {
    looks.pointed.value = looks.pointed.value === hex ? null : hex;
    return;
  }
  const [lead] = units;
  if (lead === undefined || hexOf(s, lead) === hex) return look(desk, hex);
  refuse(desk, actionAt(s, lead, hex));
}

const leadsTo = (verb: A.Verb): boolean => ['move', 'move-both', 'fire', 'fire-at'].includes(verb);

/** What was meant: to fire where an enemy stands, else to go there. */
const actionAt = (s: State, lead: number, hex: HexId): Action =>
  A.act(isIn(s, hex, foeOf(s.scenario.human)) ? A.Do.fire : A.Do.move, lead, hex);

function refuse({ orders }: BattleDesk, action: Action): void {
  const rule = orders.session.forbids(action);
  if (rule !== null) orders.refused.value = [{ rule, action }];
}
