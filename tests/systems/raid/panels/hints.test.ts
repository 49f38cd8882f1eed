// Which hint a newcomer gets between two stacks: it goes by who is ashore and who may still land.

import { expect, test } from 'vitest';
import { hintFor } from '../../../../src/systems/raid/panels/guide/hints.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { type Position, position } from '../rules/support.ts';

const hint = (laid: Position) => {
  const state = position(laid);
  return hintFor(state, decision(state));
};

test('men waiting to land are landed first', () => {
  expect(hint({ aboard: { LCA1: ['C01'] } })).toBe('guide.chooseAfloat');
});

test('with men ashore it tells how stacks act', () => {
  expect(hint({ british: { OR1: ['C01'] }, craft: { G1: ['LCA1'] } })).toBe('guide.choose');
});

test('4a with everybody back aboard it tells how the raid ends', () => {
  expect(hint({ aboard: { LCA1: ['C01'] }, back: ['C01'] })).toBe('guide.chooseHome');
  expect(hint({ craft: { G1: ['LCA1'] } })).toBe('guide.chooseNobody');
});

test('in the last turn nobody is sent ashore', () => {
  expect(hint({ turn: 12, aboard: { LCA1: ['C01'] } })).toBe('guide.chooseOver');
  expect(hint({ turn: 12, british: { OR1: ['C01'] } })).toBe('guide.chooseLast');
});

test('5a men whose group may not land yet wait', () => {
  expect(hint({ aboard: { LCA1: ['C01'] }, delay: { 1: 3 } })).toBe('guide.chooseWait');
});

test('with every stack done the phase is ended', () => {
  expect(hint({ british: { OR1: ['C01'] }, done: ['C01'] })).toBe('guide.chooseEnd');
});
