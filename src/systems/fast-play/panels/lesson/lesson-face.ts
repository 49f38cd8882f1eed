// The lesson of Fast Play: its stops, and what each says of the position it is reached in.

import '../../screen-words/lesson.ts';
import type { LessonFace, StopWords } from '../../../../ui/sheet/lesson.ts';
import { lang, plainText, type Sentence, type Values } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { score } from '../../rules/end.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { cite } from '../../rules/rule.ts';
import { characterOf, dieOf, hexOf } from '../../rules/state.ts';
import { NONE, Side } from '../../rules/types.ts';
import { sentence, t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { capital, Voice } from '../../text/voice.ts';
import { type Moment, type StopId, stopsIn } from './stops.ts';

const RULES: Readonly<Record<StopId, string>> = {
  points: '6.2',
  initiative: '7.1',
  character: '4.3',
  objective: '15.4',
  follow: '13.9',
  retreat: '13.1',
  odds: '12.4',
  moving: '12.1',
  still: '2.6',
  threats: '11.3',
  facing: '8.4',
};

export const battleLesson: LessonFace<Field, BattleEvent> = {
  stops: stopsIn,
  words(moment, stop): StopWords {
    const id = stop.id as StopId;
    const values = { rule: cite(RULES[id]), ...factsOf(moment) };
    return {
      title: t(`fp.lesson.${id}.title`),
      text: sentence(`fp.lesson.${id}.text`, values),
      why: t(`fp.lesson.${id}.why`, values),
    };
  },
  task: ({ position, action }) => offerText(position, action, lang.value),
  look: () => t('fp.lesson.threats.look'),
  place: ({ position, action }) => (isOfUnit(action) ? hexOf(position, A.unitOf(action)) : NONE),
  endedTitle: () => t('fp.lesson.ended.title'),
  ended(position): Sentence {
    const { success } = position.scenario.scoring.bands;
    return sentence('fp.lesson.ended.text', { vp: score(position).vp, success });
  },
};

const isOfUnit = (action: number): boolean =>
  [A.Do.order, A.Do.charge, A.Do.attack, A.Do.follow, A.Do.stay].includes(A.kindOf(action) as 9);

/** Whatever the sentences of the stops may ask for. */
function factsOf({ position, action }: Moment): Values {
  const { objectiveAt, objectives, scoring } = position.scenario;
  const voice = new Voice(position.scenario, lang.value);
  const objective = objectiveAt[A.hexOfOrder(action)] ?? NONE;
  const order = A.kindOf(action) === A.Do.first ? 'first' : 'second';
  return {
    character: voice.character(characterOf(position, Side.french)),
    ...{ french: dieOf(position, Side.french, 0), german: dieOf(position, Side.german, 0) },
    order: t(`fp.lesson.initiative.${order}`),
    place: objective < 0 ? '' : plainText(capital([voice.objectiveIn(objective).the])),
    worth: objectives[objective]?.vp ?? 0,
    ...{ success: scoring.bands.success, half: scoring.bands.half },
  };
}
