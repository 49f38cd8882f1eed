// The way a stack takes over the map, as a plan shows it and as it is walked.

import { bend, onBend, type Point } from '../../../ui/sheet/geometry.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Zone } from '../rules/types.ts';
import type { MapLink } from './link-style.ts';

const centreOf = (scenario: Scenario, zone: Zone): Point => {
  const info = scenario.zones[zone];
  return [info?.x ?? 0, info?.y ?? 0];
};

/** The way from zone to zone along the connections as they are drawn. */
export function wayOf(
  scenario: Scenario,
  links: readonly MapLink[],
  zones: readonly Zone[],
): Point[] {
  const way: Point[] = [];
  for (let i = 1; i < zones.length; i++) {
    const a = zones[i - 1] as Zone;
    const b = zones[i] as Zone;
    const from = centreOf(scenario, a);
    const to = centreOf(scenario, b);
    const link = links.find((l) => (l.a === a && l.b === b) || (l.a === b && l.b === a));
    const control = link?.control ?? bend(from, to, 0);
    for (let t = i === 1 ? 0 : 1; t <= 10; t++) way.push(onBend(from, control, to, t / 10).at);
  }
  return way;
}
