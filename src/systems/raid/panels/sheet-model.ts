// What the map is given to draw, made from the raid's store: a pure function of what is shown, asked and looked at.

import { percent } from '../../../engine/fraction.ts';
import type { Action } from '../../../engine/system.ts';
import type { SheetWish } from '../../../ui/sheet/face.ts';
import type { Arrow, Look, Target, Threat } from '../../../ui/sheet/model.ts';
import { lang } from '../../../words/index.ts';
import type { MapModel } from '../map/model.ts';
import type { Threats } from '../odds/threats.ts';
import { Do, doing, first } from '../rules/actions.ts';
import type { Decision } from '../rules/decision.ts';
import type { RaidEvent } from '../rules/events.ts';
import { isRaceOn, wayHomeOf } from '../rules/home/way-home.ts';
import type { Way } from '../rules/reach.ts';
import type { Scenario } from '../rules/scenario.ts';
import { reachOf } from '../rules/session.ts';
import { Flag, has, type RaidState } from '../rules/state.ts';
import { ABOARD, NONE, type Unit, type Zone } from '../rules/types.ts';
import { chancesOf, threatsOf } from './orders/odds-cache.ts';
import type { RaidOrder } from './orders/order-list.ts';

/** What is to be seen of a raid at the desk or in a replay. */
export const sheetOf = (wish: SheetWish<Scenario, Decision, RaidOrder, RaidEvent>): MapModel =>
  mapModel({
    ...wish,
    decision: wish.asked,
    reach: wish.ready ? reachOf(wish.position) : [],
    chances: chancesOf(wish.position).value,
    threats: wish.threats ? threatsOf(wish.position).value : null,
    told: wish.telling ?? null,
    lang: lang.value,
  });

export interface Looks {
  readonly shown: RaidState; // what has been told so far
  readonly ready: boolean; // the player may decide
  readonly decision: Decision;
  readonly orders: readonly RaidOrder[];
  readonly reach: readonly Way[];
  readonly chances: ReadonlyMap<Action, string>; // of fire and assault, in words
  readonly threats: Threats | null; // only while they are to be seen
  readonly told?: RaidEvent | null; // being told: what the Germans do is drawn as well
  readonly looked: Action | null; // order hovered, focused or armed
  readonly hovered: Zone | null;
  readonly focused: Zone | null;
  readonly inspected: Zone | null;
  readonly arrows?: readonly Arrow[]; // of the plan on the table
  readonly lit?: boolean; // in full light at any hour
  readonly lang: 'en' | 'fr';
}

const LOOKS: Readonly<Record<number, Look>> = {
  [Do.take]: 'own',
  [Do.step]: 'move',
  [Do.land]: 'enter',
  [Do.embark]: 'leave',
  [Do.embarkOne]: 'leave',
  [Do.sail]: 'pass',
  [Do.fire]: 'fire',
  [Do.snipe]: 'fire',
  [Do.assault]: 'assault',
};

export function mapModel(looks: Looks): MapModel {
  const { shown } = looks;
  return {
    position: shown,
    lang: looks.lang,
    selected: actingUnits(shown),
    targets: looks.ready ? targetsOf(looks) : [],
    threats: [
      ...(looks.threats === null ? [] : threatsOn(looks.threats)),
      ...(looks.told ? arrowsOf(looks.told) : []),
    ],
    plan: looks.ready ? planOf(looks) : [],
    arrows: looks.arrows ?? [],
    focus: looks.focused,
    inspected: looks.inspected,
    lit: looks.lit ?? false,
  };
}

function actingUnits(s: RaidState): Unit[] {
  const units: Unit[] = [];
  for (let u = 0; u < s.scenario.britishCount; u++) if (has(s, u, Flag.member)) units.push(u);
  return units;
}

/** One target for each zone and look; the first order of a look gives its label. */
function targetsOf(looks: Looks): Target[] {
  const found = new Map<string, Target>();
  for (const order of looks.orders) {
    const look = LOOKS[doing(order.action)];
    const zone = order.place;
    if (look === undefined || zone === null || found.has(`${zone} ${look}`)) continue;
    found.set(`${zone} ${look}`, { place: zone, look, ...labelOf(looks, order) });
  }
  return [...found.values()];
}

function labelOf(looks: Looks, { action, way }: RaidOrder): Pick<Target, 'label'> {
  const label = looks.chances.get(action);
  if (label !== undefined) return { label };
  if (way === null) return {};
  return { label: `${way.cost} ${looks.lang === 'fr' ? 'PM' : 'MP'}` };
}

/** Shots that cannot hit are no threat. */
export const threatsOn = (threats: Threats): Threat[] =>
  threats.shots
    .filter(({ hit }) => hit.n > 0n)
    .map(({ from, to, hit }) => ({ from, to, label: `${percent(hit)} %` }));

/** Red pencil: where a German shot falls and where a German march leads. */
export function arrowsOf(event: RaidEvent): Threat[] {
  if (event.kind === 'fire' && event.side === 'german') {
    return [{ from: event.from, to: event.to, label: '' }];
  }
  if (event.kind !== 'german-move') return [];
  const ends = new Set(event.units.flatMap(({ path }) => path.at(-1) ?? []));
  return [...ends].map((to) => ({ from: event.from, to, label: '' }));
}

/** Blue pencil: the way to the zone that is pointed at; else the way home of a stack that is looked at. */
function planOf(looks: Looks): Zone[] {
  const way = marchOf(looks);
  return way.length > 0 || looks.looked !== null ? way : homeOf(looks);
}

/** 9.2a Once the race is on: from a zone to its beach and on to the craft. */
function homeOf({ shown, inspected, decision }: Looks): Zone[] {
  const asked = decision.kind === 'choose' || decision.kind === 'act';
  if (!asked || inspected === null || !isRaceOn(shown)) return [];
  const stack = wayHomeOf(shown).stacks.find(({ zone }) => zone === inspected);
  if (stack === undefined || stack.beach === NONE) return [];
  return [inspected, ...stack.legs.flatMap(({ zones }) => zones), stack.sea];
}

function marchOf(looks: Looks): Zone[] {
  const { decision, hovered, looked } = looks;
  if (decision.kind !== 'act') return [];
  const goal = looked === null ? hovered : first(looked);
  const marches = looked === null || [Do.step, Do.land, Do.sail].some((k) => k === doing(looked));
  const way = looks.reach.find((w) => w.zone === goal && w.kind !== 'assault');
  if (way === undefined || !marches) return [];
  const { place } = decision.group;
  const start = place >= ABOARD ? [] : [place];
  return [...start, ...way.actions.map(first)];
}
