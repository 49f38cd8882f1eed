// What orders are called when they are typed, and which order was meant that is not to be had.

import type { Action } from '../../../../engine/system.ts';
import type { Verb } from '../../../../ui/sheet/face-speech.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import { germanTop, kindOf, type RaidState, topOf } from '../../rules/state.ts';
import { Kind, NONE, type Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';

const KINDS = [
  ...(['fire', 'assault', 'go', 'land', 'sail', 'embark', 'take', 'front', 'leave'] as const),
  ...([
    'done',
    'end',
    'blow',
    'stop',
    'back',
    'on',
    'off',
    'prisoner',
    'form',
    'place',
    'load',
  ] as const),
] as const;
type VerbId = (typeof KINDS)[number];

export const RAID_VERBS: readonly Verb[] = KINDS.map((id) => ({
  id,
  words: () => t(`ask.verb.${id}`),
}));

const VERB_OF: Readonly<Record<number, VerbId>> = {
  [Do.fire]: 'fire',
  [Do.snipe]: 'fire',
  [Do.assault]: 'assault',
  [Do.step]: 'go',
  [Do.land]: 'land',
  [Do.sail]: 'sail',
  [Do.embark]: 'embark',
  [Do.embarkOne]: 'embark',
  [Do.take]: 'take',
  [Do.front]: 'front',
  [Do.leave]: 'leave',
  [Do.done]: 'done',
  [Do.end]: 'end',
  [Do.blow]: 'blow',
  [Do.stop]: 'stop',
  [Do.sendBack]: 'back',
  [Do.goOn]: 'on',
  [Do.breakOff]: 'off',
  [Do.prisoner]: 'prisoner',
  [Do.contact]: 'place',
  [Do.support]: 'place',
  [Do.fill]: 'form',
  [Do.loadStandard]: 'load',
  [Do.load]: 'load',
};

export const verbOf = (action: Action): string => VERB_OF[doing(action)] ?? '';

/** The order that a verb means, with a zone where it needs one; the rules say why not. */
export function wished(
  s: RaidState,
  asked: Decision,
  verb: string,
  zone: Zone | null,
): Action | null {
  switch (verb) {
    case 'done':
      return act(Do.done);
    case 'end':
      return act(Do.end);
    case 'embark':
      return embarks(s, zone);
  }
  if (zone === null) return null;
  switch (verb) {
    case 'fire': {
      const german = germanTop(s, zone);
      const snipes = asked.kind === 'act' && kindOf(s, asked.group.top) === Kind.sniper;
      return snipes && german !== NONE ? act(Do.snipe, german) : act(Do.fire, zone);
    }
    case 'assault':
      return act(Do.assault, zone);
    case 'go':
      return act(goes(asked), zone);
    case 'land':
      return act(Do.land, zone);
    case 'sail':
      return act(Do.sail, zone);
    case 'take':
      return act(Do.take, zone);
    default:
      return null;
  }
}

/** Men aboard land, craft sail, everybody else marches. */
function goes(asked: Decision): number {
  if (asked.kind !== 'act') return Do.step;
  return asked.group.aboard ? Do.land : asked.group.fleet ? Do.sail : Do.step;
}

/** On the craft that lies there, or on any. */
function embarks(s: RaidState, zone: Zone | null): Action | null {
  const { britishCount } = s.scenario;
  const there = zone === null ? NONE : topOf(s, zone);
  if (there !== NONE && kindOf(s, there) === Kind.craft) return act(Do.embark, there);
  for (let unit = 0; unit < britishCount; unit++) {
    if (kindOf(s, unit) === Kind.craft) return act(Do.embark, unit);
  }
  return null;
}
