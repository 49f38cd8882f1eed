// What has happened, as it is said: what an order came to, then what the enemy did; several acts of his are one sentence.

import type { Frame } from '../../../engine/frames.ts';
import { aloud } from '../../../words/aloud.ts';
import { t } from '../../../words/index.ts';
import { isEnemy, isEnemyAction, lookOf } from '../../sheet/look.ts';
import { enemyPhase } from '../enemy/enemy-phase.ts';
import type { Table } from '../table.ts';
import { fitted } from './fit.ts';

/** Frames that were shown since the last announcement: what an order came to, as far as there is room beside what is
 * asked, then what the enemy did. */
export function tellings({ face, desk }: Table, frames: readonly Frame[], room: number): string[] {
  const enemy = frames.filter((frame) => enemyPhase(face, desk, frame) !== null);
  const own = frames.filter((frame) => !enemy.includes(frame) || isNobodys(face, frame));
  const clauses = face.speech?.order?.(own) ?? worthTelling(face, own);
  return [fitted(clauses, room), phase(face, enemy)];
}

type Teller = Table['face'];

function phase(face: Teller, frames: readonly Frame[]): string {
  const acts = frames.filter(({ event }) => isTold(face, event));
  if (acts.length === 0) return '';
  if (acts.length === 1) return fitted(acts.map((frame) => sentenceOf(face, frame)));
  return fitted([face.speech?.phase?.(frames) ?? plainPhase(face, acts)]);
}

/** More than machinery, and more than somebody who stays where he is. */
const isTold = ({ look }: Teller, event: Frame['event']): boolean =>
  lookOf(look, event).weight !== 'still' &&
  (isEnemyAction(look, event) || lookOf(look, event).weight === 'grave');

/** What happens in his part of the turn and is not his doing: the game is over. */
function isNobodys({ look }: Teller, { event }: Frame): boolean {
  const { weight, untold } = lookOf(look, event);
  return !isEnemy(look, event) && weight !== 'grave' && weight !== 'silent' && untold !== true;
}

const plainPhase = (face: Teller, acts: readonly Frame[]): string =>
  [...losses(face, acts), t('play.acts', { n: acts.length })].join(' ');

const losses = (face: Teller, frames: readonly Frame[]): string[] =>
  frames
    .filter(({ event }) => lookOf(face.look, event).weight === 'grave')
    .map((frame) => sentenceOf(face, frame));

/** Losses first. */
function worthTelling(face: Teller, frames: readonly Frame[]): string[] {
  const told = frames.filter(({ event }) => {
    const { weight, untold } = lookOf(face.look, event);
    return weight !== 'silent' && weight !== 'grave' && untold !== true;
  });
  return [...losses(face, frames), ...told.map((frame) => sentenceOf(face, frame))];
}

const sentenceOf = ({ words }: Teller, { event, before }: Frame): string =>
  aloud(words.event(before.scenario, event, before));
