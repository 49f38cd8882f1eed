// The course of a raid as it is drawn and listed: its clock, alarm, points and losses, and its key moments.

import type { CourseFace, Measure, Tally } from '../../../../ui/sheet/face-report.ts';
import { inHours } from '../../../../words/card.ts';
import '../../../../words/shell/report.ts';
import '../../screen-words/dispatch.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { G, get } from '../../rules/state.ts';
import { score } from '../../rules/victory.ts';
import { t } from '../../screen-words/t.ts';
import { menLost } from './men-lost.ts';
import { MOMENT_ICONS, momentText } from './moment-words.ts';
import { keyMoments } from './moments.ts';

export const courseFace: CourseFace<Scenario, RaidEvent> = {
  turns: ({ turns }) => turns,
  clock: ({ clock }, turn) => inHours(clock[turn] ?? ''),
  measures: (scenario) => [alarm(scenario), points(scenario), losses],
  tallies: () => [guns, lost],
  moments: (scenario, frames) =>
    keyMoments(frames).map((moment) => ({
      ...moment,
      icon: MOMENT_ICONS[moment.kind],
      text: () => momentText(scenario, moment),
    })),
};

/** 7.1, 7.3 */
const alarm = ({ alarmAttack, alarmMax }: Scenario): Measure<Scenario> => ({
  id: 'alarm',
  tone: 'danger',
  levels: [0, alarmAttack, alarmMax],
  top: alarmMax,
  room: 0,
  name: () => t('report.alarm'),
  fullName: () => t('report.alarm'),
  of: (position) => get(position, G.alarm),
});

/** 12i */
const points = ({ victory }: Scenario): Measure<Scenario> => ({
  id: 'points',
  tone: 'points',
  levels: [0, victory.halfSuccess, victory.totalSuccess],
  top: victory.totalSuccess,
  room: 4,
  name: () => t('report.score'),
  fullName: () => t('report.score'),
  of: (position) => score(position).vp,
});

const losses: Measure<Scenario> = {
  id: 'losses',
  tone: 'losses',
  levels: [],
  top: 8,
  room: 2,
  name: () => t('report.losses'),
  fullName: () => t('compare.losses'),
  of: menLost,
};

/** 12a */
const guns: Tally<Scenario> = {
  id: 'guns',
  sign: '●',
  tone: 'won',
  name: () => t('tally.guns'),
  said: (n) => t('tally.gunsLost', { n }),
  of: (position) => get(position, G.guns),
};

const lost: Tally<Scenario> = {
  id: losses.id,
  sign: '†',
  tone: 'lost',
  name: losses.fullName,
  said: (n) => t('tally.menLost', { n }),
  of: menLost,
};
