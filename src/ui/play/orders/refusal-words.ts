// What was tried and refused, in words: what it was and why not.

import { type Sentence, sentence } from '../../../words/index.ts';
import type { Refused } from '../../sheet/desk.ts';
import type { Table } from '../table.ts';

export function refusedWords({ face, desk }: Table, refused: Refused): Sentence[] {
  if (refused === 'undo') return [sentence('play.undoNot')];
  const { scenario } = desk.session;
  return refused.map(({ action, rule }) => face.words.refusal(scenario, action, rule));
}
