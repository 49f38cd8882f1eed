// What the map is given to draw: who can be ordered or is ordered, where those in hand may go and whom they may fire at,
// in blue pencil the way there, in red pencil whom the Germans fire at.

import type { SheetWish } from '../../../ui/sheet/face.ts';
import type { Arrow, Look, SheetModel, Target, Threat } from '../../../ui/sheet/model.ts';
import { lang } from '../../../words/index.ts';
import { intended } from '../map/intended.ts';
import { type Way, waysOf } from '../odds/reach.ts';
import * as A from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { isOrderable, unspentIn } from '../rules/orders.ts';
import { G, get, hexOf, isOnMap, type State, sideOf } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import type { BattleOrder } from './desk/battle-desk.ts';
import { readyUnits, unitsInHand } from './desk/in-hand.ts';
import { laying } from './desk/laying.ts';
import { hexesOf, massInHand, wholeMass } from './desk/mass.ts';
import { chanceOf, moversHex } from './orders/shot-chance.ts';

type Wish = SheetWish<Field, BattleAsked, BattleOrder, BattleEvent>;

export function sheetOf(wish: Wish): SheetModel<Field> {
  intended.value; // the pieces are laid anew when something else is intended
  const { shown, ready, position, inspected, telling } = wish;
  return {
    position: shown,
    lang: lang.value,
    selected: ready ? inHand(wish) : [],
    targets: ready ? targetsOf(wish) : [],
    threats: telling ? shotsOf(telling, shown) : [],
    plan: ready ? planOf(wish) : [],
    arrows: [...(wish.arrows ?? []), ...(ready ? aimsOf(wish, position) : [])],
    focus: wish.focused,
    inspected,
    lit: wish.lit,
  };
}

/** Who is in hand. */
function inHand({ asked, position: s, inspected }: Wish): readonly UnitId[] {
  switch (asked.kind) {
    case 'half': {
      const mass = massInHand(s, inspected);
      if (mass.length > 0 || inspected === null) return mass;
      return unspentIn(s, inspected, s.scenario.human);
    }
    case 'act':
    case 'point':
      return unitsInHand(s, inspected);
    case 'strike':
      return [get(s, G.striker)];
    default:
      return [];
  }
}

const lit = (places: readonly HexId[], look: Look): Target[] =>
  places.map((place) => ({ place, look }));

function targetsOf(wish: Wish): Target[] {
  const { asked, position: s, orders } = wish;
  const listed = orders.flatMap(({ place }) => (place === null ? [] : [place]));
  switch (asked.kind) {
    case 'place':
    case 'reinforce':
    case 'register':
    case 'mine':
      return lit([...new Set(listed)], 'move');
    case 'gap':
      return lit([...new Set(listed)], 'pass');
    case 'half':
      return halfTargets(wish);
    case 'act':
    case 'point':
      return actTargets(wish);
    case 'pause':
    case 'return':
      return [...lit([...new Set(listed)], 'own'), ...lit([moversHex(s)], 'fire')];
    default:
      return lit([...new Set(listed)], 'assault');
  }
}

/** 5.01 Who can be ordered; with somebody in hand, who would be ordered together and who was taken out of it. */
function halfTargets({ position: s, inspected, hovered }: Wish): Target[] {
  if (laying.value !== null) return hovered === null ? [] : lit([hovered], 'fire');
  const mass = hexesOf(s, massInHand(s, inspected));
  const out = hexesOf(s, wholeMass(s, inspected)).filter((hex) => !mass.includes(hex));
  if (mass.length > 0) return [...lit(mass, 'own'), ...lit(out, 'pass')];
  const side = s.scenario.human;
  const able = [...s.scenario.hexes.keys()].filter((hex) => isOrderable(s, hex, side));
  return lit(inspected !== null && able.includes(inspected) ? [inspected] : able, 'own');
}

/** 5.03a Where those in hand can go and whom they can hit, with the chance; and who else is still to act. */
function actTargets({ position: s, inspected, orders }: Wish): Target[] {
  const units = unitsInHand(s, inspected);
  const others = readyUnits(s).filter((unit) => !units.includes(unit));
  const ways = waysOf(s, units);
  const fires = new Map<HexId, Target>();
  for (const { action, group, place } of orders) {
    if (!group.startsWith('fire') || place === null || fires.has(place)) continue;
    fires.set(place, { place, look: 'fire', label: chanceOf(s, action) ?? '' });
  }
  const moves = [...ways.values()]
    .filter(({ hex }) => !fires.has(hex))
    .map(({ hex, ends }): Target => ({ place: hex, look: lookOfEnd(ends) }));
  const taken = new Set([...ways.keys(), ...fires.keys()]);
  const waiting = hexesOf(s, others).filter((hex) => !taken.has(hex));
  return [...moves, ...fires.values(), ...lit(waiting, 'own')];
}

const lookOfEnd = (ends: Way['ends']): Look =>
  ends === 'enemy' ? 'assault' : ends === 'free' ? 'move' : 'leave';

/** The way that is looked at: of an order, else to the square under the pointer or the keyboard. */
function planOf({ asked, position: s, inspected, hovered, focused, looked }: Wish): HexId[] {
  if (asked.kind !== 'act' && asked.kind !== 'point') return [];
  const units = unitsInHand(s, inspected);
  const [lead] = units;
  if (lead === undefined) return [];
  const verb = looked === null ? undefined : A.verbOf(looked);
  const isMove = verb === 'move' || verb === 'move-both';
  const goal = isMove && looked !== null ? A.whereOf(looked) : (hovered ?? focused);
  const way = goal === null ? undefined : waysOf(s, units).get(goal);
  return way === undefined ? [] : [hexOf(s, lead), ...way.steps].filter((hex) => hex !== NONE);
}

/** The shot that is looked at. */
function aimsOf({ asked, looked }: Wish, s: State): Arrow[] {
  if (looked === null || !asked.actions.includes(looked)) return [];
  const verb = A.verbOf(looked);
  if (verb !== 'fire' && verb !== 'fire-at' && verb !== 'shoot' && verb !== 'shoot-at') return [];
  const from = hexOf(s, A.whoOf(looked));
  const to =
    verb === 'fire'
      ? A.whereOf(looked)
      : verb === 'fire-at'
        ? hexOf(s, A.whereOf(looked))
        : moversHex(s);
  return from === to ? [] : [{ places: [from, to], aims: true, faint: false }];
}

/** Red pencil: whom a German unit fires at. */
function shotsOf(event: BattleEvent, s: State): Threat[] {
  if (event.kind !== 'shot' || !isOnMap(s, event.unit)) return [];
  if (sideOf(s, event.unit) === s.scenario.human) return [];
  const from = hexOf(s, event.unit);
  return from === event.hex ? [] : [{ from, to: event.hex, label: '' }];
}
