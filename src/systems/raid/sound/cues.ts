// What an event sounds like: which sounds, and how far into the time it is shown in.

import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { Kind, type Unit } from '../rules/types.ts';

export type Cue =
  | 'dice'
  | 'boots'
  | 'surf'
  | 'engine'
  | 'rifles'
  | 'burst'
  | 'shell'
  | 'hit'
  | 'miss'
  | 'clash'
  | 'blast'
  | 'card'
  | 'bell'
  | 'snip'
  | 'lorry'
  | 'watch'
  | 'horn';

export interface TimedCue {
  readonly cue: Cue;
  readonly share: number; // of the event's time, when it begins
}

const STRUCK = 0.46; // where a shot on the map arrives

const now = (...cues: readonly Cue[]): TimedCue[] => cues.map((cue) => ({ cue, share: 0 }));
const then = (cue: Cue): TimedCue => ({ cue, share: STRUCK });

/** The sounds of an event; most of what is only told has none. */
export function cuesOf(event: RaidEvent, scenario: Scenario): readonly TimedCue[] {
  switch (event.kind) {
    case 'moved':
    case 'fell-back':
    case 'german-move':
      return now('boots');
    case 'landed':
    case 'embarked':
      return now('surf', 'boots');
    case 'sailed':
    case 'sent-back':
      return now('engine');
    case 'fire':
      return [...now('dice', reportOf(scenario, event.shooter)), then(event.hit ? 'hit' : 'miss')];
    case 'assault':
      return now('clash');
    case 'assault-line':
      return [...now('clash'), then(event.hit ? 'hit' : 'miss')];
    case 'marker-turned':
      return now('card');
    case 'mines':
      return event.explodes ? now('dice', 'blast') : now('dice');
    case 'bangalore':
      return now('dice', 'blast');
    case 'objective':
      return now('blast');
    case 'alarm':
      return now('bell');
    case 'line-cut':
      return now('snip');
    case 'random-event':
      return now('dice');
    case 'reinforcements':
      return event.units.length === 0 ? now('dice') : now('dice', 'lorry');
    case 'turn':
      return now('watch');
    case 'raid-over':
      return now('horn');
    default:
      return [];
  }
}

/** What is heard of whoever fires. */
function reportOf(scenario: Scenario, shooter: Unit): Cue {
  switch (scenario.kind[shooter]) {
    case Kind.mortar:
    case Kind.gun:
      return 'shell';
    case Kind.machineGun:
    case Kind.flak:
    case Kind.pillbox:
      return 'burst';
    default:
      return 'rifles';
  }
}
