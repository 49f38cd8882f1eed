// The course of a toy battle: points and losses against its turns, and whatever was lost on either side.

import type { Frame } from '../../../src/engine/frames.ts';
import type { CourseFace, KeyMoment, Measure } from '../../../src/ui/sheet/face-report.ts';
import { lang } from '../../../src/words/index.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { standing } from '../rules/state.ts';
import { toy } from '../rules/system.ts';
import { t } from '../screen-words/index.ts';
import { pieceName } from '../text/told.ts';

export const course: CourseFace<Field, ToyEvent> = {
  turns: ({ turns }) => turns,
  clock: ({ turns }, turn) => (turn >= 1 && turn <= turns ? String(turn) : ''),
  measures: () => [points, losses],
  moments: (field, frames) => frames.flatMap((frame, index) => momentOf(field, frame, index)),
};

/** 5 */
const points: Measure<Field> = {
  id: 'points',
  tone: 'points',
  levels: [0, 2, 5],
  top: 8,
  room: 1,
  name: () => t('toy.measure.points'),
  fullName: () => t('toy.measure.points'),
  of: (position) => toy.score(position).vp,
};

const losses: Measure<Field> = {
  id: 'losses',
  tone: 'losses',
  levels: [],
  top: 4,
  room: 0,
  name: () => t('toy.measure.lost'),
  fullName: () => t('toy.measure.lost'),
  of: (position) => position.scenario.own - standing(position, true).length,
};

function momentOf(field: Field, frame: Frame<Field, ToyEvent>, index: number): KeyMoment[] {
  const { event, before } = frame;
  if (event.kind !== 'lost') return [];
  const own = event.piece < field.own;
  return [
    {
      ...{ kind: own ? 'lost' : 'post', frame: index, turn: toy.turn(before) },
      icon: own ? 'skull' : 'star',
      text: () =>
        t(own ? 'toy.moment.lost' : 'toy.moment.post', {
          piece: pieceName(field, event.piece, lang.value),
        }),
    },
  ];
}
