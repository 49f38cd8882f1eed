// What is asked of the player now, in words.

import { type Piece, plainText, type Values } from '../../../words/message.ts';
import { isReadyToAct, namedCount } from '../rules/orders.ts';
import { cite } from '../rules/rule.ts';
import { G, get, hexOf, isOnMap, type State, Step, sideOf, turnOf } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { NONE, type UnitId } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { capital, type Names, Voice } from './voice.ts';

type Question = Pick<BattleAsked, 'kind' | 'side'>;

/** 12.8 The rule that each question is of. */
const RULES: Readonly<Record<BattleAsked['kind'], string>> = {
  register: '7.31',
  mine: '7.8',
  place: '5.11',
  gap: '7.62a',
  reinforce: '10.12',
  half: '4.21',
  mass: '5.01a',
  messenger: '7.21b',
  act: '5.03a',
  point: '5.41',
  strike: '5.454',
  return: '6.36',
  pause: '6.33',
  over: '10.3',
};

export function askedSentence(
  s: State,
  asked: Question,
  lang: Lang,
  names: Names = 'names',
): Piece[] {
  const voice = new Voice(s.scenario, lang, names);
  const { kind } = asked;
  const isMines = kind === 'gap' && get(s, G.step) === Step.mineGap;
  const values = { rule: cite(isMines ? '7.8' : RULES[kind]), ...valuesOf(voice, s, asked) };
  return capital(voice.sentence(isMines ? 'ask.gap.mine' : `ask.${kind}`, values));
}

/** The same as plain text. */
export const describeAsked = (...asked: Parameters<typeof askedSentence>): string =>
  plainText(askedSentence(...asked));

function valuesOf(voice: Voice, s: State, { kind, side }: Question): Values {
  switch (kind) {
    case 'register':
      return voice.batteries({ battery: get(s, G.at) });
    case 'messenger':
      return voice.batteries({ battery: get(s, G.failed) });
    case 'place':
    case 'reinforce':
      return voice.units({ unit: get(s, G.lead) });
    case 'half':
      return { turn: turnOf(s), clock: voice.hour(turnOf(s)), n: get(s, G.couplets) };
    case 'mass':
      return { n: namedCount(s) };
    case 'act':
      return groupOf(voice, readyOf(s, side));
    case 'point':
    case 'pause':
      return { ...groupOf(voice, moversOf(s)), ...voice.places({ hex: groupHex(s) }) };
    case 'strike':
      return voice.units({ unit: get(s, G.striker) });
    case 'return':
      return voice.places({ hex: hexOf(s, get(s, G.lead)) });
    default:
      return {};
  }
}

const groupOf = (voice: Voice, units: readonly UnitId[]): Values => ({
  units: voice.group(units),
  n: voice.countOf(units),
});

/** 5.03a Who was ordered and can still do something. */
const readyOf = (s: State, side: number): UnitId[] =>
  s.scenario.units.flatMap((_, unit) =>
    sideOf(s, unit) === side && isReadyToAct(s, unit) ? [unit] : [],
  );

/** 5.43 Who moves now. */
const moversOf = (s: State): UnitId[] =>
  [get(s, G.lead), get(s, G.second)].filter((unit) => unit !== NONE && isOnMap(s, unit));

const groupHex = (s: State): number => {
  const [first = NONE] = moversOf(s);
  return first === NONE ? NONE : hexOf(s, first);
};
