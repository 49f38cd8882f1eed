// The raid's board: what the sheet is given of it. Zones are its places, counters and face-down markers its pieces.

import type { Board } from '../../../ui/sheet/board.ts';
import { FIGURES, SERIF, STENCIL } from '../../../ui/sheet/palette.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { G, get, type RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import { actOf } from './animate.ts';
import { contentsOf, faceOf } from './contents.ts';
import { layPieces } from './lay-pieces.ts';
import { nightAt, veilsAt } from './light.ts';
import type { MapModel } from './model.ts';
import { counterStamp } from './pieces.ts';
import { groupsOf } from './stacks-layout.ts';
import { CUT, sheetArt } from './static-art.ts';
import { wayOf } from './way.ts';

export const raidBoard: Board<Scenario, RaidEvent> = {
  letters: [
    `600 16px ${SERIF}`,
    `700 16px ${SERIF}`,
    `italic 500 16px ${SERIF}`,
    `italic 600 16px ${SERIF}`,
    `500 16px ${FIGURES}`,
    `600 16px ${FIGURES}`,
    `700 16px ${FIGURES}`,
    `700 16px ${STENCIL}`,
  ],
  art: sheetArt,
  marks: (state) => (get(state, G.telephone) !== 0 ? CUT : ''),
  light: (state) => nightAt(state.scenario.clock.slice(1), Math.max(0, get(state, G.turn) - 1)),
  veils: veilsAt,
  start: whereTheBritishAre,
  table: layPieces,
  spread: spreadOf,
  stack: (state, zone) => groupsOf(contentsOf(state, zone)),
  face: (state, unit) => counterStamp(faceOf(state, unit)),
  way: (scenario, zones) => wayOf(scenario, sheetArt(scenario).ground.links, zones),
  act: (stage, event, before, after) =>
    actOf({ ...stage, ground: sheetArt(after.scenario).ground }, event, before, after),
};

/** Craft lie two by two: what surrounds them must be wider. */
function spreadOf(state: RaidState, zone: Zone): number {
  return contentsOf(state, zone).boats.length > 1 ? 1.6 : 1;
}

/** The fullest zone, the acting stack's before any other. */
function whereTheBritishAre({ position, selected }: MapModel): Zone {
  const chosen = new Set<Unit>(selected);
  const crowded = (zone: Zone): number => {
    const { british, boats } = contentsOf(position, zone);
    const here = [...(british?.units ?? []), ...boats.flatMap((b) => [b.craft, ...b.men])];
    return here.length + here.filter((u) => chosen.has(u)).length * 100;
  };
  return position.scenario.zones.reduce((a, _, z) => (crowded(z) > crowded(a) ? z : a), 0);
}
