// What is asked of the player now, in words.

import { type Piece, plainText, type Values } from '../../../words/message.ts';
import { type PointDie, pointDie } from '../rules/points.ts';
import { cite } from '../rules/rule.ts';
import {
  characterOf,
  dieOf,
  fromOf,
  G,
  get,
  pointsIn,
  type State,
  storeIn,
  targetOf,
} from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { Side } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { pointsBySegment } from './events.ts';
import { capital, type Names, Voice } from './voice.ts';

/** 18.1 The rule that each question is of. */
const RULES: Readonly<Record<BattleAsked['kind'], string>> = {
  character: '4.3',
  lead: '14.8',
  name: '6.4',
  deal: '6.3',
  first: '7.1',
  move: '7.3',
  attack: '12.2',
  convert: '14.6',
  follow: '13.9',
  over: '15.3',
};

export function askedSentence(
  s: State,
  asked: Pick<BattleAsked, 'kind' | 'unit'>,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(s.scenario, lang, names);
  const { kind } = asked;
  const values = { rule: cite(RULES[kind]), ...valuesOf(voice, s, asked) };
  return capital(voice.sentence(`ask.${kind}`, values));
}

/** The same as plain text. */
export const describeAsked = (...asked: Parameters<typeof askedSentence>): string =>
  plainText(askedSentence(...asked));

function valuesOf(
  voice: Voice,
  s: State,
  { kind, unit }: Pick<BattleAsked, 'kind' | 'unit'>,
): Values {
  const turn = get(s, G.turn);
  switch (kind) {
    case 'character':
    case 'lead':
      return {
        turn,
        clock: voice.hour(turn),
        character: voice.character(characterOf(s, Side.french)),
      };
    case 'name':
    case 'deal':
      return dieValues(voice, s);
    case 'first':
      return { french: dieOf(s, Side.french, 0), german: dieOf(s, Side.german, 0) };
    case 'move':
      return { turn, clock: voice.hour(turn), points: pointsText(voice, s) };
    case 'attack':
    case 'convert':
      return voice.units({ unit });
    case 'follow':
      return { ...voice.units({ unit }), ...voice.places({ hex: fromOf(s, targetOf(s, unit)) }) };
    default:
      return {};
  }
}

function dieValues(voice: Voice, s: State): Values {
  const kind = pointDie(s, Side.french);
  const n = get(s, G.die);
  const shown = kind.named ? 0 : dieOf(s, Side.french, n);
  return {
    ...{ n: n + 1, of: get(s, G.dice), score: shown - kind.less },
    die: kind.named ? dieText(voice, kind) : shown,
    character: voice.character(characterOf(s, Side.french)),
  };
}

/** 'd8 − 1'. */
export const dieText = (voice: Voice, { faces, less }: PointDie): string =>
  voice.say(less === 0 ? 'die.plain' : 'die.less', { faces, less });

/** 6.6, 14.5 What is left in each segment, with what was kept for it. */
const pointsText = (voice: Voice, s: State): string =>
  pointsBySegment(
    voice,
    s.scenario.segments.map(
      (_, segment) => pointsIn(s, Side.french, segment) + storeIn(s, Side.french, segment),
    ),
  );
