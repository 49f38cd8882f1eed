// Pictures for the chapters of a rulebook, painted from the map of a game that was played.

import type { Moment } from '../../engine/moments.ts';
import type { GameData } from '../../engine/position.ts';
import type { Told } from '../../engine/told.ts';

export interface RulePicture {
  readonly chapter: number;
  caption(): string; // in the language of the moment
  alt(): string;
  /** Paints it as large as the canvas is. */
  paint(canvas: HTMLCanvasElement): Promise<void>;
}

export interface RulePictures<S extends GameData = GameData, E extends Told = Told> {
  /** One for every chapter that the game has something to show for. */
  of(moments: ReadonlyArray<Moment<S, E>>): readonly RulePicture[];
}
