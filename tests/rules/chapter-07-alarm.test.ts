import { expect, it } from 'vitest';
import { alarm, british, doAll, germans, one, position, told, refused, legalWords, where } from './support.ts';
it('x', () => {
  const s = position({ aboard: { LCA1: ['C01', 'C02', 'C03', 'C04', 'MIL'] }, markers: { VGW: 'A-infantry-mg' } });
  const { state, events } = doAll(s, 'take LCA1', ['land OR1', ['wake marker', 2]]);
  expect(alarm(state)).toBe(1);
  expect(one(events, 'landed').cost).toBe(2);
  expect(told(events, 'wake-test').length).toBe(1);
  console.log(legalWords(state), british(state, 'OR1'), germans(state, 'VGW'), where(state, 'C01'), refused(state, 'step VAS'));
});
