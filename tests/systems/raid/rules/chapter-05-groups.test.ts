// 5a–5c Every group, up to four, is late and led astray by itself.

import { describe, expect, it } from 'vitest';
import { beachOf, delayOf, setBeach, setDelay } from '../../../../src/systems/raid/rules/state.ts';
import { MAX_GROUPS, NONE } from '../../../../src/systems/raid/rules/types.ts';
import { beforeLoading, zone } from './support.ts';

describe('5a, 5c groups', () => {
  const groups = Array.from({ length: MAX_GROUPS }, (_, i) => i + 1);

  it('begin on time and with no beach forced on them', () => {
    const s = beforeLoading();
    expect(groups.map((group) => [delayOf(s, group), beachOf(s, group)])).toEqual(
      groups.map(() => [0, NONE]),
    );
  });

  it.each(groups)('group %i is late and astray alone', (group) => {
    const s = beforeLoading();
    setDelay(s, group, 3);
    setBeach(s, group, zone('QUI'));
    for (const other of groups) {
      expect(delayOf(s, other)).toBe(other === group ? 3 : 0);
      expect(beachOf(s, other)).toBe(other === group ? zone('QUI') : NONE);
    }
  });
});
