// A lesson: a game that was played, with stops at which the player gives the order himself. What a system brings for
// one: where the stops are, found by what happens in the game, and their words.

import type { Moment } from '../../engine/moments.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Told } from '../../engine/told.ts';
import type { Sentence } from '../../words/index.ts';

export interface LessonStop {
  readonly id: string; // names its words, and where the lesson was left
  readonly from: number; // the first action that is the player's
  readonly to: number; // the first that is not
  /** Where each task ends; the last ends where the stop does. */
  readonly tasks: readonly number[];
  readonly look?: 'threats'; // what is to be looked at before the order
}

/** What a stop says, in the language of the moment. */
export interface StopWords {
  readonly title: string;
  readonly text: Sentence;
  readonly why: string; // to somebody who orders something else
}

export interface LessonFace<S extends GameData = GameData, E extends Told = Told> {
  /** The stops in the order in which they are reached; one that the game does not give is left out. */
  stops(moments: ReadonlyArray<Moment<S, E>>): readonly LessonStop[];
  /** `moment` is the one it begins with. */
  words(moment: Moment<S, E>, stop: LessonStop): StopWords;
  /** What is to be ordered, by the number of the task and the moment that begins with. */
  task(moment: Moment<S, E>, stop: LessonStop, task: number): string;
  /** What is to be looked at, at a stop that wants it. */
  look?(stop: LessonStop): string;
  /** Where on the map an order is given, when no list names the place. */
  place?(moment: Moment<S, E>): number;
  /** In large letters, at the end of the game or of what is shown of it. */
  endedTitle(position: Position<S>): string;
  /** What has been learned, at the end. */
  ended(position: Position<S>): Sentence;
}
