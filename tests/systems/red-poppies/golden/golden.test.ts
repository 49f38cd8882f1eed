// The golden battles of Red Poppies, of every scenario and level by chance and by both plans;
// scripts/make-golden-red-poppies.ts writes them anew.

import { expect, test } from 'vitest';
import { battleIds, loadBattle } from '../../../../src/systems/red-poppies/data/battles.ts';
import { battleOn } from '../../../../src/systems/red-poppies/rules/system.ts';
import { describeGolden, goldenReplays } from '../../../support/golden.ts';

const folder = new URL('./', import.meta.url);

describeGolden(folder, ({ scenario }) => battleOn(loadBattle(scenario.id)));

test.each(battleIds())('%s has one of every level by every player', (battle) => {
  const files = goldenReplays(folder).map(([file]) => file);
  for (const { id } of loadBattle(battle).levels) {
    for (const player of ['random', 'steadfast-patient', 'steadfast-wave'])
      expect(files).toContain(`${battle}-${player}-${id}-1.json`);
  }
});
