// 2–4 The toy's rules: own pieces move and fire, then every post that is face up fires at whoever stands next to it.

import { keepLowest, narrow, narrowWithTrace } from '../../../src/engine/filters.ts';
import type { Action, Play } from '../../../src/engine/system.ts';
import type { Trace } from '../../../src/engine/told.ts';
import type { Field } from './battle.ts';
import { cite, type ToyEvent } from './events.ts';
import {
  areNext,
  G,
  GONE,
  get,
  hexOf,
  isDummy,
  isHidden,
  isOwn,
  pieceIn,
  pointsOf,
  put,
  type State,
  set,
  setPoints,
  standing,
} from './state.ts';

export type ToyPlay = Play<Field, ToyEvent>;

export const Do = { end: 1, move: 2, fire: 3 } as const;
export const act = (kind: number, a = 0, b = 0): Action => (kind << 16) | (a << 8) | b;
export const doing = (action: Action): number => action >> 16;
export const first = (action: Action): number => (action >> 8) & 0xff;
export const second = (action: Action): number => action & 0xff;

const NEEDED = { scout: 5, line: 4, post: 4 } as const;
/** 4 What a piece hits with. */
export const neededBy = ({ scenario }: State, piece: number): number =>
  NEEDED[scenario.pieces[piece]?.kind ?? 'scout'];

export function legal(s: State, into: Action[]): Action[] {
  into.length = 0;
  if (get(s, G.over) === 1) return into;
  for (const piece of standing(s, true)) {
    for (const hex of s.scenario.steps[hexOf(s, piece)] ?? []) {
      if (forbids(s, act(Do.move, piece, hex)) === null) into.push(act(Do.move, piece, hex));
    }
    for (const target of standing(s, false)) {
      if (forbids(s, act(Do.fire, piece, target)) === null) into.push(act(Do.fire, piece, target));
    }
  }
  into.push(act(Do.end));
  return into;
}

/** The id of the rule that forbids an action. */
export function forbids(s: State, action: Action): string | null {
  if (get(s, G.over) === 1) return '5';
  const piece = first(action);
  switch (doing(action)) {
    case Do.end:
      return action === act(Do.end) ? null : '3';
    case Do.move:
      return mayAct(s, piece) && isFree(s, piece, second(action)) ? null : '3';
    case Do.fire: {
      const target = second(action);
      if (!mayAct(s, piece) || target >= s.scenario.pieces.length || isOwn(s, target)) return '4';
      return hexOf(s, target) !== GONE && !isHidden(s, target) && areNext(s, piece, target)
        ? null
        : '4';
    }
    default:
      return '3';
  }
}

const mayAct = (s: State, piece: number): boolean =>
  piece < s.scenario.own && hexOf(s, piece) !== GONE && pointsOf(s, piece) > 0;
const isFree = (s: State, piece: number, hex: number): boolean =>
  (s.scenario.steps[hexOf(s, piece)] ?? []).includes(hex) && pieceIn(s, hex) < 0;

export function perform(play: ToyPlay, action: Action): void {
  const { s } = play;
  if (doing(action) === Do.move) move(play, first(action), second(action));
  else if (doing(action) === Do.fire) fire(play, first(action), second(action));
  else enemyTurn(play);
  if (standing(s, true).length === 0) end(play, 'nobody');
}

function move(play: ToyPlay, piece: number, to: number): void {
  const { s, tell } = play;
  const from = hexOf(s, piece);
  put(s, piece, to);
  setPoints(s, piece, pointsOf(s, piece) - 1);
  tell?.({ kind: 'moved', rule: cite('3'), piece, from, to });
  for (const enemy of standing(s, false)) {
    if (isHidden(s, enemy) && areNext(s, piece, enemy)) show(play, enemy);
  }
}

/** 2 A counter is turned over when somebody comes next to it; a dummy is taken off. */
function show({ s, tell }: ToyPlay, enemy: number): void {
  const dummy = isDummy(s, enemy);
  setPoints(s, enemy, 0);
  tell?.({ kind: 'shown', rule: cite('2'), piece: enemy, dummy });
  if (dummy) put(s, enemy, GONE);
}

function fire(play: ToyPlay, piece: number, target: number): void {
  const { s } = play;
  setPoints(s, piece, 0);
  shoot(play, 'fired', piece, target, neededBy(s, piece));
}

function shoot(
  { s, rolls, tell }: ToyPlay,
  kind: 'fired' | 'enemy-fired',
  piece: number,
  target: number,
  needed: number,
  trace?: Trace,
): void {
  const value = rolls.d6('fire', '4');
  const hit = value >= needed;
  const die = { name: 'fire', rule: cite('4'), value };
  const why = trace === undefined ? {} : { trace };
  tell?.({ kind, rule: cite('4'), piece, target, die, needed, hit, ...why });
  if (!hit) return;
  const hex = hexOf(s, target);
  put(s, target, GONE);
  tell?.({ kind: 'lost', rule: cite('4'), piece: target, hex });
}

/** 4 Of the pieces next to a post, the one nearest to its goal, then the first. */
const CHOOSE = [
  keepLowest<State>('furthest on', cite('4'), (s, piece) => -columnOf(s, piece)),
  keepLowest<State>('first piece', cite('4'), (_, piece) => piece),
];

function columnOf(s: State, piece: number): number {
  const columns = s.scenario.hexes.length / s.scenario.goals.length;
  return hexOf(s, piece) % columns;
}

function enemyTurn(play: ToyPlay): void {
  const { s } = play;
  for (const post of standing(s, false)) {
    if (!isHidden(s, post)) fireFrom(play, post);
  }
  nextTurn(play);
}

function fireFrom(play: ToyPlay, post: number): void {
  const { s, tell } = play;
  const near = standing(s, true).filter((piece) => areNext(s, post, piece));
  if (near.length === 0) return;
  const trace =
    tell === null ? undefined : narrowWithTrace(s, 'whom to fire at', cite('4'), near, CHOOSE);
  const needed = s.scenario.levels[get(s, G.level)]?.hits ?? 6;
  shoot(play, 'enemy-fired', post, narrow(s, near, CHOOSE), needed, trace);
}

function nextTurn(play: ToyPlay): void {
  const { s, tell } = play;
  const turn = get(s, G.turn) + 1;
  if (turn > s.scenario.turns) return end(play, 'turns');
  set(s, G.turn, turn);
  tell?.({ kind: 'turn', rule: cite('1'), turn });
  readyPieces(s, fogFalls(play));
}

/** 6 Where chance events are played, fog may take a point from every piece of the turn. */
function fogFalls({ s, rolls, tell }: ToyPlay): boolean {
  if (get(s, G.fog) === 0) return false;
  const value = rolls.d6('fog', '6');
  const falls = value === 1;
  tell?.({ kind: 'fog', rule: cite('6'), die: { name: 'fog', rule: cite('6'), value }, falls });
  return falls;
}

/** 3 Scouts have two points a turn, lines one. */
export function readyPieces(s: State, fog: boolean): void {
  for (const piece of standing(s, true)) {
    const points = s.scenario.pieces[piece]?.kind === 'scout' ? 2 : 1;
    setPoints(s, piece, fog ? points - 1 : points);
  }
}

function end({ s, tell }: ToyPlay, reason: 'turns' | 'nobody'): void {
  if (get(s, G.over) === 1) return;
  set(s, G.over, 1);
  tell?.({ kind: 'over', rule: cite('5'), reason });
}
