// The raid's lesson: its stops, and what each says of the position it is reached in.

import '../../screen-words/lesson.ts';
import type { LessonFace, StopWords } from '../../../../ui/sheet/lesson.ts';
import { lang, type Sentence, type Values } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { RaidEvent } from '../../rules/events.ts';
import { cite } from '../../rules/rule.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { below, G, get, kindOf, placeOf, type RaidState, topOf } from '../../rules/state.ts';
import { Kind, NONE, type Place, type RuleId, type Unit } from '../../rules/types.ts';
import { score } from '../../rules/victory.ts';
import { sentence, t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import { Voice } from '../../text/voice.ts';
import { type Moment, paceAlone, type StopId, stopsIn } from './stops.ts';

const RULES: Readonly<Record<StopId, RuleId>> = {
  landing: '9.2a',
  front: '2.2c',
  marker: '10.3',
  lines: '11.2b',
  alarm: '7.1',
  round: '11.2f',
  wire: '10.6',
  pace: '9.1',
  odds: '11.1d',
  threats: '11.1g',
  guns: '12a',
  seats: '9.2a',
  home: '12i',
};

export const raidLesson: LessonFace<Scenario, RaidEvent> = {
  stops: stopsIn,
  words(moment, stop): StopWords {
    const id = stop.id as StopId;
    const values = { rule: cite(RULES[id]), ...factsOf(moment) };
    return {
      title: t(`lesson.${id}.title`),
      text: sentence(textOf(id, moment), values),
      why: t(`lesson.${id}.why`),
    };
  },
  task({ position, action }, { id }, task) {
    if (id === 'lines' && task === 1) return t('lesson.lines.form');
    return describeAction(position.scenario, action, lang.value);
  },
  look: () => t('lesson.threats.look'),
  endedTitle: () => t('lesson.ended.title'),
  ended(position): Sentence {
    const { vp, outcome } = score(position);
    return sentence('lesson.ended.text', { vp, outcome: t(`outcome.${outcome}`) });
  },
};

/** Wire is told by what was done about it. */
function textOf(id: StopId, { action }: Moment) {
  if (id !== 'wire') return `lesson.${id}.text` as const;
  return doing(action) === Do.blow ? 'lesson.wire.blow' : 'lesson.wire.stop';
}

/** Whatever the sentences of the stops may ask for. */
function factsOf(moment: Moment): Values {
  const { position } = moment;
  const { scenario } = position;
  const voice = new Voice(scenario, lang.value);
  const place = placeOfOrder(moment);
  const stack = place < 0 ? [] : stackIn(position, place);
  const officers = stack.filter((unit) => kindOf(position, unit) === Kind.officer);
  return {
    clock: voice.hour(scenario.clock[get(position, G.turn)] ?? ''),
    front: stack[0] === undefined ? '' : voice.unit(stack[0]),
    officer: voice.units(officers),
    alone: place < 0 ? 0 : paceAlone(position, place),
    alarm: get(position, G.alarm),
    attack: scenario.alarmAttack,
    capacity: scenario.craftCapacity,
    gun: scenario.victory.gun,
    turns: scenario.turns,
  };
}

/** Where the stack stands that an order is about. */
function placeOfOrder({ position, action }: Moment): Place {
  if (doing(action) === Do.take) return first(action);
  return doing(action) === Do.front ? placeOf(position, first(action)) : get(position, G.place);
}

function stackIn(state: RaidState, place: Place): Unit[] {
  const units: Unit[] = [];
  for (let u = topOf(state, place); u !== NONE; u = below(state, u)) units.push(u);
  return units;
}
