// The golden battles: finished replays at every level and with every option, played by the automatic players and kept. Each
// must come out today as on the day it was written, hash by hash; scripts/make-golden-fast-play.ts writes them anew.

import { describe, expect, test } from 'vitest';
import { battleIds, loadBattle } from '../../../../src/systems/fast-play/data/battles.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import { battleOn } from '../../../../src/systems/fast-play/rules/system.ts';
import { describeGolden, goldenReplays } from '../../../support/golden.ts';

const folder = new URL('./', import.meta.url);
const golden = new Map(goldenReplays(folder));

describeGolden(folder, ({ scenario }) => battleOn(loadBattle(scenario.id)));

describe.each(battleIds())('%s', (battle) => {
  const { levels } = loadBattle(battle);
  test.each(['random', 'steadfast'])(
    'has battles by %s of every level and with every option',
    (player) => {
      const of = (name: string) => golden.get(`${battle}-${player}-${name}-1.json`);
      for (const { id } of levels) {
        expect(of(`${id}-plain`)).toMatchObject({ level: id });
        expect(of(`${id}-plain`)?.optional ?? []).toEqual([]);
        expect(of(`${id}-all`)).toMatchObject({ level: id, optional: [...OPTIONS] });
      }
      for (const one of OPTIONS) expect(of(`${levels[1]?.id}-${one}`)?.optional).toEqual([one]);
    },
  );
});
