// 12.8, 12.11 The battle goes on from one answer to the next: those of the player come from outside, those of the other side
// from the automaton, and whatever has a single answer is not asked.

import type { Action } from '../../../engine/system.ts';
import { choose, explain } from '../german/command.ts';
import * as A from './actions.ts';
import type { BattleEvent, Why } from './events.ts';
import { goOn } from './flow.ts';
import { legal } from './legal.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  askedOf,
  G,
  get,
  has,
  hexOf,
  isOnMap,
  Mark,
  Stage,
  type State,
  set,
  sideOf,
} from './state.ts';
import { take } from './take.ts';
import { NONE, type UnitId } from './types.ts';

/** Questions that may turn out to have a single answer; all others are asked only when there is a choice. */
const MAY_BE_SINGLE: ReadonlySet<number> = new Set([
  Stage.register,
  Stage.mine,
  Stage.place,
  Stage.gap,
  Stage.reinforce,
]);

export const isOver = (s: State): boolean => get(s, G.stage) === Stage.over;

/** Goes on until either side has a choice. */
export function advance(play: BattlePlay): void {
  const { s } = play;
  goOn(play);
  while (MAY_BE_SINGLE.has(get(s, G.stage))) {
    const [only, another] = legal(s, LIST);
    if (only === undefined || another !== undefined) return;
    take(play, only);
    goOn(play);
  }
}
const LIST: Action[] = [];

/** One answer of whichever side is asked, with all that follows by itself. */
export function answer(play: BattlePlay, action: Action): void {
  take(play, action);
  advance(play);
}

/** The automaton answers as long as it is asked. */
export function automaton(play: BattlePlay): void {
  const { s, tell } = play;
  const waiting: Waiting[] = [];
  while (!isOver(s) && askedOf(s) !== s.scenario.human) {
    if (get(s, G.stage) === Stage.place && get(s, G.plan) === 0)
      set(s, G.plan, play.rolls.d6('plan.german', '12.10'));
    if (tell === null) answer(play, choose(s));
    else answerAndSay(play, tell, waiting);
  }
}

/** Reasons that wait for the event that tells of their answer: signals, and other answers, may come between. */
interface Waiting {
  readonly kind: BattleEvent['kind'];
  readonly why: Why;
}

function answerAndSay({ s, rolls }: BattlePlay, tell: Tell, waiting: Waiting[]): void {
  const { action, why } = explain(s);
  const verb = A.verbOf(action) as A.Verb;
  if (get(s, G.stage) === Stage.half) waiting.length = 0; // what was declared before has lapsed
  if (get(s, G.stage) === Stage.pause && verb === 'close' && !hasFired(s)) tell(held(s, why));
  const kind = get(s, G.stage) === Stage.return ? 'shot' : TOLD_BY[verb];
  if (kind !== undefined) waiting.push({ kind, why });
  answer({ s, rolls, tell: (event) => tell(withReasons(event, waiting)) }, action);
}
type Tell = (event: BattleEvent) => void;

/** The event that tells of an answer; of those that do not stand here, none does. */
const TOLD_BY: Partial<Record<A.Verb, BattleEvent['kind']>> = {
  ...{ register: 'registered', place: 'set-up', 'place-dispersed': 'set-up', gap: 'gap' },
  ...{ put: 'reinforced', pass: 'passed', target: 'aimed', cancel: 'cancelled' },
  ...{ hex: 'ordered', mass: 'ordered', with: 'ordered', all: 'ordered', go: 'ordered' },
  ...{ enter: 'ordered', messenger: 'messenger', deploy: 'deployed', dig: 'dug' },
  ...{ fire: 'shot', 'fire-at': 'shot', shoot: 'shot', 'shoot-at': 'shot' },
  ...{ move: 'stepped', 'move-both': 'stepped', climb: 'climbed', 'climb-both': 'climbed' },
  ...{ melee: 'melee', 'melee-both': 'melee', strike: 'melee' },
};

/** All that waits for this kind of event goes with it, under the heading that came first. */
function withReasons(event: BattleEvent, waiting: Waiting[]): BattleEvent {
  const mine = waiting.filter(({ kind }) => kind === event.kind);
  const [first] = mine;
  if (first === undefined) return event;
  const others = waiting.filter(({ kind }) => kind !== event.kind);
  waiting.splice(0, waiting.length, ...others);
  const traces = mine.flatMap(({ why }) => why.traces);
  return { ...event, why: { ...first.why, traces } };
}

/** 6.35 Whether one of the passive side has fired in the pause that is open. */
const hasFired = (s: State): boolean =>
  s.scenario.units.some((_, unit) => sideOf(s, unit) === askedOf(s) && has(s, unit, Mark.fired));

/** 6.33 Nobody who could fire does: it changes nothing, and has its reasons. */
function held(s: State, why: Why): BattleEvent {
  const units = [get(s, G.lead), get(s, G.second)].filter(
    (unit) => unit !== NONE && isOnMap(s, unit),
  );
  const hex = hexOf(s, units[0] as UnitId);
  return { kind: 'held', rule: cite('6.33'), side: askedOf(s), hex, units, why };
}
