// The toy's sentences and labels, as the screen asks for them: in the language of the moment.

import type { Asked } from '../../../src/engine/system.ts';
import type { FaceLabels, FaceWords } from '../../../src/ui/sheet/face.ts';
import { lang, type Sentence } from '../../../src/words/index.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { t } from '../screen-words/index.ts';
import { say } from '../text/catalogue.ts';
import {
  actionText,
  askedSentence,
  contents,
  eventSentence,
  filterName,
  hexName,
  pieceName,
  refusalSentence,
  whySentences,
} from '../text/told.ts';

export const WORDS: FaceWords<Field, ToyEvent, Asked> = {
  event: (field, event) => eventSentence(field, event, lang.value),
  asked: (position) => askedSentence(position, lang.value),
  action: (field, action) => actionText(field, action, lang.value),
  refusal: (field, action, rule) => refusalSentence(field, action, rule, lang.value),
  place: hexName,
  contents: (position, hex) => contents(position, hex, lang.value),
  scoreLine: (_, { what }) => say(lang.value, `score.${what}` as 'score.goals held'),
  outcome: (id) => t(`outcome.${id}` as 'outcome.draw'),
  rolling,
  reasons: (_, event) => traceOf(event)?.filters.map(reason) ?? null,
  why(field, event) {
    const trace = traceOf(event);
    if (trace === undefined) return null;
    return [{ title: t('toy.why'), lines: whySentences(field, trace, lang.value) }];
  },
};

export const traceOf = (event: ToyEvent) => ('trace' in event ? event.trace : undefined);

type Step = NonNullable<ReturnType<typeof traceOf>>['filters'][number];
const reason = ({ name, rule }: Step): Sentence => [`${filterName(name, lang.value)} `, rule];

/** 4 What the die is rolled for, while it rolls. */
function rolling(field: Field, event: ToyEvent): Sentence {
  if (!('target' in event)) return ['…'];
  const [piece, target] = [event.piece, event.target].map((one) =>
    pieceName(field, one, lang.value),
  );
  return [t('toy.rolling', { piece: piece ?? '', target: target ?? '' })];
}

export const LABELS: FaceLabels = {
  title: () => t('toy.title'),
  map: () => t('toy.map'),
  mapHelp: () => t('toy.mapHelp'),
  papers: () => t('toy.papers'),
  kept: () => t('toy.kept'),
  enemy: () => t('toy.enemy'),
  enemyActs: () => t('toy.enemyActs'),
  keys: () => t('toy.keys'),
  arrows: () => t('toy.keys.arrows'),
  enter: () => t('toy.keys.enter'),
  nextEnemy: () => t('toy.keys.next'),
  escape: () => t('toy.keys.escape'),
};
