// The raid's sentences, as the screen asks for them: in the language of the moment.

import '../../screen-words/germans.ts';
import '../../../../words/shell/diary.ts';
import '../../screen-words/raid.ts';
import type { FaceLabels, FaceWords } from '../../../../ui/sheet/face.ts';
import { lang, type Sentence } from '../../../../words/index.ts';
import type { Decision } from '../../rules/decision.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { sentence, t } from '../../screen-words/t.ts';
import { describeAction, refusalSentence } from '../../text/action.ts';
import { decisionSentence } from '../../text/decision.ts';
import { fatesIn } from '../../text/home.ts';
import { describeContents } from '../../text/position.ts';
import { detailOf } from '../../text/prose/detail.ts';
import { togetherSentence } from '../../text/prose/together.ts';
import { proseSentence } from '../../text/prose/told-in-prose.ts';
import { scoreLineText } from '../../text/score.ts';
import { Voice } from '../../text/voice.ts';
import { momentOf } from './moment.ts';
import { reasonsOf, whyOf } from './reasons.ts';

export const RAID_WORDS: FaceWords<Scenario, RaidEvent, Decision> = {
  event: (scenario, event, before) => proseSentence(scenario, event, lang.value, before ?? null),
  together: (scenario, events) => togetherSentence(scenario, events, lang.value),
  detail: (scenario, event) => detailOf(scenario, event, lang.value),
  asked: (position, asked) => decisionSentence(position, asked, lang.value),
  action: (scenario, action) => describeAction(scenario, action, lang.value),
  refusal: (scenario, action, rule) => refusalSentence(scenario, action, rule, lang.value),
  place: (scenario, zone) => scenario.zones[zone]?.[lang.value] ?? '',
  contents: (position, zone) => [
    ...describeContents(position, zone, lang.value),
    ...fatesIn(new Voice(position.scenario, lang.value), position, zone),
  ],
  scoreLine: (scenario, line) => scoreLineText(new Voice(scenario, lang.value), line),
  outcome: (id) => t(`outcome.${id}` as 'outcome.failure'),
  rolling: rollingOf,
  reasons: reasonsOf,
  why: whyOf,
  moment: momentOf,
};

export const RAID_LABELS: FaceLabels = {
  title: () => t('raid.title'),
  map: () => t('raid.map'),
  mapHelp: () => t('raid.mapHelp'),
  papers: () => t('raid.papers'),
  kept: () => t('raid.leaveDetail'),
  enemy: () => t('diary.german'),
  enemyActs: () => t('raid.germansAct'),
  keys: () => t('raid.keys.title'),
  arrows: () => t('raid.keys.arrows'),
  enter: () => t('raid.keys.enter'),
  nextEnemy: () => t('raid.keys.step'),
  escape: () => t('raid.keys.escape'),
};

/** What dice are rolled for, while they roll. */
function rollingOf(scenario: Scenario, event: RaidEvent): Sentence {
  if (event.kind !== 'fire') return [t('diary.rolling')];
  const voice = new Voice(scenario, lang.value);
  return sentence('diary.firing', {
    shooter: voice.unit(event.shooter),
    target: voice.unit(event.target),
    ...voice.places({ from: event.from, to: event.to }),
  });
}
