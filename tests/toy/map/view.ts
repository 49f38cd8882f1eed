// Opens the toy's map: the sheet with the toy's board on it.

import type { SheetListener } from '../../../src/ui/sheet/model.ts';
import {
  type CountedSheetView,
  createSheetView,
  prepareBoard,
  prepareSheet,
  type SheetOptions,
} from '../../../src/ui/sheet/view.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { toyBoard } from './board.ts';

export const prepareMap = (): void => prepareSheet(toyBoard);

export const prepareArt = (field: Field): void => prepareBoard(toyBoard, field);

export const createMapView = (
  parent: HTMLElement,
  listener: SheetListener,
  options: SheetOptions,
): Promise<CountedSheetView<Field, ToyEvent>> =>
  createSheetView(toyBoard, parent, listener, options);
