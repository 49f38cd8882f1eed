// The course of a battle as it is drawn and listed: points, strength lost on both sides, and its moments.

import '../../screen-words/back.ts';
import type { Frame } from '../../../../engine/frames.ts';
import type { CourseFace, KeyMoment, Measure, Tally } from '../../../../ui/sheet/face-report.ts';
import { inHours } from '../../../../words/card.ts';
import { lang } from '../../../../words/index.ts';
import { score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import { strengthLost } from '../../rules/facts.ts';
import type { Field } from '../../rules/field.ts';
import { G, get, type State } from '../../rules/state.ts';
import { Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';

export const courseFace: CourseFace<Field, BattleEvent> = {
  turns: ({ turns }) => turns,
  clock: ({ clock }, turn) => inHours(turn < 1 ? '' : (clock[turn] ?? '')),
  measures: (field) => [points(field), taken, lost],
  tallies: () => [won, gone],
  moments: (field, frames) => frames.flatMap((frame, index) => momentOf(field, frame, index)),
};

/** 15.6 */
const points = ({ scoring: { bands } }: Field): Measure<Field> => ({
  id: 'points',
  tone: 'points',
  levels: [0, bands.half, bands.success],
  top: bands.success,
  room: 3,
  name: () => t('fp.measure.points'),
  fullName: () => t('fp.measure.points'),
  of: (position) => score(position).vp,
});

const lost: Measure<Field> = {
  id: 'losses',
  tone: 'losses',
  levels: [0, 10, 20],
  top: 20,
  room: 2,
  name: () => t('fp.measure.lost'),
  fullName: () => t('fp.measure.lost'),
  of: (position) => strengthLost(position, Side.french),
};

const taken: Measure<Field> = {
  id: 'taken',
  tone: 'danger',
  levels: [0, 10, 20],
  top: 20,
  room: 2,
  name: () => t('fp.measure.taken'),
  fullName: () => t('fp.measure.taken'),
  of: (position) => strengthLost(position, Side.german),
};

const counted = (s: State, what: string): number =>
  score(s).lines.find((line) => line.what === what)?.count ?? 0;

const won: Tally<Field> = {
  id: 'won',
  sign: '▲',
  tone: 'won',
  name: () => t('fp.tally.won'),
  said: (n) => t('fp.tally.wonSaid', { n }),
  of: (position) => counted(position, 'german units'),
};

const gone: Tally<Field> = {
  id: 'gone',
  sign: '†',
  tone: 'lost',
  name: () => t('fp.tally.lost'),
  said: (n) => t('fp.tally.lostSaid', { n }),
  of: (position) => counted(position, 'french units'),
};

/** Units destroyed, and objectives that change hands. */
function momentOf(
  field: Field,
  { event, before }: Frame<Field, BattleEvent>,
  frame: number,
): KeyMoment[] {
  const at = { frame, turn: get(before, G.turn) };
  const voice = () => new Voice(field, lang.value);
  if (event.kind === 'destroyed') {
    const own = field.units[event.unit]?.side === Side.french;
    const text = () => t('fp.moments.destroyed', { unit: voice().unit(event.unit) });
    return [{ ...at, kind: own ? 'lost' : 'won', icon: own ? 'skull' : 'star', text }];
  }
  if (event.kind !== 'holds') return [];
  const french = event.side === Side.french;
  const text = () =>
    t(french ? 'fp.moments.taken' : 'fp.moments.falls', {
      name: voice().objective(event.objective),
    });
  return [{ ...at, kind: french ? 'taken' : 'falls', icon: 'flag', text }];
}
