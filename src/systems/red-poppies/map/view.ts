// Opens the map of the battle: the sheet with its board on it, in one file with Phaser.

import type { SheetListener } from '../../../ui/sheet/model.ts';
import {
  type CountedSheetView,
  createSheetView,
  prepareBoard,
  prepareSheet,
  type SheetOptions,
} from '../../../ui/sheet/view.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { battleBoard } from './board.ts';

/** Makes ready for a battle that is about to be shown. */
export const prepareMap = (): void => prepareSheet(battleBoard);

/** Works out its paper, once it is known. */
export const prepareArt = (battle: Field): void => prepareBoard(battleBoard, battle);

export const createMapView = (
  parent: HTMLElement,
  listener: SheetListener,
  options: SheetOptions,
): Promise<CountedSheetView<Field, BattleEvent>> =>
  createSheetView(battleBoard, parent, listener, options);
