// What each sentence of a dispatch and each hint claims, looked up in the position itself.

import { hintFor } from '../../../../src/systems/raid/panels/guide/hints.ts';
import { Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import type { Decision } from '../../../../src/systems/raid/rules/decision.ts';
import type { Frame } from '../../../../src/systems/raid/rules/session.ts';
import {
  Flag,
  G,
  get,
  has,
  kindOf,
  placeOf,
  type RaidState,
  stepsOf,
} from '../../../../src/systems/raid/rules/state.ts';
import { ABOARD, Kind } from '../../../../src/systems/raid/rules/types.ts';
import { score } from '../../../../src/systems/raid/rules/victory.ts';

export interface Told {
  readonly state: RaidState; // at the end
  readonly frames: readonly Frame[];
}
type Claim = (told: Told) => boolean;

const british = (s: RaidState): number[] =>
  Array.from({ length: s.scenario.britishCount }, (_, unit) => unit);
const men = (s: RaidState): number[] => british(s).filter((u) => kindOf(s, u) !== Kind.craft);
const craft = (s: RaidState): number[] => british(s).filter((u) => kindOf(s, u) === Kind.craft);
const sections = (s: RaidState): number[] => men(s).filter((u) => kindOf(s, u) === Kind.commando);
const isAboard = (s: RaidState, unit: number): boolean => placeOf(s, unit) >= ABOARD;
const isAshore = (s: RaidState, unit: number): boolean =>
  placeOf(s, unit) >= 0 && placeOf(s, unit) < ABOARD;
const gone = ({ state }: Told): number => sections(state).filter((u) => !isAboard(state, u)).length;
const isAwake = ({ state }: Told): boolean => get(state, G.alarm) >= state.scenario.alarmAttack;
const gunsStand = ({ state }: Told): boolean =>
  state.scenario.units.some((_, u) => kindOf(state, u) === Kind.gun && placeOf(state, u) >= 0);
const happened = ({ frames }: Told, kind: string): boolean =>
  frames.some(({ event }) => event.kind === kind);
const met = ({ frames }: Told, rule: string): boolean =>
  frames.some(({ event }) => event.kind === 'random-event' && event.rule.id === rule);

/** A claim for every sentence that a dispatch may hold. */
export const DISPATCH: Readonly<Record<string, Claim>> = {
  'dispatch.open.total-success': ({ state }) => score(state).outcome === 'total-success',
  'dispatch.open.half-success': ({ state }) => score(state).outcome === 'half-success',
  'dispatch.open.failure': ({ state }) => score(state).outcome === 'failure',
  'dispatch.event.battery': (told) => met(told, '5a'),
  'dispatch.event.convoy': (told) => met(told, '5b'),
  'dispatch.event.astray': (told) => met(told, '5c') && happened(told, 'landing-moved'),
  'dispatch.landed': (told) => happened(told, 'landed'),
  'dispatch.neverLanded': (told) => !happened(told, 'landed'),
  'dispatch.asleep': (told) => !isAwake(told),
  'dispatch.awake': isAwake,
  'dispatch.guns.none': (told) => get(told.state, G.guns) === 0 && gunsStand(told) && !atGuns(told),
  'dispatch.guns.held': (told) => get(told.state, G.guns) === 0 && gunsStand(told) && atGuns(told),
  'dispatch.guns.one': (told) => get(told.state, G.guns) === 1 && gunsStand(told),
  'dispatch.guns.all': (told) => !gunsStand(told) && happened(told, 'assault'),
  'dispatch.guns.late': (told) => !gunsStand(told) && happened(told, 'assault'),
  'dispatch.line': (told) => happened(told, 'line-cut'),
  'dispatch.harassed': (told) => happened(told, 'harassed'),
  'dispatch.strongpoints': ({ state }) => get(state, G.strongpoints) > 0,
  'dispatch.prisoners': (told) => happened(told, 'prisoner'),
  'dispatch.cost.none': (told) => gone(told) === 0,
  'dispatch.cost.light': (told) => gone(told) > 0,
  'dispatch.cost.heavy': (told) => gone(told) > 1,
  'dispatch.cost.worn': ({ state }) =>
    sections(state).some((u) => isAboard(state, u) && stepsOf(state, u) < fullSteps(state, u)),
  'dispatch.officers.lost': ({ state }) => officers(state).some((u) => placeOf(state, u) < 0),
  'dispatch.officers.ashore': ({ state }) => officers(state).some((u) => isAshore(state, u)),
  'dispatch.craft': ({ state }) =>
    craft(state).some((u) => placeOf(state, u) < 0) &&
    craft(state).some((u) => placeOf(state, u) >= 0),
  'dispatch.home': ({ state }) =>
    !men(state).some((u) => isAshore(state, u)) &&
    men(state).some((u) => isAboard(state, u) && has(state, u, Flag.back)),
  'dispatch.noneBack': ({ state }) =>
    !men(state).some((u) => isAshore(state, u)) &&
    !men(state).some((u) => isAboard(state, u) && has(state, u, Flag.back)),
  'dispatch.noBoats': ({ state }) =>
    craft(state).every((u) => placeOf(state, u) < 0) && men(state).some((u) => isAshore(state, u)),
  'dispatch.stranded': ({ state }) =>
    craft(state).some((u) => placeOf(state, u) >= 0) && men(state).some((u) => isAshore(state, u)),
  'dispatch.close.triumph': ({ state }) => score(state).outcome === 'total-success',
  'dispatch.close.dear': (told) => !gunsStand(told) && gone(told) > 0,
  'dispatch.close.price': (told) => gone(told) > 0,
  'dispatch.close.costly': (told) => !gunsStand(told) && gone(told) > 0,
  'dispatch.close.silent': (told) => !gunsStand(told),
  'dispatch.close.half': (told) => gunsStand(told) && isAwake(told),
  'dispatch.close.halfAsleep': (told) => gunsStand(told) && !isAwake(told),
  'dispatch.close.bitter': (told) => get(told.state, G.guns) > 0 && gone(told) > 0,
  'dispatch.close.short': (told) => get(told.state, G.guns) > 0,
  'dispatch.close.nothing': gunsStand,
};

const fullSteps = (s: RaidState, unit: number): number => s.scenario.fullSteps[unit] ?? 1;
const officers = (s: RaidState): number[] => s.scenario.victory.officerLost.map(({ unit }) => unit);

/** Whether a British unit was ever in a zone with heavy guns, or assaulted one. */
function atGuns({ frames }: Told): boolean {
  const start = frames[0]?.before;
  if (start === undefined) return false;
  const guns = start.scenario.units.map((_, u) => u).filter((u) => kindOf(start, u) === Kind.gun);
  const zones = guns.map((gun) => placeOf(start, gun));
  return frames.some(
    ({ event, after }) =>
      (event.kind === 'assault' && zones.includes(event.zone)) ||
      men(after).some((unit) => zones.includes(placeOf(after, unit))),
  );
}

type HintClaim = (state: RaidState, asked: Decision) => boolean;
const anyoneAshore = (s: RaidState): boolean => men(s).some((u) => isAshore(s, u));
const isLast = (s: RaidState): boolean => get(s, G.turn) === s.scenario.turns;
const takes = ({ actions }: Decision): number[] =>
  actions.filter((action) => doing(action) === Do.take).map(first);
const toLand = (s: RaidState): number[] =>
  men(s).filter((u) => isAboard(s, u) && !has(s, u, Flag.back));

const isOfUse = (asked: Decision): boolean =>
  asked.actions.some((action) => ![Do.front, Do.leave, Do.done].some((k) => k === doing(action)));

/** What the hints claim, between two stacks and with one in hand; the others only explain what is asked for. */
export const HINTS: Readonly<Record<string, HintClaim>> = {
  'guide.chooseAfloat': (s, asked) =>
    !anyoneAshore(s) &&
    !isLast(s) &&
    takes(asked).some((place) => place >= ABOARD && toLand(s).length > 0),
  'guide.chooseWait': (s) => !anyoneAshore(s) && toLand(s).length > 0 && !isLast(s),
  'guide.chooseHome': (s) =>
    !anyoneAshore(s) && toLand(s).length === 0 && men(s).some((u) => isAboard(s, u)),
  'guide.chooseNobody': (s) => men(s).every((u) => placeOf(s, u) < 0),
  'guide.chooseOver': (s) => isLast(s) && !anyoneAshore(s),
  'guide.chooseLast': (s, asked) => isLast(s) && anyoneAshore(s) && takes(asked).length > 0,
  'guide.chooseEnd': (s, asked) => anyoneAshore(s) && takes(asked).length === 0,
  'guide.act': (_, asked) => isOfUse(asked),
  'guide.actSpent': (_, asked) => isOfUse(asked),
  'guide.actBoth': (_, asked) => isOfUse(asked),
  'guide.actAfloat': (_, asked) => isOfUse(asked),
  'guide.choose': (s, asked) => anyoneAshore(s) && !isLast(s) && takes(asked).length > 0,
};

/** A hint that does not hold here, or null. */
export function falseHint(state: RaidState, asked: Decision): string | null {
  if (asked.kind !== 'choose' && asked.kind !== 'act') return null;
  const hint = hintFor(state, asked);
  if (hint === null) return asked.kind === 'act' && !isOfUse(asked) ? null : 'none';
  return HINTS[hint]?.(state, asked) === true ? null : hint;
}
