// The board as plain JSON: zones with their links and counters with their kinds, so that a log explains itself.

import { zoneName } from '../rules/actions.ts';
import type { Scenario } from '../rules/scenario.ts';
import { at } from '../rules/state.ts';
import { Link, type Zone } from '../rules/types.ts';

export interface LinkJson {
  readonly to: string;
  readonly kind: string; // land, sea, landing or fire
  readonly cost: number; // MP, 0 for fire
}

export interface BoardJson {
  readonly zones: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly protection: number;
    readonly marks: readonly string[];
    readonly links: readonly LinkJson[];
  }>;
  readonly units: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly side: string;
    readonly kind: string;
    readonly group: number;
  }>;
}

export function boardJson(sc: Scenario): BoardJson {
  return {
    zones: sc.zones.map(({ id, en, kind, protection, marks }, zone) => ({
      ...{ id, name: en, kind, protection, marks },
      links: linksJson(sc, zone),
    })),
    units: sc.units.map(({ id, en, side, kind, group }) => ({ id, name: en, side, kind, group })),
  };
}

function linksJson(sc: Scenario, zone: Zone): LinkJson[] {
  const links: LinkJson[] = [];
  for (let i = at(sc.linkStart, zone); i < at(sc.linkStart, zone + 1); i++) {
    const kind = Object.keys(Link)[at(sc.linkKind, i)] ?? '';
    links.push({ to: zoneName(sc, at(sc.linkTo, i)), kind, cost: at(sc.linkCost, i) });
  }
  return links;
}
