// Opens the raid's map: the sheet with the raid's board on it, in one file with Phaser.

import type { SheetListener } from '../../../ui/sheet/model.ts';
import {
  type CountedSheetView,
  createSheetView,
  prepareSheet,
  type SheetOptions,
} from '../../../ui/sheet/view.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { raidBoard } from './raid-board.ts';

/** Makes ready for the battle that is about to be shown. */
export const prepareMap = (battle: () => Scenario): void => prepareSheet(raidBoard, battle);

export const createMapView = (
  parent: HTMLElement,
  listener: SheetListener,
  options: SheetOptions,
): Promise<CountedSheetView<Scenario, RaidEvent>> =>
  createSheetView(raidBoard, parent, listener, options);
