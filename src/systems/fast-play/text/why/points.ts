// 20.15 Why each die of the Germans went where it went.

import type { Trace } from '../../../../engine/told.ts';
import type { Piece } from '../../../../words/message.ts';
import { cite } from '../../rules/rule.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';
import { deciding } from './compared.ts';

type Dealt = Told<'points'>['dice'][number];

export function pointReasons(voice: Voice, { dice }: Told<'points'>): Piece[][] {
  const told = dice.flatMap((one) =>
    one.trace === undefined ? [] : dieReasons(voice, one, one.trace),
  );
  if (dice.every(({ trace }) => trace?.candidates.length === 1)) return told.slice(0, 1);
  return [...told, voice.sentence('why.points.else')];
}

function dieReasons(voice: Voice, { die, score, segment }: Dealt, trace: Trace): Piece[][] {
  const values = {
    ...{ segment: voice.segment(segment), score, rule: trace.rule },
    die: die.value,
  };
  if (trace.candidates.length === 1) return [voice.sentence('why.points.only', values)];
  const gave = voice.sentence('why.points.die', values);
  const west = deciding(trace).find(({ name }) => name === 'from the west');
  if (west === undefined) return [gave];
  const others = west.values.filter(({ id }) => id !== segment).map(({ id }) => voice.segment(id));
  return [
    gave,
    voice.sentence('why.points.west', {
      ...values,
      others: voice.list(others),
      rule: cite('20.15'),
    }),
  ];
}
