// Opens the raid's map: the sheet with the raid's board on it, in one file with Phaser.

import type { SheetListener } from '../../../ui/sheet/model.ts';
import {
  type CountedSheetView,
  createSheetView,
  prepareBoard,
  prepareSheet,
  type SheetOptions,
} from '../../../ui/sheet/view.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { raidBoard } from './raid-board.ts';

/** Makes ready for a battle that is about to be shown. */
export const prepareMap = (): void => prepareSheet(raidBoard);

/** Works out its paper, once it is known. */
export const prepareArt = (battle: Scenario): void => prepareBoard(raidBoard, battle);

export const createMapView = (
  parent: HTMLElement,
  listener: SheetListener,
  options: SheetOptions,
): Promise<CountedSheetView<Scenario, RaidEvent>> =>
  createSheetView(raidBoard, parent, listener, options);
