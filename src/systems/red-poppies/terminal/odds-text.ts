// The odds of an answer in the terminal, line by line, and as plain JSON.

import { type Fraction, percent } from '../../../engine/fraction.ts';
import type { FallOdds } from '../odds/fall-odds.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import type { Odds } from '../odds/odds.ts';
import type { PointOdds } from '../odds/path-odds.ts';
import type { Field } from '../rules/field.ts';
import { cite } from '../rules/rule.ts';
import { NONE } from '../rules/types.ts';
import type { Voice } from '../text/voice.ts';
import type { Say } from './words.ts';

const share = (chance: Fraction): string => percent(chance, 1);

export function oddsLines(voice: Voice, say: Say, { fight, point, fall }: Odds): string[] {
  const lines = [
    ...(fight === undefined ? [] : fightLines(voice, say, fight)),
    ...(point === undefined ? [] : pointLines(voice, say, point)),
    ...(fall === undefined ? [] : fallLines(voice, say, fall)),
  ];
  return lines.length === 0 ? [say('no odds')] : lines;
}

function fightLines(voice: Voice, say: Say, { units, answers, tires }: FightOdds): string[] {
  return [
    ...units.map(({ unit, broken, destroyed }) =>
      say('odds.unit', {
        ...{ unit: voice.unit(unit), broken: share(broken), destroyed: share(destroyed) },
        rule: cite('2.22'),
      }),
    ),
    ...(answers.length === 0
      ? []
      : [say('odds.answers', { units: voice.group(answers), rule: cite('6.36') })]),
    ...(tires.n === 0n ? [] : [say('odds.tires', { chance: share(tires), rule: cite('6.32') })]),
  ];
}

function pointLines(voice: Voice, say: Say, { hex, arrivals, guns }: PointOdds): string[] {
  return [
    ...arrivals.map(({ unit, formed, dispersed, destroyed }) =>
      say('odds.arrives', {
        ...{ unit: voice.unit(unit), hex: voice.spot(hex) },
        ...{ formed: share(formed), dispersed: share(dispersed), destroyed: share(destroyed) },
      }),
    ),
    ...guns.map(({ unit, fires, breaks, destroys }) =>
      say(fires.n === 0n ? 'odds.holds' : 'odds.fires', {
        ...{ unit: voice.unit(unit), fires: share(fires) },
        ...{ breaks: share(breaks), destroys: share(destroys), rule: cite('6.31') },
      }),
    ),
  ];
}

function fallLines(voice: Voice, say: Say, fall: FallOdds): string[] {
  const { battery, number, signal, delay, falls, shelled } = fall;
  return [
    say('odds.signal', {
      ...{ battery: voice.battery(battery), number, chance: share(signal), n: delay },
      rule: cite('7.14'),
    }),
    say('odds.falls', {
      list: falls
        .map(({ hex, chance }) =>
          say('odds.place', {
            hex: hex === NONE ? voice.say('off the map') : voice.spot(hex),
            chance: share(chance),
          }),
        )
        .join(', '),
      rule: cite('7.17'),
    }),
    ...shelled.map(({ unit, breaks, destroys, falls: on }) =>
      say('odds.shelled', {
        ...{ unit: voice.unit(unit), falls: share(on), breaks, destroys },
        rule: cite('7.18'),
      }),
    ),
  ];
}

/** By ids, chances as fractions. */
export const oddsJson = (field: Field, odds: Odds): object =>
  named(field, odds as unknown as Json, '') as object;

type Json = number | bigint | string | boolean | null | readonly Json[] | { [key: string]: Json };

const NAMED: Readonly<Record<string, (field: Field, value: number) => string | null>> = {
  ...{ unit: unitId, answers: unitId, targets: unitId, battery: batteryId },
  ...{ hex: hexId, aim: hexId },
};

function named(field: Field, value: Json, name: string): unknown {
  if (typeof value === 'number') return NAMED[name]?.(field, value) ?? value;
  if (Array.isArray(value)) return value.map((one: Json) => named(field, one, name));
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as { readonly [key: string]: Json };
  if (typeof parts.n === 'bigint') return `${parts.n}/${parts.d}`;
  if ('id' in parts && 'book' in parts) return parts.id; // a rule
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [key, named(field, part, key)]),
  );
}

function unitId({ units }: Field, unit: number): string | null {
  return units[unit]?.id ?? null;
}
function batteryId({ batteries }: Field, battery: number): string | null {
  return batteries[battery]?.id ?? null;
}
function hexId({ hexes }: Field, hex: number): string | null {
  return hexes[hex]?.id ?? null;
}
