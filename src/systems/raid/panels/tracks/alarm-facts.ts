// 7 What the alarm means at a level and what has still to raise it, read from the scenario and the state.

import type { Cause } from '../../rules/names.ts';
import type { AlarmTriggers } from '../../rules/scenario.ts';
import { G, get, type RaidState } from '../../rules/state.ts';

export interface AlarmFacts {
  readonly level: number;
  readonly most: number;
  readonly attack: number; // 7.3 from here on they come out
  readonly awake: boolean;
  readonly wakeChance: number; // 10.3 in hundredths
  readonly arriveChance: number; // 8 in hundredths, 0 while nobody comes
  readonly raises: ReadonlyArray<{
    readonly cause: Cause;
    readonly by: number;
    readonly spent: boolean; // counted once, and it has been
  }>;
}

const TRIGGERS: ReadonlyArray<{
  readonly key: keyof AlarmTriggers;
  readonly cause: Cause;
  readonly once: number | null; // the cell that remembers it
}> = [
  { key: 'firstLanding', cause: 'first landing', once: G.landed },
  { key: 'firstAssault', cause: 'first assault', once: G.assaulted },
  { key: 'firstFire', cause: 'first British fire', once: G.fired },
  { key: 'markerShowsGermans', cause: 'marker shows Germans', once: G.stirred },
  { key: 'bangalore', cause: 'bangalore', once: null },
  { key: 'mineExplodes', cause: 'mine explodes', once: null },
  { key: 'firstGun', cause: 'first gun destroyed', once: G.guns },
];

export function alarmFacts(s: RaidState): AlarmFacts {
  const { alarmMax, alarmAttack, alarmTriggers, stirredOnce } = s.scenario;
  const level = get(s, G.alarm);
  const awake = level >= alarmAttack;
  return {
    level,
    most: alarmMax,
    attack: alarmAttack,
    awake,
    wakeChance: (level + 1) * 10,
    arriveChance: awake ? level * 10 : 0,
    raises: TRIGGERS.flatMap(({ key, cause, once }) => {
      const by = alarmTriggers[key];
      if (by === 0) return [];
      const counts = once !== null && (once !== G.stirred || stirredOnce);
      return [{ cause, by, spent: counts && get(s, once) !== 0 }];
    }),
  };
}
