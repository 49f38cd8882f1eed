// The lesson of Red Poppies: its stops, and what each says of the position it is reached in.

import '../../screen-words/lesson.ts';
import { percent } from '../../../../engine/fraction.ts';
import type { LessonFace, StopWords } from '../../../../ui/sheet/lesson.ts';
import { lang, plainText, type Sentence, type Values } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { signalNumber } from '../../rules/batteries.ts';
import { score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { cite } from '../../rules/rule.ts';
import { G, get, hexOf } from '../../rules/state.ts';
import { NONE } from '../../rules/types.ts';
import { sentence, t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { capital, Voice } from '../../text/voice.ts';
import { factsOf as batteryFacts } from '../artillery/facts.ts';
import { type Moment, type StopId, stopsIn } from './stops.ts';

const RULES: Readonly<Record<StopId, string>> = {
  place: '5.11',
  gap: '7.62',
  mass: '5.01',
  march: '6.33',
  wire: '8.81',
  battery: '7.11',
  fire: '6.11',
  trench: '8.72',
  melee: '5.451',
  held: '10.21',
};

export const battleLesson: LessonFace<Field, BattleEvent> = {
  stops: stopsIn,
  words(moment, stop): StopWords {
    const id = stop.id as StopId;
    const values = { rule: cite(RULES[id]), ...valuesOf(moment, id) };
    return {
      title: t(`rp.lesson.${id}.title`),
      text: sentence(`rp.lesson.${id}.text`, values),
      why: t(`rp.lesson.${id}.why`, values),
    };
  },
  task: ({ position, action }, { id }) =>
    id === 'mass'
      ? t('rp.lesson.mass.task', {
          unit: new Voice(position.scenario, lang.value).unit(A.whoOf(action)),
        })
      : offerText(position, action, lang.value),
  place: ({ position, action }) => placeOf(action, hexOf(position, A.whoOf(action))),
  endedTitle: () => t('rp.lesson.ended.title'),
  ended(position): Sentence {
    const { victory } = position.scenario.outcomes;
    return sentence('rp.lesson.ended.text', { vp: score(position).vp, victory });
  },
};

/** Where an order is given: at its target or where its unit is to stand, else where the unit is. */
function placeOf(action: number, at: number): number {
  switch (A.verbOf(action)) {
    case 'place':
    case 'place-dispersed':
    case 'target':
      return A.whereOf(action);
    case 'gap':
      return NONE;
    default:
      return at;
  }
}

/** English begins a sentence with the place. */
const begun = (values: Values): Values =>
  lang.value === 'en' && typeof values.hex === 'string'
    ? { ...values, hex: plainText(capital([values.hex])) }
    : values;

/** Whatever the sentences of the stops may ask for. */
function valuesOf({ position: s, action }: Moment, id: StopId): Values {
  const voice = new Voice(s.scenario, lang.value);
  const hex = A.whereOf(action);
  switch (id) {
    case 'mass':
      return { n: get(s, G.couplets) };
    case 'battery': {
      const battery = A.whoOf(action);
      const chance = percent(batteryFacts(s, battery).signal);
      return { number: signalNumber(s, battery), chance };
    }
    case 'held': {
      const worth = s.scenario.objectives.find((one) => one.hex === hex)?.vp ?? 0;
      return { ...begun(voice.places({ hex })), worth, victory: s.scenario.outcomes.victory };
    }
    default:
      return {};
  }
}
