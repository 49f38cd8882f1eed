// The part of an order in which the enemy acts: how far it has been told.

import type { Frame } from '../../../engine/frames.ts';
import type { Told } from '../../../engine/told.ts';
import type { Desk } from '../../sheet/desk.ts';
import type { Face } from '../../sheet/face.ts';
import { isEnemy, type LookTable, lookOf } from '../../sheet/look.ts';

export interface EnemyPhase {
  readonly told: number;
  readonly of: number;
}

type Shown = Pick<Desk, 'session' | 'playback'>;

/** Whether the enemy's actions are being told. */
export function isEnemyPhase(face: Pick<Face, 'look'>, desk: Shown): boolean {
  const frame = desk.playback.current.value;
  return frame !== null && enemyPhase(face, desk, frame) !== null;
}

/** How far they have been told, or null when it is not his part. */
export function enemyPhase(
  { look }: Pick<Face, 'look'>,
  { session }: Shown,
  frame: Frame,
): EnemyPhase | null {
  const all = session.frames.filter((f) => f.action === frame.action);
  const start = all.findIndex(({ event }) => takesOver(look, event));
  const here = all.indexOf(frame);
  if (start < 0 || here < start) return null;
  const acts = all.filter(({ event }) => isEnemy(look, event));
  const told = acts.filter((f) => all.indexOf(f) <= here).length;
  return { told, of: acts.length };
}

/** He acts from here on, or does something amid the player's order that waits to be read: his bar goes on from there. */
function takesOver<E extends Told>(look: LookTable<E>, event: E): boolean {
  const { handsOver, weight, whose } = lookOf(look, event);
  return handsOver?.(event) === true || (weight === 'read' && whose(event) === 'enemy');
}
