// The battle's sentences and labels, as the screen asks for them: in the language of the moment.

import '../../screen-words/battle.ts';
import '../../screen-words/form.ts';
import type { FaceLabels, FaceWords, Moment, WhyPart } from '../../../../ui/sheet/face.ts';
import { lang, type Sentence } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { cite } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { actionText, refusalSentence } from '../../text/actions.ts';
import { askedSentence } from '../../text/asked.ts';
import { checksOf, detailOf } from '../../text/detail.ts';
import { eventSentence } from '../../text/events.ts';
import { labelOf } from '../../text/ground.ts';
import { outcomeText, scoreLineText } from '../../text/score.ts';
import { traceSentences, tracesOf } from '../../text/trace.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import { decidedBy, reasoning } from '../../text/why/why.ts';
import { readyUnits } from '../desk/in-hand.ts';

export const BATTLE_WORDS: FaceWords<Field, BattleEvent, BattleAsked> = {
  event: (field, event) => eventSentence(field, event, lang.value),
  detail: (field, event) => detailOf(field, event, lang.value),
  asked: askedShort,
  action: (field, action) => actionText(field, action, lang.value),
  refusal: (field, action, rule) => refusalSentence(field, action, rule, lang.value),
  place: (field, hex) => labelOf(new Voice(field, lang.value), hex),
  contents: (position, hex) => contents(position, hex, lang.value),
  scoreLine: (field, line) => scoreLineText(new Voice(field, lang.value), line),
  outcome: (id) => outcomeText(id, lang.value),
  rolling: () => [t('rp.rolling.any')],
  reasons: reasonsOf,
  why: whyOf,
  moment: momentOf,
};

/** 5.03a In short where many are asked about: their names stand below the question. */
function askedShort(s: State, asked: BattleAsked): Sentence {
  if (asked.kind !== 'act') return askedSentence(s, asked, lang.value);
  return [`${t('rp.ask.act', { n: readyUnits(s).length })} `, cite('5.03a')];
}

/** What decided, in a sentence; null without a choice of the Germans that may be told. */
function reasonsOf(field: Field, event: BattleEvent): readonly Sentence[] | null {
  if (event.why === undefined) return null;
  const decided = decidedBy(field, event, lang.value);
  return decided === null ? [] : [decided];
}

function whyOf(field: Field, event: BattleEvent): readonly WhyPart[] | null {
  if (event.why === undefined) return null;
  const told = reasoning(field, event, lang.value) ?? [];
  const lines = tracesOf(event).flatMap((trace) => traceSentences(field, trace, lang.value));
  return [
    ...(told.length === 0 ? [] : [{ title: t('rp.why'), lines: told }]),
    ...(lines.length === 0 ? [] : [{ title: t('rp.why.all'), lines, folded: told.length > 0 }]),
  ];
}

/** What deserves large letters: a turn, the mine, a unit destroyed, ground that changes hands. */
function momentOf(field: Field, event: BattleEvent): Moment | null {
  const voice = new Voice(field, lang.value);
  switch (event.kind) {
    case 'turn':
      return {
        look: 'plain',
        head: t('rp.moment.turn', { turn: event.turn }),
        text: voice.hour(event.turn),
      };
    case 'mine':
      return { look: 'good', head: t('rp.moment.mine'), text: labelOf(voice, event.hex) };
    case 'holds':
      return heldMoment(field, event.hex, event.side);
    case 'hallowed':
      return { look: 'plain', head: t('rp.moment.hallowed'), text: labelOf(voice, event.hex) };
    default:
      return lossMoment(field, event);
  }
}

/** 10.21 Objectives alone. */
function heldMoment(field: Field, hex: number, side: number): Moment | null {
  if (!field.objectives.some((objective) => objective.hex === hex)) return null;
  const name = labelOf(new Voice(field, lang.value), hex);
  return side === Side.british
    ? { look: 'good', head: t('rp.moment.taken', { name }), text: '' }
    : { look: 'bad', head: t('rp.moment.falls', { name }), text: '' };
}

function lossMoment(field: Field, event: BattleEvent): Moment | null {
  const lost = checksOf(event).filter(({ fate }) => fate === 'destroyed');
  if (lost.length === 0) return null;
  const voice = new Voice(field, lang.value);
  const own = lost.some(({ unit }) => field.units[unit]?.side === Side.british);
  const unit = voice.list(lost.map((check) => voice.shortUnit(check.unit)));
  return { look: own ? 'bad' : 'good', head: t('rp.moment.lost', { unit }), text: '' };
}

export const BATTLE_LABELS: FaceLabels = {
  title: () => t('rp.title'),
  map: () => t('rp.map'),
  mapHelp: () => t('rp.mapHelp'),
  papers: () => t('rp.papers'),
  inspected: () => t('rp.tab.unit'),
  places: () => t('rp.squares.tab'),
  kept: () => t('rp.kept'),
  turn: (field, turn) =>
    turn < 1
      ? t('rp.log.before')
      : t('rp.log.turn', { turn, clock: new Voice(field as Field, lang.value).hour(turn) }),
  enemy: () => t('rp.enemy'),
  enemyActs: () => t('rp.enemyActs'),
  keys: () => t('rp.keys'),
  arrows: () => t('rp.keys.arrows'),
  enter: () => t('rp.keys.enter'),
  nextEnemy: () => t('rp.keys.nextEnemy'),
  escape: () => t('rp.keys.escape'),
};
