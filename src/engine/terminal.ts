// How a system speaks where there is no screen: every sentence and every object that the command line prints of a
// game. What is the same for all games (who is asked, what may be typed, where a replay goes wrong) is the shell's.

import type { Rolled } from './luck.ts';
import type { PlanLine, ToldLine } from './plan.ts';
import type { GameData, Position } from './position.ts';
import type { Rule } from './rule.ts';
import type { Action, Asked, Score, ScoreLine } from './system.ts';
import type { Told } from './told.ts';

export type Lang = 'en' | 'fr';
export type Names = 'ids' | 'names'; // what pieces and places are called by

/** A battle in one language. */
export interface TerminalVoice<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  readonly title: string;
  level(id: string): string;
  readonly enemy: string; // whose choices are explained, as a sentence begins: 'The Germans'

  event(event: E): string;
  /** Why the enemy chose so, a line each; null of an event that tells of no choice. */
  why(event: E): readonly string[] | null;

  action(action: Action): string;
  /** An action as it is offered: with what one should know before choosing it. */
  offer(position: Position<S>, action: Action): string;
  question(position: Position<S>, asked: Q): string;
  refusal(action: Action, rule: Rule): string;
  /** The odds of an action, from what the player can see. */
  odds(position: Position<S>, action: Action): readonly string[];

  /** The board itself: every place and what joins it to others, every piece. */
  board(): readonly string[];
  /** One place of the board, by its id; null when there is none. */
  place(id: string): readonly string[] | null;
  /** Who stands where; what lies hidden only when it is revealed. */
  position(position: Position<S>, reveal: boolean): readonly string[];
  /** The map in letters, where a system draws one. */
  map?(position: Position<S>): readonly string[];
  score(score: Score): readonly string[];
  /** The lines of a plan in words, where a system can say them. */
  plan?(lines: readonly PlanLine[]): readonly ToldLine[];

  readonly review: ReviewVoice;
}

/** What a review says of a game of the system. */
export interface ReviewVoice {
  playedOut(games: number): string; // '400 raids played out at a time'
  readonly unfinished: string; // said of a game that is not over
  /** What a line of the score counts, without its figures. */
  scoreLine(line: Pick<ScoreLine, 'rule' | 'what'>): string;
  /** A kind of roll and what is counted of it. */
  kind(kind: string): string;
  /** Whether one roll of the kind may bring several. */
  bringsSeveral(kind: string): boolean;
  /** What a moment of luck was about, by the action and the rolls that fell in it. */
  occasion(action: Action, rolls: ReadonlyArray<Pick<Rolled, 'kind' | 'zone'>>): string;
}

/** Words for help, which is in English. */
export interface TerminalWords {
  readonly enemy: string; // 'the Germans'
  readonly place: string; // what a place is called, and what is typed to be told of one: 'zone'
  readonly places: string; // 'zones'
  readonly order: string; // one in its words: 'take OR1'
  readonly events: string; // 'random events of chapter 5'
}

export interface Terminal<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  readonly words: TerminalWords;
  voice(scenario: S, lang: Lang, names: Names): TerminalVoice<S, E, Q>;
  /** The orders whose odds are told when nobody names one. */
  fights(position: Position<S>): Action[];
  /** The same as plain JSON, by ids. */
  readonly json: {
    board(scenario: S): object;
    position(position: Position<S>): object;
    event(scenario: S, event: E): object;
    odds(position: Position<S>, action: Action): object;
  };
}
