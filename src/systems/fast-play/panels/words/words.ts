// The battle's sentences and labels, as the screen asks for them: in the language of the moment.

import '../../screen-words/battle.ts';
import '../../screen-words/form.ts';
import type { FaceLabels, FaceWords, Moment, WhyPart } from '../../../../ui/sheet/face.ts';
import { lang, type Sentence } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { cite } from '../../rules/rule.ts';
import { G, get, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { actionText, refusalSentence } from '../../text/actions.ts';
import { askedSentence } from '../../text/asked.ts';
import { detailOf } from '../../text/detail.ts';
import { eventSentence } from '../../text/events.ts';
import { labelOf } from '../../text/ground.ts';
import { outcomeText, scoreLineText } from '../../text/score.ts';
import { traceSentences, tracesOf } from '../../text/trace.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import { decidedBy, reasoning } from '../../text/why/why.ts';
import { unspentOf } from '../orders/unspent.ts';

/** 7.3 In short: the points of each segment stand over its units. */
function askedToMove(s: State): Sentence {
  const turn = get(s, G.turn);
  const clock = new Voice(s.scenario, lang.value).hour(turn);
  return [`${t('fp.ask.move', { turn, clock, n: unspentOf(s) })} `, cite('7.3')];
}

export const BATTLE_WORDS: FaceWords<Field, BattleEvent, BattleAsked> = {
  event: (field, event) => eventSentence(field, event, lang.value),
  detail: (field, event) => detailOf(field, event, lang.value),
  asked: (position, asked) =>
    asked.kind === 'move' ? askedToMove(position) : askedSentence(position, asked, lang.value),
  action: (field, action) => actionText(field, action, lang.value),
  refusal: (field, action, rule) => refusalSentence(field, action, rule, lang.value),
  place: (field, hex) => labelOf(new Voice(field, lang.value), hex),
  contents: (position, hex) => contents(position, hex, lang.value),
  scoreLine: (field, line) => scoreLineText(new Voice(field, lang.value), line),
  outcome: (id) => outcomeText(id, lang.value),
  rolling,
  reasons: reasonsOf,
  why: whyOf,
  moment: momentOf,
};

/** What decided, in a sentence; none when there was nothing to choose between; null without a choice of the Germans. */
function reasonsOf(field: Field, event: BattleEvent): readonly Sentence[] | null {
  if (tracesOf(event).length === 0) return null;
  const decided = decidedBy(field, event, lang.value);
  return decided === null ? [] : [decided];
}

function whyOf(field: Field, event: BattleEvent): readonly WhyPart[] | null {
  const traces = tracesOf(event);
  if (traces.length === 0) return null;
  const told = reasoning(field, event, lang.value) ?? [];
  const parts: WhyPart[] = told.length > 0 ? [{ title: t('fp.why'), lines: told }] : [];
  const lines = traces.flatMap((trace) => traceSentences(field, trace, lang.value));
  parts.push({ title: t('fp.why.all'), lines, folded: told.length > 0 });
  return parts;
}

/** What dice are thrown for, while they fall. */
function rolling(field: Field, event: BattleEvent): Sentence {
  if (event.kind !== 'volley') return [t('fp.rolling.any')];
  const voice = new Voice(field, lang.value);
  return [t('fp.rolling', { unit: voice.unit(event.unit), target: voice.unit(event.target) })];
}

/** What deserves large letters: a turn, a unit destroyed, an objective that changes hands, who comes onto the field. */
function momentOf(field: Field, event: BattleEvent): Moment | null {
  const voice = new Voice(field, lang.value);
  const isFrench = (unit: number): boolean => field.units[unit]?.side === Side.french;
  switch (event.kind) {
    case 'turn':
      return {
        look: 'plain',
        head: t('fp.moment.turn', { turn: event.turn }),
        text: voice.hour(event.turn),
      };
    case 'destroyed':
      return {
        look: isFrench(event.unit) ? 'bad' : 'good',
        head: t('fp.moment.lost', { unit: voice.unit(event.unit) }),
        text: '',
      };
    case 'holds': {
      const name = voice.objective(event.objective);
      return event.side === Side.french
        ? { look: 'good', head: t('fp.moment.taken', { name }), text: '' }
        : { look: 'bad', head: t('fp.moment.falls', { name }), text: '' };
    }
    case 'arrived':
      return {
        look: 'bad',
        head: t('fp.moment.arrives', { unit: voice.unit(event.unit) }),
        text: labelOf(voice, event.hex),
      };
    default:
      return null;
  }
}

export const BATTLE_LABELS: FaceLabels = {
  title: () => t('fp.title'),
  map: () => t('fp.map'),
  mapHelp: () => t('fp.mapHelp'),
  papers: () => t('fp.papers'),
  inspected: () => t('fp.tab.unit'),
  places: () => t('fp.hexes'),
  kept: () => t('fp.kept'),
  turn: (field, turn) => {
    const n = Math.max(1, turn); // 5.2 nothing tells that the first begins
    return t('fp.log.turn', { turn: n, clock: new Voice(field as Field, lang.value).hour(n) });
  },
  enemy: () => t('fp.enemy'),
  enemyActs: () => t('fp.enemyActs'),
  keys: () => t('fp.keys'),
  arrows: () => t('fp.keys.arrows'),
  enter: () => t('fp.keys.enter'),
  nextEnemy: () => t('fp.keys.nextEnemy'),
  escape: () => t('fp.keys.escape'),
};
