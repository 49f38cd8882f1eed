// Opens a sheet: the one way in from the rest of the screen.

import type * as Phaser from 'phaser';
import type { GameData } from '../../engine/position.ts';
import type { Board } from './board.ts';
import { bootScene } from './boot.ts';
import { loadLetters } from './letters.ts';
import type { SheetListener, SheetView } from './model.ts';
import { SheetScreen } from './screen.ts';

export interface SheetOptions {
  readonly reducedMotion: boolean;
}

/** A sheet that can be looked at from outside: how often it has drawn, and how long its paper took. */
export interface CountedSheetView<S extends GameData, E> extends SheetView<S, E> {
  readonly frames: number;
  readonly paintedIn: number; // milliseconds the paper on the screen took
}

const letters = new WeakMap<object, Promise<void>>(); // by board

let waiting: Promise<Phaser.Scene> | null = null; // a stage on which nothing is shown yet
let outrun = false; // a sheet was opened before one was prepared for it

/** Starts Phaser and fetches the letters while the battle to be shown is still being opened. */
export function prepareSheet<S extends GameData, E>(board: Board<S, E>): void {
  if (outrun) {
    outrun = false;
    return;
  }
  void lettersOf(board);
  waiting ??= bootScene();
}

/** Works out the paper of a battle, when there is time. */
export function prepareBoard<S extends GameData, E>(board: Board<S, E>, battle: S): void {
  setTimeout(() => board.art(battle));
}

function lettersOf(board: { readonly letters: readonly string[] }): Promise<void> {
  const known = letters.get(board) ?? loadLetters(board.letters);
  letters.set(board, known);
  return known;
}

function takeStage(): Promise<Phaser.Scene> {
  outrun = waiting === null;
  const scene = waiting ?? bootScene();
  waiting = null;
  return scene;
}

export async function createSheetView<S extends GameData, E>(
  board: Board<S, E>,
  parent: HTMLElement,
  listener: SheetListener,
  options: SheetOptions,
): Promise<CountedSheetView<S, E>> {
  const [scene] = await Promise.all([takeStage(), lettersOf(board)]);
  parent.append(scene.game.canvas);
  return new SheetScreen(board, parent, scene, listener, options.reducedMotion);
}
