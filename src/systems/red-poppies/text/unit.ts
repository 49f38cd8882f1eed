// A unit and a battery in words: what it is, how it lies, and what it has done this turn.

import { signalNumber } from '../rules/batteries.ts';
import {
  aimOf,
  dueOf,
  Firing,
  faceOf,
  firingOf,
  has,
  isOnMap,
  loadOf,
  Mark,
  modeOf,
  type State,
  turnOf,
  unitIn,
} from '../rules/state.ts';
import {
  type BatteryId,
  type HexId,
  LOADS,
  MODES,
  NONE,
  SIDES,
  type SideId,
  type UnitId,
} from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** 2.02 'machine guns'. */
export function kindText(voice: Voice, unit: UnitId): string {
  const { units, counters } = voice.field;
  const type = counters[units[unit]?.counter ?? NONE]?.type ?? 'infantry';
  return voice.say(`kind.${type}`);
}

/** What a unit is doing and may still do this turn, a word each. */
export function marksText(voice: Voice, s: State, unit: UnitId): string[] {
  const marks: string[] = [];
  if (has(s, unit, Mark.inTrench)) marks.push(voice.say('mark.trench'));
  if (has(s, unit, Mark.active)) marks.push(voice.say('mark.active'));
  if (has(s, unit, Mark.moving)) marks.push(voice.say('mark.moving'));
  if (has(s, unit, Mark.shovel)) marks.push(voice.say('mark.shovel'));
  if (has(s, unit, Mark.spent)) marks.push(voice.say('mark.spent'));
  return marks;
}

/** One unit in a line; null when it takes no part at this level. */
export function unitText(
  s: State,
  unit: UnitId,
  lang: Lang,
  names: Names = 'names',
): string | null {
  if (!has(s, unit, Mark.here)) return null;
  const voice = new Voice(s.scenario, lang, names);
  const values = { unit: voice.unit(unit), kind: kindText(voice, unit) };
  if (!isOnMap(s, unit)) return offText(voice, s, unit, values);
  const { fp, range, cohesion, movement } = s.scenario;
  const face = faceOf(s, unit);
  const line = voice.say('unit.line', {
    ...values,
    face: voice.say(has(s, unit, Mark.dispersed) ? 'unit.dispersed' : 'unit.formed'),
    ...{ fp: fp[face] as number, range: range[face] as number },
    ...{ cohesion: cohesion[face] as number, n: movement[face] as number },
  });
  const marks = marksText(voice, s, unit);
  return marks.length === 0 ? line : voice.say('unit.marks', { line, marks: marks.join(', ') });
}

function offText(
  voice: Voice,
  s: State,
  unit: UnitId,
  values: { readonly unit: string; readonly kind: string },
): string {
  if (has(s, unit, Mark.destroyed)) return voice.say('unit.destroyed', values);
  if (has(s, unit, Mark.left)) return voice.say('unit.left', values);
  const group = s.scenario.reinforcements[s.scenario.units[unit]?.group ?? NONE];
  if (group === undefined) return voice.say('unit.unplaced', values);
  if (group.turn <= turnOf(s)) return voice.say('unit.waiting', values);
  return voice.say('unit.to-come', {
    ...values,
    turn: group.turn,
    clock: voice.hour(group.turn),
  });
}

/** 7.11 What a battery is at; null when it takes no part. */
export function batteryText(
  s: State,
  battery: BatteryId,
  lang: Lang,
  names: Names = 'names',
): string | null {
  const firing = firingOf(s, battery);
  if (firing === Firing.absent) return null;
  const voice = new Voice(s.scenario, lang, names);
  const values = {
    ...voice.places({ hex: aimOf(s, battery) }),
    ...{ turn: dueOf(s, battery), number: signalNumber(s, battery) },
    load: voice.say(`load.${LOADS[loadOf(s, battery)] ?? 'shell'}`),
  };
  const keys = {
    [Firing.free]: 'battery.free',
    [Firing.aimed]: 'battery.aimed',
    [Firing.ready]: 'battery.ready',
    [Firing.down]: 'battery.down',
    [Firing.done]: 'battery.done',
  } as const;
  return voice.say('battery.line', {
    battery: voice.battery(battery),
    fp: s.scenario.batteries[battery]?.fp ?? 0,
    mode: voice.say(`mode.${MODES[modeOf(s, battery)] ?? 'messenger'}`),
    what: voice.say(keys[firing as keyof typeof keys], values),
  });
}

/** Who stands in a hex, a line each; nothing when it is empty. */
export function contents(s: State, hex: HexId, lang: Lang, names: Names = 'names'): string[] {
  return SIDES.flatMap((_, side) =>
    [0, 1].flatMap((place) => {
      const unit = unitIn(s, hex, side as SideId, place);
      const text = unit === NONE ? null : unitText(s, unit, lang, names);
      return text === null ? [] : [text];
    }),
  );
}
