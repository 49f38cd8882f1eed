// French sets a space before the high points, and no line breaks before a percent sign. The catalogues see to that; what
// the panels put together themselves leaves it to them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import '../../../../src/systems/fast-play/screen-words/battle.ts';
import { Session } from '../../../../src/engine/session.ts';
import { orderable } from '../../../../src/systems/fast-play/panels/desk/in-hand.ts';
import { oddsOf } from '../../../../src/systems/fast-play/panels/orders/attack-odds.ts';
import { ordersOf } from '../../../../src/systems/fast-play/panels/orders/order-list.ts';
import { targetLine } from '../../../../src/systems/fast-play/panels/orders/target-line.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import { battleOn } from '../../../../src/systems/fast-play/rules/system.ts';
import { Voice } from '../../../../src/systems/fast-play/text/voice.ts';
import { LANGS, lang } from '../../../../src/words/index.ts';
import { spicheren } from '../spicheren.ts';

const PANELS = fileURLToPath(new URL('../../../../src/systems/fast-play/panels', import.meta.url));
const HIGH_POINT = /\)\}[:;!?](?:\s|\{|<|$)/gm; // after words that a panel has asked for

const panels = readdirSync(PANELS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

afterEach(() => {
  lang.value = 'en';
});

test('no panel sets a high point after words of its own', () => {
  expect(panels.length).toBeGreaterThan(40);
  const set = panels.flatMap((name) => {
    const found = readFileSync(join(PANELS, name), 'utf8').match(HIGH_POINT);
    return found === null ? [] : [`${name}: ${found.length}`];
  });
  expect(set).toEqual([]);
});

test.each(LANGS)('whom a unit could attack is one line with its dice and its chance, %s', (one) => {
  lang.value = one;
  const course = { seed: 'points', level: 'colonel', events: false, practice: false };
  const session = new Session(battleOn(spicheren), course);
  const player = profilePlayer();
  player.start('points');
  while (session.asked.kind !== 'move' || session.turn < 4)
    session.do(player.pick(session.position, session.asked.actions));
  const s = session.position;
  const voice = new Voice(spicheren, one);
  const lines = orderable(s).flatMap((unit) =>
    ordersOf(s, unit)
      .filter(({ group }) => group === 'stay')
      .flatMap(({ action }) => oddsOf(s, action)?.targets ?? [])
      .map((fight) => targetLine(voice, fight)),
  );
  expect(lines.length).toBeGreaterThan(0);
  const shape =
    one === 'fr'
      ? /^[^:]+, \d+ dés?\u00a0: [<>]?\d+\u00a0%$/
      : /^[^:]+, \d+ (die|dice): [<>]?\d+\u00a0%$/;
  for (const line of lines) expect(line).toMatch(shape);
});
