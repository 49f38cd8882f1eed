// Events and odds as plain JSON with ids: what the rules keep as indexes is named, so that an outsider can read it.

import { type Fraction, toNumber } from '../../../engine/fraction.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Odds } from '../odds/odds.ts';
import { placeName, unitName } from '../rules/actions.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Fields that hold counters, alone or in lists. */
const UNITS: ReadonlySet<string> = new Set([
  ...['unit', 'units', 'craft', 'shooter', 'supporters', 'target', 'british', 'german', 'germans'],
  ...['germanSupporters', 'placed', 'guard'],
]);
/** Fields that hold zones, or places that may be craft. */
const PLACES: ReadonlySet<string> = new Set([
  ...[
    'zone',
    'by',
    'place',
    'from',
    'to',
    'towards',
    'route',
    'path',
    'named',
    'id',
    'kept',
    'chosen',
  ],
]);
/** Fields of those names that hold plain numbers in some events. */
const PLAIN: ReadonlySet<string> = new Set(['alarm from', 'alarm to']);

export function eventJson(scenario: Scenario, event: RaidEvent): object {
  const named = nameFields(scenario, event.kind, event);
  if (event.kind !== 'assault-line') return named;
  return { ...named, line: event.line + 1 };
}

/** Odds are named in the same way; a chance becomes its exact fraction and a percentage. */
export function oddsJson(scenario: Scenario, odds: Odds): object {
  return nameFields(scenario, 'odds', odds);
}

const isRule = (value: object): value is Rule => 'book' in value && 'id' in value;

const chanceJson = (chance: Fraction): Json => ({
  fraction: `${chance.n}/${chance.d}`,
  percent: toNumber({ n: chance.n * 100n, d: chance.d }),
});

const isChance = (value: object): value is Fraction => 'n' in value && typeof value.n === 'bigint';

function nameFields(
  scenario: Scenario,
  kind: string,
  value: object,
): { readonly [key: string]: Json } {
  const fields = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    nameField(scenario, kind, key, inner),
  ]);
  return Object.fromEntries(fields);
}

function nameField(scenario: Scenario, kind: string, key: string, value: unknown): Json {
  if (Array.isArray(value)) return value.map((inner) => nameField(scenario, kind, key, inner));
  if (typeof value === 'object' && value !== null) {
    if (isRule(value)) return value.id;
    return isChance(value) ? chanceJson(value) : nameFields(scenario, kind, value);
  }
  if (typeof value !== 'number') return value as string | boolean | null;
  if (PLAIN.has(`${kind} ${key}`)) return value;
  if (key === 'marker') return scenario.markers[value]?.id ?? null;
  if (UNITS.has(key)) return value < 0 ? null : unitName(scenario, value);
  if (PLACES.has(key)) return value < 0 ? null : placeName(scenario, value);
  return value;
}
