// What an event sounds like: which sounds, and how far into the time it is shown in.

import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { Is, Side } from '../rules/types.ts';

export type Cue =
  | 'dice'
  | 'mine'
  | 'drumfire'
  | 'whistle'
  | 'signal'
  | 'watch'
  | 'boots'
  | 'tracks'
  | 'wire'
  | 'spades'
  | 'rifles'
  | 'maxim'
  | 'vickers'
  | 'stokes'
  | 'field-gun'
  | 'shell'
  | 'gas'
  | 'smoke'
  | 'bombs'
  | 'hit'
  | 'miss'
  | 'fall'
  | 'larks';

export interface TimedCue {
  readonly cue: Cue;
  readonly share: number; // of the event's time, when it begins
}

const STRUCK = 0.55; // where a shot on the map arrives

const now = (...cues: readonly Cue[]): TimedCue[] => cues.map((cue) => ({ cue, share: 0 }));

/** The sounds of an event; most of what is only told has none. */
export function cuesOf(event: BattleEvent, field: Field): readonly TimedCue[] {
  switch (event.kind) {
    case 'bombardment':
    case 'barrage':
      return now('drumfire');
    case 'mine':
      return now('mine');
    case 'turn':
      return now('watch');
    case 'initiative':
      return now('dice');
    case 'ordered':
      return event.side === Side.british ? now('whistle') : [];
    case 'signal':
    case 'cancelled':
      return now('dice', 'signal');
    case 'fell':
      return now(event.load === 'shell' ? 'shell' : event.load); // heard before it falls
    case 'shelled':
      return [...now('dice'), struck(event.checks)];
    case 'stepped':
      return now(isAll(field, event.units, Is.armour) ? 'tracks' : 'boots');
    case 'climbed':
      return now('boots');
    case 'hindered':
      return event.by === 'wire' ? now('wire') : [];
    case 'flattened':
      return now('tracks', 'wire');
    case 'dug':
      return now('spades');
    case 'strayed':
      return now('dice');
    case 'shot':
      return [
        ...now('dice', reportOf(field, event.unit)),
        ...event.returns.map(({ unit }) => ({ cue: reportOf(field, unit), share: 0.2 })),
        struck(event.checks),
      ];
    case 'melee':
      return [...now('dice', 'bombs'), struck(event.checks)];
    case 'hallowed':
      return now('larks');
    case 'over':
      return now('larks');
    default:
      return [];
  }
}

type Checks = ReadonlyArray<{ readonly fate: string }>;

/** 2.22, 2.23 What the checks of a fight come to, by ear: the worst of them. */
function struck(checks: Checks): TimedCue {
  const fates = checks.map(({ fate }) => fate);
  const cue = fates.includes('destroyed') ? 'fall' : fates.includes('broken') ? 'hit' : 'miss';
  return { cue, share: STRUCK };
}

const isAll = (field: Field, units: readonly number[], bits: number): boolean =>
  units.every((unit) => ((field.is[unit] as number) & bits) !== 0);

/** 2.02 Each arm has its voice; of machine guns each side its own. */
function reportOf(field: Field, unit: number): Cue {
  switch (field.counters[field.units[unit]?.counter ?? 0]?.type) {
    case 'mg':
      return field.side[unit] === Side.british ? 'vickers' : 'maxim';
    case 'mortar':
      return 'stokes';
    case 'artillery':
    case 'tank':
    case 'car':
      return 'field-gun';
    default:
      return 'rifles';
  }
}
