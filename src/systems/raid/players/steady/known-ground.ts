// The ground as it was last seen, zone by zone.

import type { Scenario } from '../../rules/scenario.ts';
import { MAX_ZONES, type Zone } from '../../rules/types.ts';
import { batteryZones } from './battery-zones.ts';
import { blankState, type RaidState } from './sight.ts';

export interface Ground {
  readonly seen: RaidState; // as of the last look
  readonly germans: Int16Array; // by zone: strength of the Germans in sight, 0 without
  readonly hidden: Int8Array; // by zone: letter of a face-down marker
  readonly obstacle: Int8Array;
  readonly line: Int8Array; // by zone: 1 where the telephone line can still be cut
  readonly shelled: Int8Array; // by sea zone: FT of the Germans who can fire into it
  readonly front: Int8Array; // by zone: FT of the German in front
  readonly volley: Int8Array; // by zone: the sum the Germans there fire with, before the die; 0 if they do not
  readonly resistance: Int16Array; // by zone: MP a stack would rather have spent marching, to get past what is there
  battery: Zone; // the first at which guns still stand
  guns: number; // heavy guns there
  version: number;
}

export const blankGround = (scenario: Scenario): Ground => ({
  seen: blankState(scenario),
  germans: new Int16Array(MAX_ZONES),
  hidden: new Int8Array(MAX_ZONES),
  obstacle: new Int8Array(MAX_ZONES),
  line: new Int8Array(MAX_ZONES),
  shelled: new Int8Array(MAX_ZONES),
  front: new Int8Array(MAX_ZONES),
  volley: new Int8Array(MAX_ZONES),
  resistance: new Int16Array(MAX_ZONES),
  battery: batteryZones(scenario)[0] ?? 0,
  guns: 0,
  version: 0,
});
