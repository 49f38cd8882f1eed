// What a battle played by a player comes to, in a few letters: every action, every event with its reasons, and the
// position it ends in.

import { hashPosition, hashText } from '../../../../src/engine/hash.ts';
import type { Player } from '../../../../src/engine/player.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import { into } from '../../../../src/engine/told.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';

export interface Course {
  readonly seed: string;
  readonly level: string;
  readonly optional: readonly string[];
}

const PLAYERS = { random: randomPlayer, profile: profilePlayer };

/** Every level, plainly and with all options, and every option by itself. */
export function fingerprints(field: Field): Record<string, string> {
  const levels = field.levels.map(({ id }) => id);
  const courses: Course[] = [
    ...levels.flatMap((level) =>
      ['1', '2', '3', '4'].map((seed) => ({ seed, level, optional: [] })),
    ),
    ...OPTIONS.map((one) => ({ seed: one, level: levels[1] ?? '', optional: [one] })),
    ...levels.map((level) => ({ seed: 'all', level, optional: [...OPTIONS] })),
  ];
  return Object.fromEntries(
    Object.entries(PLAYERS).flatMap(([name, make]) =>
      courses.map((course) => {
        const title = [name, course.level, course.seed, ...course.optional].join(' ');
        return [title, fingerprint(field, make(), course)];
      }),
    ),
  );
}

export function fingerprint(field: Field, player: Player<Field>, course: Course): string {
  const s = fastPlay.setup(field, { ...course, events: false });
  const rolls = new SeededRolls(s, fastPlay.random);
  const legal: number[] = [];
  let choices = 0;
  const actions: number[] = [];
  let told = '';
  player.start(course.seed);
  while (!fastPlay.over(s)) {
    fastPlay.legal(s, legal);
    choices = (choices * 31 + hashList(legal)) % 4294967291;
    const action = player.pick(s, legal);
    const events: BattleEvent[] = [];
    fastPlay.perform({ s, rolls, tell: into(events) }, action);
    actions.push(action);
    told = hashText(told + events.map(gist).join());
  }
  rolls.save(s);
  const { vp } = fastPlay.score(s);
  const unheard = silently(field, course, actions);
  if (unheard !== hashPosition(s)) throw new Error(`${course.seed}: other when nobody listens`);
  return `${actions.length} ${choices.toString(36)} ${told} ${hashPosition(s)} ${vp}`;
}

/** What happened, where, and what it was chosen for; not how it is told. */
function gist(event: BattleEvent): string {
  const of = (name: string): unknown => Reflect.get(event, name) ?? '';
  const facts = ['unit', 'target', 'hex', 'facing', 'side', 'hits', 'ones', 'points'].map(of);
  const { why, trace } = event as { why?: { kind: string }; trace?: { chosen: number } };
  return `${event.kind} ${facts.join(' ')} ${why?.kind ?? ''} ${trace?.chosen ?? ''}`;
}

/** The same orders with nobody listening, which is how playouts run. */
function silently(field: Field, course: Course, actions: readonly number[]): string {
  const s = fastPlay.setup(field, { ...course, events: false });
  const rolls = new SeededRolls(s, fastPlay.random);
  for (const action of actions) fastPlay.perform({ s, rolls, tell: null }, action);
  rolls.save(s);
  return hashPosition(s);
}

const hashList = (list: readonly number[]): number =>
  list.reduce((hash, value) => (hash * 131 + value) % 16777213, list.length);
