// A link on its way to the theatre is played once, however many hands it goes through.

import { expect, test, vi } from 'vitest';
import type { HouseGame } from '../../src/systems/index.ts';
import { counted } from '../engine/counted.ts';
import { harmless } from '../engine/hostile.ts';
import { dieppe } from './house.ts';

const counts = { setups: 0, performs: 0 };
const game: HouseGame = { ...dieppe, ...counted(dieppe, counts) };
vi.mock('../../src/systems/index.ts', async (original) => ({
  ...(await original<object>()),
  openGame: async () => game,
}));
vi.mock('../../src/ui/shell/routes.ts', async (original) => ({
  ...(await original<object>()),
  go: () => undefined,
}));

test('from its text to the show', async () => {
  const { openText } = await import('../../src/app/open-text.ts');
  const { openShow } = await import('../../src/app/show.ts');
  const { archive } = await import('../../src/app/stores.ts');
  expect(await openText(harmless.link)).toBe(true);
  const [kept] = await archive.list();
  const shown = await openShow(kept?.id ?? '');
  if (shown.kind !== 'ready') throw new Error('it is not shown');
  expect(shown.verdict).toMatchObject({ ok: true, over: true });
  expect(shown.session.frames.length).toBeGreaterThan(100);
  expect(shown.session.count).toBe(harmless.replay.actions.length);
  expect(counts).toEqual({ setups: 1, performs: harmless.replay.actions.length });

  const again = await openShow(kept?.id ?? '');
  expect(again).toMatchObject({ kind: 'ready', verdict: { ok: true } });
  expect(counts.setups).toBe(2); // opened from the archive, it is played and checked by one run
});
