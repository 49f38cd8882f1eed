// What an event sounds like: which sounds, and how far into the time it is shown in.

import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { Kind, Nation, Side } from '../rules/types.ts';

export type Cue =
  | 'dice'
  | 'drum'
  | 'boots'
  | 'hooves'
  | 'chassepots'
  | 'needle-guns'
  | 'krupp'
  | 'sabres'
  | 'hit'
  | 'miss'
  | 'fall'
  | 'bugle'
  | 'clock'
  | 'retreat';

export interface TimedCue {
  readonly cue: Cue;
  readonly share: number; // of the event's time, when it begins
}

const STRUCK = 0.5; // where a volley on the map arrives

const now = (...cues: readonly Cue[]): TimedCue[] => cues.map((cue) => ({ cue, share: 0 }));

/** The sounds of an event; most of what is only told has none. */
export function cuesOf(event: BattleEvent, field: Field): readonly TimedCue[] {
  switch (event.kind) {
    case 'turn':
      return now('clock');
    case 'arrived':
      return now('drum');
    case 'character':
    case 'points':
    case 'initiative':
      return now('dice');
    case 'ordered':
      return event.from === event.hex ? [] : now(tread(field, event.unit));
    case 'fell-back':
    case 'followed-up':
      return now(tread(field, event.unit));
    case 'volley':
      return [
        ...now('dice', ...reportOf(field, event.unit)),
        { cue: event.hits > 0 ? 'hit' : 'miss', share: STRUCK },
      ];
    case 'destroyed':
      return now('fall');
    case 'holds':
      return now('bugle');
    case 'over':
      return now('retreat');
    default:
      return [];
  }
}

const tread = (field: Field, unit: number): Cue =>
  field.units[unit]?.kind === Kind.infantry ? 'boots' : 'hooves';

/** 2.6, 2.7 Rifles by nation, the guns of a Prussian line far off behind them; cavalry has its sabres. */
function reportOf(field: Field, unit: number): Cue[] {
  const info = field.units[unit];
  if (info === undefined) return [];
  if (info.kind !== Kind.infantry) return ['hooves', 'sabres'];
  if (info.nation === Nation.french) return ['chassepots'];
  return info.side === Side.german ? ['needle-guns', 'krupp'] : ['needle-guns'];
}
