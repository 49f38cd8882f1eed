// Words of the Raid system that every other module uses: sides, kinds of counter, kinds of zone.
// Zones and units are plain indexes into the scenario's lists, so the state stays flat and quick.

export type Zone = number; // index into scenario.zones
export type Unit = number; // index into scenario.units
export type Place = number; // a zone, or ABOARD + the unit index of a craft
export type Levels = number; // stacking levels (2.2)
export type RuleId = string; // a paragraph id of docs/rules, such as '11.2e'

export const NONE = -1;

/** The most a scenario may hold; the state's layout is fixed by these. */
export const MAX_ZONES = 64;
export const MAX_UNITS = 96;
export const MAX_GROUPS = 4; // 3d
/** 11.1 Links of one zone: what it has fired at is kept as bits of one cell. */
export const MAX_LINKS = 15;
export const MAX_PLACES = MAX_ZONES + MAX_UNITS;

/** Places from here on are the holds of craft: ABOARD + craft. */
export const ABOARD = MAX_ZONES;

export const Side = { british: 0, german: 1 } as const;

export const Kind = {
  commando: 0,
  officer: 1,
  sniper: 2,
  mortar: 3,
  craft: 4,
  infantry: 5,
  machineGun: 6,
  flak: 7,
  pillbox: 8,
  gun: 9, // the battery's heavy guns: the objective
} as const;
export type KindCode = (typeof Kind)[keyof typeof Kind];
export type KindName = keyof typeof Kind;

export const ZoneKind = { land: 0, beach: 1, sea: 2, waiting: 3 } as const;

/** 1.3 What joins two zones. */
export const Link = { land: 0, sea: 1, landing: 2, fire: 3 } as const;

export const Obstacle = { none: 0, mines: 1, wire: 2 } as const;

export const Letter = { A: 1, B: 2 } as const;
