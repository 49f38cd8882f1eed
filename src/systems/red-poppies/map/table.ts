// Everything that lies on the sheet in a position, from the ground up: lit areas, what the ground has been given, what
// batteries aim at and have brought down, counters, and what the player intends.

import type { Laid, Layout, Table } from '../../../ui/sheet/board.ts';
import { LINES, PIECES } from '../../../ui/sheet/depths.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import { selectionStamp } from '../../../ui/sheet/highlights.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import { ownerOf } from '../rules/batteries.ts';
import type { Field } from '../rules/field.ts';
import { isHidden } from '../rules/known.ts';
import {
  aimOf,
  dueOf,
  Firing,
  firingOf,
  G,
  get,
  HexMark,
  heldBy,
  hexHas,
  loadOf,
  registeredOf,
  type State,
  turnOf,
} from '../rules/state.ts';
import { type HexId, LOADS, NONE } from '../rules/types.ts';
import { barrageStamp, cloudStamp } from './clouds.ts';
import { unitStamp } from './counters.ts';
import { borderOf, fieldOfFire } from './field-of-fire.ts';
import { intended, type LitHex } from './intended.ts';
import { flagSpot, hexesWhere, middleOf, PITCH } from './lattice.ts';
import {
  arrivalStamp,
  flagStamp,
  gapSign,
  litStamp,
  poppyStamp,
  registeredSign,
  scatterStamp,
  scrapeStamp,
  targetSign,
} from './signs.ts';
import { standingIn } from './stack.ts';

type Put = (stamp: Stamp, at: Point, depth: number, times?: number) => void;

export function layTable(layout: Layout<Field>): Table {
  const { position, hidden, selected, times } = layout;
  const pieces: Laid[] = [];
  const put: Put = (stamp, at, depth, size = times) =>
    pieces.push({ stamp, at, depth, times: size });
  layLit(put, position);
  layGround(put, position);
  layFire(put, position, times);
  const occupied: Point[] = [];
  for (const hex of position.scenario.hexes.keys()) {
    for (const { unit, at, times: size } of standingIn(position, hex, times)) {
      if (hidden.has(unit)) continue;
      occupied.push(at);
      put(unitStamp(position, unit), at, PIECES + 2, times * size);
      if (selected.has(unit)) put(selectionStamp, at, PIECES + 1.5, times * size * 1.12);
    }
  }
  layIntended(put, position, times);
  return { pieces, spots: [], occupied };
}

/** Areas: one wash, with its border where the area ends. */
function layLit(put: Put, s: State): void {
  const { guns = [], lit = [] } = intended.value ?? {};
  const areas: Array<readonly [LitHex['look'], ReadonlySet<HexId>]> = [
    ['hit', fieldOfFire(s, guns)],
    ...(['seen', 'hit', 'danger'] as const).map((look) => {
      const hexes = lit.filter((one) => one.look === look).map(({ hex }) => hex);
      return [look, new Set(hexes)] as const;
    }),
  ];
  for (const [look, area] of areas) {
    for (const hex of area) {
      put(litStamp(look, borderOf(s, area, hex)), middleOf(s.scenario, hex), PIECES - 2, 1);
    }
  }
}

function layGround(put: Put, s: State): void {
  const { scenario } = s;
  for (const { hex, vp } of scenario.objectives) {
    put(flagStamp(vp, heldBy(s, hex)), flagSpot(middleOf(scenario, hex)), PIECES, 1);
  }
  for (const hex of hexesWhere(scenario, (one) => hexHas(s, one, HexMark.scrape))) {
    const [x, y] = middleOf(scenario, hex);
    put(scrapeStamp, [x, y + PITCH * 0.33], PIECES, 1);
  }
  const hallowed = get(s, G.hallowed);
  if (hallowed === NONE) return;
  const [x, y] = middleOf(scenario, hallowed);
  put(poppyStamp, [x + 22, y - PITCH * 0.32], PIECES + 0.5, 1);
}

/** 7.11 to 7.72 Targets on the map and what has come down for the turn. */
function layFire(put: Put, s: State, times: number): void {
  const { scenario } = s;
  const over = (hex: HexId): Point => middleOf(scenario, hex);
  for (const hex of hexesWhere(scenario, (one) => hexHas(s, one, HexMark.barrage))) {
    put(barrageStamp(hex % 5), over(hex), PIECES + 4, 1);
  }
  for (const battery of scenario.batteries.keys()) {
    const side = ownerOf(s, battery);
    const firing = firingOf(s, battery);
    if (firing === Firing.absent) continue;
    const registered = registeredOf(s, battery);
    if (registered !== NONE && !isHidden(s, battery)) {
      const [x, y] = over(registered);
      put(registeredSign(side), [x + PITCH * 0.4, y - 8], PIECES + 1, Math.min(1, times));
    }
    const hex = aimOf(s, battery);
    if (hex === NONE) continue;
    if (firing === Firing.down) {
      put(cloudStamp(loadOf(s, battery), battery), over(hex), PIECES + 4, 1);
    } else if (firing === Firing.aimed || firing === Firing.ready) {
      const left = firing === Firing.ready ? 0 : Math.max(1, dueOf(s, battery) - turnOf(s));
      const [x, y] = over(hex);
      const at: Point = [x + PITCH * 0.31, y + PITCH * 0.22 * (side === 0 ? 1 : -1)];
      put(targetSign(side, left, LOADS[loadOf(s, battery)] ?? ''), at, PIECES + 5, times * 0.9);
    }
  }
}

/** What is only thought of: chances along a path, where shells could fall. */
function layIntended(put: Put, { scenario }: State, times: number): void {
  const { path = [], scatter = null, wire = NONE } = intended.value ?? {};
  const { a = NONE, b = NONE } = scenario.wires[wire] ?? {};
  if (a !== NONE && b !== NONE) {
    const [[x1, y1], [x2, y2]] = [middleOf(scenario, a), middleOf(scenario, b)];
    const turn = Math.atan2(y2 - y1, x2 - x1);
    put(gapSign(turn), [(x1 + x2) / 2, (y1 + y2) / 2], LINES + 1, 1);
  }
  for (const arrival of path) {
    const [x, y] = middleOf(scenario, arrival.hex);
    put(arrivalStamp(arrival), [x, y + PITCH * 0.36], LINES + 1, times);
  }
  for (const { hex, share } of scatter?.falls ?? []) {
    put(scatterStamp(share, hex === scatter?.aim), middleOf(scenario, hex), LINES + 1, times);
  }
}
