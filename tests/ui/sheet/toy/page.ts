// A page with nothing but the toy battle on the sheet, for whoever looks at it from outside.

import type { Place, SheetModel, Target, Threat } from '../../../../src/ui/sheet/model.ts';
import { createSheetView, prepareBoard, prepareSheet } from '../../../../src/ui/sheet/view.ts';
import { men, type Toy, toy, toyBoard } from './toy-board.ts';

const told: string[] = [];
prepareSheet(toyBoard);
prepareBoard(toyBoard, toy);
const view = await createSheetView(
  toyBoard,
  document.querySelector('#sheet') as HTMLElement,
  {
    place: (place) => told.push(`place ${place}`),
    piece: (piece) => told.push(`piece ${piece}`),
    nothing: () => told.push('nothing'),
    hover: (place) => told.push(`hover ${place}`),
  },
  { reducedMotion: false },
);

interface Wish {
  readonly targets?: readonly Target[];
  readonly threats?: readonly Threat[];
  readonly plan?: readonly Place[];
  readonly focus?: Place;
  readonly inspected?: Place;
}

function model(hexes: readonly Place[], wish: Wish = {}): SheetModel<Toy> {
  const plain = { selected: [], targets: [], threats: [], plan: [], focus: null, inspected: null };
  return { position: men(...hexes), lang: 'en', ...plain, ...wish };
}

const page = {
  view,
  told,
  show: (hexes: readonly Place[], wish?: Wish) => view.show(model(hexes, wish)),
  /** The first man walks; resolves when he is there. */
  walk(from: Place, to: Place, milliseconds: number): Promise<void> {
    const [before, after] = [model([from, 7, 12, 19]), model([to, 7, 12, 19])];
    view.show(after);
    const event = { piece: 0, from, to };
    return view.animate(event, before.position, after.position, { milliseconds });
  },
};
declare global {
  interface Window {
    toy?: typeof page;
  }
}
page.show([6, 7, 12, 19]);
window.toy = page;
