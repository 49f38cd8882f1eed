// Shots, blows and losses.

import { type Act, drawn, type Paint } from '../../../ui/sheet/act.ts';
import * as effects from '../../../ui/sheet/effects.ts';
import type { Ghost } from '../../../ui/sheet/ghosts.ts';
import { type RaidState, stepsOf } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { centre, type Stageplay, size, spotOf } from './acts.ts';
import { liftCounter } from './ghosts.ts';

export interface Shot {
  readonly from: Zone;
  readonly to: Zone;
  readonly side: 'british' | 'german'; // that fires
  readonly target: Unit;
  readonly hit: boolean;
}

/** 11.1 Flash, tracers, then where they went. */
export function shoot(play: Stageplay, after: RaidState, shot: Shot): Act {
  const { from, to, side, hit: hits } = shot;
  const a = spotOf(play, after, from, side);
  const b = spotOf(play, after, to, side === 'british' ? 'german' : 'british', shot.target);
  return drawn(play, 1, (g, t) => {
    effects.muzzle(g, a, size(play), t / 0.4);
    if (t < 0.62) effects.tracers(g, a, b, size(play), t / 0.5);
    const struckAt = (t - 0.46) / 0.54;
    if (struckAt <= 0) return;
    if (hits) effects.hit(g, b, size(play), struckAt);
    else effects.miss(g, b, size(play), struckAt);
  });
}

export function struck(
  play: Stageplay,
  g: Parameters<Paint>[0],
  zone: Zone,
  hits: boolean,
  t: number,
): void {
  const at = centre(play, zone);
  effects.clash(g, at, size(play), Math.min(1, t * 1.6));
  if (t < 0.45) return;
  if (hits) effects.hit(g, at, size(play), (t - 0.45) / 0.55);
  else effects.miss(g, at, size(play), (t - 0.45) / 0.55);
}

/** 2.3 A counter shakes, then turns over, or falls when it was its last step. */
export function fall(
  play: Stageplay,
  before: RaidState,
  after: RaidState,
  unit: Unit,
  zone: Zone,
  lost: number,
): Act | null {
  if (zone < 0) return null;
  const left = stepsOf(after, unit);
  const had = Math.max(stepsOf(before, unit), Math.min(2, left + lost), 1);
  const side = unit < before.scenario.britishCount ? 'british' : 'german';
  const at = spotOf(play, before, zone, side, unit);
  const face = liftCounter(play.ghosts, before, unit, had, at);
  const back = left > 0 ? liftCounter(play.ghosts, after, unit, left, at).setVisible(false) : null;
  return {
    hidden: new Set([unit]),
    share: 0.9,
    show: (t) => {
      const shake = t < 0.4 ? Math.sin(t * 70) * 4 * play.times * (1 - t) : 0;
      face.setPosition(at[0] + shake, at[1]);
      const turn = Math.max(0, (t - 0.4) / 0.6);
      if (back === null)
        face
          .setAngle(turn * 38)
          .setAlpha(1 - turn)
          .setScale(1 - turn * 0.4);
      else flip(face, back, turn);
    },
    end: () => {
      face.destroy();
      back?.destroy();
    },
  };
}

function flip(front: Ghost, back: Ghost, turn: number): void {
  front.setVisible(turn < 0.5).setScale(Math.max(0.02, 1 - turn * 2), 1);
  back.setVisible(turn >= 0.5).setScale(Math.max(0.02, turn * 2 - 1), 1);
}
