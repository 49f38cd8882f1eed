// A battle told in the terminal: the words of the battle, asked for as the command line asks.

import type { Rolled } from '../../../engine/luck.ts';
import type { Action } from '../../../engine/system.ts';
import type { ReviewVoice, TerminalVoice } from '../../../engine/terminal.ts';
import { plainText } from '../../../words/message.ts';
import { type Odds, odds } from '../odds/odds.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import type { State } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { NONE } from '../rules/types.ts';
import { actionText, describeRefusal, offerText } from '../text/actions.ts';
import { describeAsked } from '../text/asked.ts';
import type { Lang } from '../text/catalogue.ts';
import { detailOf } from '../text/detail.ts';
import { describeEvent } from '../text/events.ts';
import { hexText } from '../text/ground.ts';
import { describeScore, scoreLineText } from '../text/score.ts';
import { type Names, Voice } from '../text/voice.ts';
import { reasoning } from '../text/why/why.ts';
import { mapLines } from './map.ts';
import { oddsLines } from './odds-text.ts';
import { positionLines } from './position.ts';
import { type Say, sayIn, type TerminalKey } from './words.ts';

export function battleVoice(
  field: Field,
  lang: Lang,
  names: Names,
): TerminalVoice<Field, BattleEvent, BattleAsked> {
  const voice = new Voice(field, lang, names);
  const say = sayIn(lang);
  return {
    title: field.card.title[lang],
    level: (id) => field.levels.find((level) => level.id === id)?.[lang] ?? '',
    enemy: say('enemy'),
    event: (event) => eventLine(voice, event),
    why: (event) => whyLines(voice, event),
    action: (action) => actionText(field, action, lang, names),
    offer: (s, action) => offerText(s, action, lang, names),
    question: (s, asked) => describeAsked(s, asked, lang, names),
    refusal: (action, rule) => describeRefusal(field, action, rule, lang, names),
    odds: (s, action) => oddsLines(voice, say, oddsNow(s, action)),
    board: () => field.hexes.map((_, hex) => hexText(field, hex, lang, names)),
    place(id) {
      const hex = field.hexes.findIndex((one) => one.id === id.toUpperCase());
      return hex < 0 ? null : [hexText(field, hex, lang, names)];
    },
    position: (s) => positionLines(s, voice, say),
    map: (s) => mapLines(s, say),
    score: (score) => describeScore(field, score, lang, names),
    review: reviewVoice(voice, say),
  };
}

/** The odds of a legal answer. */
export function oddsNow(s: State, action: Action): Odds {
  const found = odds(s, action);
  if (found === null) throw new RangeError('no odds of an answer that is forbidden');
  return found;
}

/** The sentence of an event, with its dice and sums. */
function eventLine({ field, lang, names }: Voice, event: BattleEvent): string {
  const detail = detailOf(field, event, lang, names);
  const sums = (detail?.sums ?? []).map(({ title, parts, total }) => {
    const told = parts.map(({ what, value, rule }) => `${value} ${what} (${rule.id})`);
    return `${title}: ${told.join(', ')} = ${total}`;
  });
  const lines = (detail?.lines ?? []).map((line) => plainText(line));
  return [describeEvent(field, event, lang, names), ...sums, ...lines].join(' | ');
}

/** What decided, and what would have changed it. */
function whyLines({ field, lang, names }: Voice, event: BattleEvent): string[] | null {
  return reasoning(field, event, lang, names)?.map((line) => plainText(line)) ?? null;
}

/** Kinds of which one roll brings a yes or a no. */
const SINGLE: readonly string[] = [
  ...['initiative', 'british-signals', 'german-signals', 'british-shells', 'german-shells'],
];

function reviewVoice(voice: Voice, say: Say): ReviewVoice {
  const { field, lang, names } = voice;
  return {
    playedOut: (n) => say('played out', { n }),
    unfinished: say('unfinished'),
    scoreLine: (line) => scoreLineText(voice, line),
    kind: (kind) => say(kind as TerminalKey),
    bringsSeveral: (kind) => !SINGLE.includes(kind),
    /** What an order draws upon itself is told by where it fell. */
    occasion(action, rolls: ReadonlyArray<Pick<Rolled, 'kind' | 'zone'>>) {
      const struck = rolls.find(({ zone }) => zone !== NONE);
      if (struck === undefined) return actionText(field, action, lang, names);
      return say('checks in', { hex: voice.spot(struck.zone) });
    },
  };
}
