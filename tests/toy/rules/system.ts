// The toy as the house knows it.

import type { Course } from '../../../src/engine/course.ts';
import { copy, copyInto } from '../../../src/engine/position.ts';
import { RANDOM_CELLS, type Rolls, SeededRolls } from '../../../src/engine/rolls.ts';
import type { Action, Asked, Game, Score, System } from '../../../src/engine/system.ts';
import type { Field } from './battle.ts';
import { BOOK, cite, type ToyEvent } from './events.ts';
import { act, Do, doing, first, forbids, legal, perform, readyPieces, second } from './play.ts';
import {
  CELLS,
  G,
  GONE,
  get,
  hexOf,
  isDummy,
  isHidden,
  put,
  RANDOM,
  type State,
  set,
  setDummy,
  setPoints,
  standing,
} from './state.ts';

export interface ToyAsked extends Asked {
  readonly kind: 'act' | 'over';
}

function setup(scenario: Field, { seed, level, events }: Course): State {
  const index = scenario.levels.findIndex(({ id }) => id === level);
  if (index < 0) throw new RangeError(`no level '${level}'`);
  const s: State = { scenario, cells: new Int16Array(CELLS).fill(GONE, RANDOM + RANDOM_CELLS) };
  for (const cell of Object.values(G)) set(s, cell, 0);
  set(s, G.turn, 1);
  set(s, G.level, index);
  set(s, G.fog, events ? 1 : 0);
  for (const [piece, { hex }] of scenario.pieces.entries()) {
    put(s, piece, hex);
    setPoints(s, piece, 1);
  }
  const rolls = new SeededRolls(seed, RANDOM);
  deal(s, rolls);
  readyPieces(s, false);
  rolls.save(s);
  return s;
}

/** 2 Which of the counters still face down are dummies: as many as there were, shuffled. */
function deal(s: State, rolls: Rolls): void {
  const hidden = s.scenario.pieces.flatMap((_, piece) => (isHidden(s, piece) ? [piece] : []));
  const met = s.scenario.pieces.filter(
    (_, piece) => piece >= s.scenario.own && !isHidden(s, piece) && isDummy(s, piece),
  ).length;
  let dummies = s.scenario.dummies - met;
  for (const [i, piece] of hidden.entries()) {
    const dummy = rolls.draw('dummy', '2', hidden.length - i) < dummies;
    setDummy(s, piece, dummy);
    if (dummy) dummies--;
  }
}

const known = (position: State): State => {
  const s = copy(position);
  for (let i = 0; i < RANDOM_CELLS; i++) set(s, RANDOM + i, 0);
  for (const piece of standing(s, false)) if (isHidden(s, piece)) setDummy(s, piece, false);
  return s;
};

/** 5 Goals held, posts destroyed, own pieces lost. */
function score(s: State): Score {
  const held = standing(s, true).filter((piece) => s.scenario.goals.includes(hexOf(s, piece)));
  const posts = s.scenario.pieces.filter(
    (_, piece) => piece >= s.scenario.own && hexOf(s, piece) === GONE && !isDummy(s, piece),
  );
  const lost = s.scenario.own - standing(s, true).length;
  const lines = [
    { rule: cite('5'), what: 'goals held', count: held.length, vp: held.length * 2 },
    { rule: cite('5'), what: 'posts destroyed', count: posts.length, vp: posts.length },
    { rule: cite('5'), what: 'pieces lost', count: lost, vp: lost === 0 ? 0 : -lost },
  ];
  const vp = lines.reduce((sum, line) => sum + line.vp, 0);
  const outcome = vp >= 5 ? 'victory' : vp >= 2 ? 'draw' : 'defeat';
  return { vp, lines, outcome, over: get(s, G.over) === 1 };
}

const VERBS = { [Do.end]: 'end', [Do.move]: 'move', [Do.fire]: 'fire' } as const;

function format({ pieces, hexes }: Field, action: Action): string {
  const piece = pieces[first(action)]?.id ?? '';
  if (doing(action) === Do.end) return VERBS[Do.end];
  if (doing(action) === Do.move) return `move ${piece} ${hexes[second(action)]?.id ?? ''}`;
  return `fire ${piece} ${pieces[second(action)]?.id ?? ''}`;
}

function parse({ pieces, hexes }: Field, text: string): Action | { readonly fault: string } {
  const [verb, one, two] = text.trim().split(/\s+/);
  const piece = pieces.findIndex(({ id }) => id === one);
  if (verb === 'end' && one === undefined) return act(Do.end);
  const [kind, among] = verb === 'move' ? [Do.move, hexes] : [Do.fire, pieces];
  const target = among.findIndex(({ id }) => id === two);
  if ((verb !== 'move' && verb !== 'fire') || piece < 0 || target < 0) {
    return { fault: `no action '${text}'` };
  }
  return act(kind, piece, target);
}

export const toy: System<Field, ToyEvent, ToyAsked> = {
  id: BOOK,
  version: '1',
  cells: CELLS,
  random: RANDOM,
  outcomes: [
    { id: 'victory', worth: 2 },
    { id: 'draw', worth: 1 },
    { id: 'defeat', worth: 0 },
  ],
  setup,
  legal,
  forbids: (s, action) => {
    const id = forbids(s, action);
    return id === null ? null : cite(id);
  },
  perform,
  asked: (s) => ({ kind: get(s, G.over) === 1 ? 'over' : 'act', actions: legal(s, []) }),
  turn: (s) => get(s, G.turn),
  over: (s) => get(s, G.over) === 1,
  score,
  format,
  parse,
  reveals: ({ kind }) => kind === 'shown',
  known,
  redeal(into, from, rolls) {
    copyInto(into, from);
    deal(into, rolls);
  },
};

export type ToyGame = Game<Field, ToyEvent, ToyAsked>;
export const toyOn = (scenario: Field): ToyGame => ({ system: toy, scenario });
