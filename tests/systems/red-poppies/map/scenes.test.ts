// The pictures of the rulebook: the lesson has a scene for every chapter that is pictured, and its figures are those of
// the rules.

import { expect, test } from 'vitest';
import { momentsOf } from '../../../../src/engine/moments.ts';
import { parseReplay } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { battleFolders, readFile } from '../../../../src/systems/battle-folders.ts';
import { SCENES } from '../../../../src/systems/red-poppies/map/pictures/scenes.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { picturesEn } from '../../../../src/systems/red-poppies/screen-words/pictures-en.ts';
import { picturesFr } from '../../../../src/systems/red-poppies/screen-words/pictures-fr.ts';
import { hawthorn, ID } from '../hawthorn.ts';

const folder = battleFolders().find(({ id }) => id === ID);
if (folder === undefined) throw new Error(`no ${ID}`);
const replay = parseReplay(JSON.stringify(readFile(folder, 'lesson')));
if ('faults' in replay) throw new Error(JSON.stringify(replay.faults));
const script = replay.actions.map((text) => redPoppies.parse(hawthorn, text) as Action);
const moments = momentsOf(redPoppies, redPoppies.setup(hawthorn, replay), script);

test.each(Object.keys(SCENES).map(Number))('chapter %i has its scene and its words', (chapter) => {
  const scene = SCENES[chapter]?.(moments);
  expect(scene?.around.length).toBeGreaterThan(1);
  for (const words of [picturesEn, picturesFr] as const) {
    const caption = words[`rp.picture.${chapter}` as keyof typeof picturesEn];
    for (const [, name = ''] of caption.matchAll(/\{(\w+)/g))
      expect({ ...scene?.figures, unit: 0, target: 0 }, name).toHaveProperty(name);
  }
});

test('7.17 the shells of the picture: a third on the target, a ninth beside it, unless a summit or a registered hex helps', () => {
  const { on, beside } = SCENES[7]?.(moments)?.figures ?? {};
  expect(['33', '50', '67']).toContain(on);
  expect(['11', '8', '6']).toContain(beside);
});

test('a battle without moments has no pictures', () => {
  for (const sceneOf of Object.values(SCENES)) expect(sceneOf([])).toBeNull();
});
