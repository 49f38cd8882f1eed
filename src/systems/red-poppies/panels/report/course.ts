// The course of a battle as it is drawn and listed: points, units lost on both sides, and its moments.

import '../../screen-words/back.ts';
import type { Frame } from '../../../../engine/frames.ts';
import type { CourseFace, KeyMoment, Measure, Tally } from '../../../../ui/sheet/face-report.ts';
import { inHours } from '../../../../words/card.ts';
import { lang } from '../../../../words/index.ts';
import { score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { has, Mark, type State, sideOf, turnOf } from '../../rules/state.ts';
import { Side, type SideId, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { checksOf } from '../../text/detail.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';

export const courseFace: CourseFace<Field, BattleEvent> = {
  turns: ({ turns }) => turns,
  clock: ({ clock }, turn) => inHours(turn < 1 ? '' : (clock[turn] ?? '')),
  measures: (field) => [points(field), taken, lost],
  tallies: () => [won, gone],
  moments: (field, frames) => frames.flatMap((frame, index) => momentsOf(field, frame, index)),
};

/** Units of a side that are destroyed. */
export const destroyedOf = (s: State, side: SideId): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === side && has(s, unit, Mark.destroyed) ? [unit] : [],
  );

/** 10.01a */
const points = ({ outcomes }: Field): Measure<Field> => ({
  id: 'points',
  tone: 'points',
  levels: [0, outcomes.foothold, outcomes.victory],
  top: outcomes.victory,
  room: 3,
  name: () => t('rp.measure.points'),
  fullName: () => t('rp.measure.points'),
  of: (position) => score(position).vp,
});

const lost: Measure<Field> = {
  id: 'losses',
  tone: 'losses',
  levels: [0, 6, 12],
  top: 12,
  room: 2,
  name: () => t('rp.measure.lost'),
  fullName: () => t('rp.measure.lost'),
  of: (position) => destroyedOf(position, Side.british).length,
};

const taken: Measure<Field> = {
  id: 'taken',
  tone: 'danger',
  levels: [0, 6, 12],
  top: 12,
  room: 2,
  name: () => t('rp.measure.taken'),
  fullName: () => t('rp.measure.taken'),
  of: (position) => destroyedOf(position, Side.german).length,
};

const won: Tally<Field> = {
  id: 'taken',
  sign: '▲',
  tone: 'won',
  name: () => t('rp.tally.won'),
  said: (n) => t('rp.tally.wonSaid', { n }),
  of: (position) => destroyedOf(position, Side.german).length,
};

const gone: Tally<Field> = {
  id: 'losses',
  sign: '†',
  tone: 'lost',
  name: () => t('rp.tally.lost'),
  said: (n) => t('rp.tally.lostSaid', { n }),
  of: (position) => destroyedOf(position, Side.british).length,
};

/** The mine, units destroyed, objectives that change hands, hallowed ground. */
function momentsOf(
  field: Field,
  { event, before }: Frame<Field, BattleEvent>,
  frame: number,
): KeyMoment[] {
  const at = { frame, turn: turnOf(before) };
  const name = (hex: number) => labelOf(new Voice(field, lang.value), hex);
  switch (event.kind) {
    case 'mine':
      return [{ ...at, kind: 'won', icon: 'star', text: () => t('rp.moments.mine') }];
    case 'hallowed':
      return [
        {
          ...at,
          ...{ kind: 'taken', icon: 'star' },
          text: () => t('rp.moments.hallowed', { name: name(event.hex) }),
        },
      ];
    case 'holds': {
      if (!field.objectives.some(({ hex }) => hex === event.hex)) return [];
      const own = event.side === Side.british;
      const key = own ? 'rp.moments.taken' : 'rp.moments.falls';
      const text = () => t(key, { name: name(event.hex) });
      return [{ ...at, kind: own ? 'taken' : 'falls', icon: 'flag', text }];
    }
    default:
      return lossMoments(field, event, at);
  }
}

function lossMoments(
  field: Field,
  event: BattleEvent,
  at: Pick<KeyMoment, 'frame' | 'turn'>,
): KeyMoment[] {
  const checked = checksOf(event).flatMap(({ unit, fate }) => (fate === 'destroyed' ? [unit] : []));
  const shelled = event.kind === 'bombarded' && event.came === 'destroyed' ? [event.unit] : [];
  return [Side.british, Side.german].flatMap((side): KeyMoment[] => {
    const units = [...checked, ...shelled].filter((unit) => field.units[unit]?.side === side);
    if (units.length === 0) return [];
    const text = () => {
      const voice = new Voice(field, lang.value);
      return t('rp.moments.destroyed', { units: voice.list(units.map((u) => voice.unit(u))) });
    };
    const own = side === Side.british;
    return [{ ...at, kind: own ? 'lost' : 'won', icon: own ? 'skull' : 'star', text }];
  });
}
