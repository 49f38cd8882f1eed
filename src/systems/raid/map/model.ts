// What the raid's map is given to draw, and the map as the screen knows it.

import type { SheetModel, SheetView } from '../../../ui/sheet/model.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';

export type MapModel = SheetModel<Scenario>;
export type MapView = SheetView<Scenario, RaidEvent>;
