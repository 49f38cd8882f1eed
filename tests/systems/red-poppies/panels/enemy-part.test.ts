// 6.33, 12.8 What the Germans do amid a British order waits to be read like what they do in their own half, and can be gone
// on from; a British shot is the player's own, also where the Germans have said why they did not answer it.

import { expect, test } from 'vitest';
import { momentsOf } from '../../../../src/engine/moments.ts';
import { parseReplay } from '../../../../src/engine/replay.ts';
import { Session } from '../../../../src/engine/session.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { battleFolders, readFile } from '../../../../src/systems/battle-folders.ts';
import { BATTLE_LOOK } from '../../../../src/systems/red-poppies/panels/look.ts';
import { steadfastPlayer } from '../../../../src/systems/red-poppies/players/steadfast.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import { turnOf } from '../../../../src/systems/red-poppies/rules/state.ts';
import { battleOn, redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { face } from '../../../../src/systems/red-poppies/screen.ts';
import { PlayDesk } from '../../../../src/ui/play/desk/desk.ts';
import { enemyPhase } from '../../../../src/ui/play/enemy/enemy-phase.ts';
import { isEnemy, lookOf } from '../../../../src/ui/sheet/look.ts';
import { hawthorn } from '../hawthorn.ts';

const TURNS = 3;

const session = new Session(battleOn(hawthorn), {
  ...{ seed: 'read', level: 'regular', events: false, practice: false },
});
const player = steadfastPlayer();
player.start('read');
while (!session.over && turnOf(session.position) <= TURNS)
  session.do(player.pick(session.position, session.asked.actions));
const desk = new PlayDesk(face, session, { speed: () => 'step', moves: () => false });

const framesOf = (is: (event: BattleEvent) => boolean) =>
  session.frames.filter(({ event }) => is(event));
const isShot = (side: number, how: 'fire' | 'react') => (event: BattleEvent) =>
  event.kind === 'shot' && event.side === side && event.how === how;

test('whatever of theirs waits to be read is on their bar', () => {
  const waits = framesOf(
    (event) => isEnemy(BATTLE_LOOK, event) && lookOf(BATTLE_LOOK, event).weight === 'read',
  );
  expect(waits.length).toBeGreaterThan(10);
  for (const frame of waits) expect(enemyPhase(face, desk, frame), frame.event.kind).not.toBeNull();
});

test('fire at a British move is theirs', () => {
  const shots = framesOf(isShot(Side.german, 'react'));
  expect(shots.length).toBeGreaterThan(0);
  for (const frame of shots) {
    expect(isEnemy(BATTLE_LOOK, frame.event)).toBe(true);
    expect(enemyPhase(face, desk, frame)?.told).toBeGreaterThan(0);
  }
});

test('British fire is not, whoever has a reason to leave it unanswered', () => {
  const folder = battleFolders().find(({ id }) => id === hawthorn.id);
  const lesson = parseReplay(JSON.stringify(folder && readFile(folder, 'lesson')));
  if ('faults' in lesson) throw new Error('no lesson');
  const script = lesson.actions.map((text) => redPoppies.parse(hawthorn, text) as Action);
  const moments = momentsOf(redPoppies, redPoppies.setup(hawthorn, lesson), script);
  const shots = moments.flatMap(({ events }) => events.filter(isShot(Side.british, 'fire')));
  expect(shots.some(({ why }) => why !== undefined)).toBe(true);
  for (const event of shots) expect(isEnemy(BATTLE_LOOK, event)).toBe(false);
});
