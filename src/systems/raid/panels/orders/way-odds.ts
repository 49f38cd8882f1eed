// What a walk to a far zone may wake or set off on its way: the real rules, run on what the player can see with dice
// that wake nothing, telling every test they come to.

import { type Fraction, fraction } from '../../../../engine/fraction.ts';
import type { Rolls } from '../../../../engine/rolls.ts';
import { into } from '../../../../engine/told.ts';
import { type FaceDown, faceDown, seen } from '../../odds/seen.ts';
import { perform } from '../../rules/apply.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Way } from '../../rules/reach.ts';
import { isFaceDown, type RaidState } from '../../rules/state.ts';
import type { Zone } from '../../rules/types.ts';

export interface WayOdds {
  readonly path: readonly Zone[];
  readonly faceDown: FaceDown | null; // at its end
  readonly wakes: ReadonlyArray<{
    readonly zone: Zone;
    readonly alarm: number;
    readonly chance: Fraction;
  }>;
}

const QUIET: Rolls = { d6: () => 1, d10: () => 9, draw: () => 0 };

export function wayOdds(state: RaidState, way: Way): WayOdds {
  const s = seen(state);
  const log: RaidEvent[] = [];
  for (const action of way.actions) perform({ s, rolls: QUIET, tell: into(log) }, action);
  const path = log.flatMap((e) => (isStep(e) ? [e.to] : []));
  const wakes = log.flatMap((e) =>
    e.kind === 'wake-test'
      ? [{ zone: e.zone, alarm: e.alarm, chance: fraction(e.alarm + 1, 10) }]
      : [],
  );
  return {
    path,
    faceDown: isFaceDown(state, way.zone) ? faceDown(state, way.zone) : null,
    wakes,
  };
}

const isStep = (event: RaidEvent): event is RaidEvent & { kind: 'moved'; to: Zone } =>
  event.kind === 'moved' || event.kind === 'landed' || event.kind === 'sailed';
