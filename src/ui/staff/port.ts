// What the app hands to the panels of the staff officer: somebody who reckons in a thread of his own.

import type { Position } from '../../engine/position.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import type { Chance } from '../../staff/chance/chance.ts';
import type { PlanAdvice } from '../../staff/plan/planning.ts';
import type { Orders } from '../sheet/desk.ts';
import type { Face } from '../sheet/face.ts';
import type { StaffFace } from '../sheet/face-report.ts';

export interface Reading {
  readonly chance: Chance;
  readonly done: boolean; // it will not become any closer
}

export interface StaffPort {
  /** Estimates the chance of a position, as the player knows it, closer and closer; takes the place of the last. */
  watch(position: Position, told: (reading: Reading) => void): void;
  /** The planner's choice; null when nothing is to be decided. Rejected when another is asked for meanwhile. */
  advise(position: Position): Promise<Advice | null>;
  /** A plan for the rest of the phase; null when nothing is to be decided. Rejected when another is asked for meanwhile,
   * or when it is no longer wanted. */
  plan(position: Position): Promise<PlanAdvice | null>;
  /** What is being thought about is no longer wanted. */
  leave(): void;
  /** Nothing more is wanted for now. */
  rest(): void;
  /** Lets the threads go. */
  close(): void;
}

/** The face of a system that has words for the staff officer. */
export type StaffedFace = Face & { readonly staff: StaffFace };

export const hasStaff = (face: Face): face is StaffedFace => face.staff !== undefined;

/** The game the staff officer follows, as far as he sees it. */
export type Followed = Pick<
  Orders,
  'session' | 'position' | 'asked' | 'ready' | 'give' | 'doSeveral'
>;
