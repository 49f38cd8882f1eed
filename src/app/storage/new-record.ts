// A raid that is begun, as it is kept.

import { FIRST_SYSTEM } from '../../engine/first-system.ts';
import { optionalPart } from '../../engine/optional-rules.ts';
import type { SavedRaid, Where } from './records.ts';

export interface NewRaid {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[];
  readonly practice: boolean;
  readonly opening?: readonly string[]; // the actions it begins with, in words
  readonly help?: 'none';
}

/** The record of a raid before its first decision. */
export function newRecord(
  id: string,
  { system, battle }: Where,
  raid: NewRaid,
  now: number,
): SavedRaid {
  const { seed, level, events, practice, opening: actions = [] } = raid;
  const blank = {
    form: 1,
    status: 'playing',
    origin: 'played',
    rules: '',
    turn: 1,
    clock: '',
    result: null,
  } as const;
  const times = { turn: 1, clock: '', started: now, updated: now, revision: 1 };
  const named = system === FIRST_SYSTEM ? {} : { system };
  const place = { id, ...named, scenario: { id: battle, hash: '' } };
  const help = raid.help === undefined ? {} : { help: raid.help };
  const chosen = { seed, level, events, ...optionalPart(raid), practice };
  return { ...blank, ...place, ...chosen, actions, ...times, ...help };
}
