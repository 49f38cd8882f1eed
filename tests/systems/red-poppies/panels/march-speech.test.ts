// 5.41 The chances of a march read out: where they are still being worked out, whoever listens hears of them then.

import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { battleSpeech } from '../../../../src/systems/red-poppies/panels/speech/battle-speech.ts';
import { speechEn } from '../../../../src/systems/red-poppies/screen-words/speech-en.ts';
import { Table } from '../drill.ts';

test('what was being worked out is said once it is known', async () => {
  const gun = { kind: 'mg' } as const;
  const table = new Table({
    units: {
      ...{ B1: { at: 'C01' }, B2: { at: 'C01' } },
      ...{ G1: { at: 'C05', ...gun }, G2: { at: 'E03', ...gun }, G3: { at: 'A04', ...gun } },
    },
  });
  table.do('hex C01');
  const march = table.action('move-both B1 C04');
  const said: string[] = [];
  const stop = effect(() => {
    said.push(...(battleSpeech.odds?.(table.s, march) ?? []));
  });
  expect(said).toEqual([speechEn['rp.say.working']]);
  await vi.waitFor(() => expect(said.at(-1)).toContain('%'), 20_000);
  stop();
});
