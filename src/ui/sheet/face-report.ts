// What a system brings for looking back on a battle: theatre, report, comparison and records draw it, and know neither
// its pieces nor its places. Sentences are in the language of the moment.

import type { ComponentChildren } from 'preact';
import type { Frame } from '../../engine/frames.ts';
import type { LevelPar } from '../../engine/par.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Action } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { IconName } from '../kit/icon.tsx';

/** A moment worth listing: who did what first, what was lost, what was won. */
export interface KeyMoment {
  readonly kind: string;
  readonly frame: number; // index into the frames
  readonly turn: number;
  readonly icon: IconName;
  text(): string;
}

/** How a measure is drawn: told apart by its line as well as its colour. */
export type Tone = 'points' | 'danger' | 'losses';

/** Something that rises and falls through a battle and is drawn against the clock. */
export interface Measure<S extends GameData = GameData> {
  readonly id: string;
  readonly tone: Tone;
  readonly levels: readonly number[]; // that matter, from the lowest; without any the report leaves it out
  readonly top: number; // it is drawn at least as high as this
  readonly room: number; // left free above; 0: it never rises above its top
  name(): string;
  fullName(): string; // where it stands by itself
  of(position: Position<S>): number;
}

/** Something that is counted up through a battle and marked where it rises. */
export interface Tally<S extends GameData = GameData> {
  readonly id: string; // that of a measure where it is the same
  readonly sign: string; // one character, in a line of text
  readonly tone: 'won' | 'lost';
  name(): string; // at the head of a column
  said(n: number): string; // '2 guns destroyed'
  of(position: Position<S>): number;
}

/** The course of a battle. */
export interface CourseFace<S extends GameData = GameData, E extends Told = Told> {
  turns(scenario: S): number; // at most
  clock(scenario: S, turn: number): string; // '05:15', '' for a turn there is not
  measures(scenario: S): ReadonlyArray<Measure<S>>;
  tallies?(scenario: S): ReadonlyArray<Tally<S>>;
  moments(scenario: S, frames: ReadonlyArray<Frame<S, E>>): readonly KeyMoment[];
}

/** The dispatch on its form: the fields of its head, and its paragraphs. */
export interface Dispatch {
  readonly head: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly paragraphs: readonly string[];
}

/** What a battle cost one side. */
export interface LossTable {
  readonly side: string;
  readonly lines: ReadonlyArray<{ readonly what: string; readonly figures: string }>;
}

export interface ReportFace<S extends GameData = GameData, E extends Told = Told> {
  outcomeScale(scenario: S): string; // the same in words
  dateline(scenario: S): string; // place, day and hour it began
  dispatch(position: Position<S>, frames: ReadonlyArray<Frame<S, E>>): Dispatch;
  losses(position: Position<S>): readonly LossTable[];
  chart(): string; // what the drawing of the course shows
  uneventful(): string; // said when there was no moment to list
}

/** What was ordered in a position, as its player saw it before he gave it. */
export interface OrderSeenProps<S extends GameData = GameData> {
  readonly position: Position<S>;
  readonly action: Action;
  readonly children: ComponentChildren; // the order in words, for where there is no card of odds
}

/** Stepping from one action of the enemy to the next, in words. */
export interface EnemySteps {
  step(): string; // 'German'
  back(): string;
  on(): string;
  key(): string; // of the key that does it, in the help sheet
  why(): string; // of the key that asks why he did it
}

/** A place of the map, to be read. */
export interface PlaceRead {
  readonly place: number;
  readonly name: string;
  readonly what: string; // its ground
  readonly links: string; // where it leads
}

/** What the theatre shows of a battle beside the sheet and the log. */
export interface ReplayFace<S extends GameData = GameData, E extends Told = Told> {
  readonly enemy: EnemySteps;
  /** Whether "why?" has an answer. */
  explains(event: E): boolean;
  uneventful(): string; // said when no moment is listed
  /** What an order was known to bring, before it was given. */
  OrderSeen(props: OrderSeenProps<S>): ComponentChildren;
  places(scenario: S): readonly PlaceRead[];
}

/** Bars of how many games had which value. */
export interface BarChart {
  readonly title: string;
  readonly label: string; // what the drawing says
  readonly heads: readonly [value: string, games: string];
  readonly bars: ReadonlyArray<{ readonly name: string; readonly count: number }>;
  readonly tone: 'blue' | 'red';
}

/** How the dice fell: how far in the player's favour, in pips. What that did to a battle is another figure, its luck. */
export interface LuckFace<F = unknown> {
  of(facts: F): number;
  text(facts: readonly F[], favour: string): string; // what all of it comes to
}

/** What the records tell of a system's battles beside outcomes and points, from the few facts kept of each game. */
export interface RecordsFace<S extends GameData = GameData, F = unknown> {
  /** Columns of its own in the table of levels. */
  readonly columns: ReadonlyArray<{ head(): string; cell(facts: readonly F[]): string }>;
  charts(scenario: S, facts: readonly F[]): readonly BarChart[];
  /** Where men were lost, on the battle's own map. */
  LossMap?(props: { readonly scenario: S; readonly facts: readonly F[] }): ComponentChildren;
  readonly luck?: LuckFace<F>;
}

/** The staff officer's figures in the words of a system. Figures by outcome come best first. */
export interface StaffFace {
  readonly outcomeRule: Rule; // what makes points an outcome
  /** Whether a line of the score takes points away: a gain there is a loss that becomes less likely. */
  isLoss(line: { readonly rule: string; readonly what: string }): boolean;
  outcomeShort(id: string): string; // 'Total'
  outcomeInText(id: string): string; // 'total success'
  /** The win chance in one sentence. */
  said(shares: readonly number[], margin: string, points: string): string;
  /** The same in brackets: 'total 40 %, half 30 %, failure 30 %'. */
  chances(shares: readonly string[]): string;
  meaning(): string; // what the win chance says and how it is found
  parLevel?(level: LevelPar): string; // what the planner makes of a level
  worths(margin: string): string; // what the outcomes count in a review, and against what decisions are measured
  clearly(errors: number): string; // what must be clear before an order is marked
  roll(kind: string): string; // what a kind of roll counts
  servesNobody(kind: string): boolean; // a roll that only chose a place or a piece
}

/** What a system brings for looking back. */
export interface BackFace<S extends GameData = GameData, E extends Told = Told> {
  readonly course: CourseFace<S, E>;
  readonly report: ReportFace<S, E>;
  readonly replay: ReplayFace<S, E>;
  readonly records: RecordsFace<S>;
  readonly staff: StaffFace;
}
