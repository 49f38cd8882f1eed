// Small fields for single rules: a few open hexes, and what a test lays on them.

import { ScriptedRolls } from '../../../src/engine/rolls.ts';
import { into } from '../../../src/engine/told.ts';
import type { BattleEvent } from '../../../src/systems/fast-play/rules/events.ts';
import { type Field, layOut } from '../../../src/systems/fast-play/rules/field.ts';
import type { BattleFile, HexFile, UnitFile } from '../../../src/systems/fast-play/rules/files.ts';
import type { BattlePlay } from '../../../src/systems/fast-play/rules/play.ts';
import {
  addMark,
  blank,
  G,
  Mark,
  put,
  type State,
  set,
  setFacing,
  setHolder,
  setStrength,
} from '../../../src/systems/fast-play/rules/state.ts';
import { FACINGS } from '../../../src/systems/fast-play/rules/types.ts';

/** What lies where: 'w2' is a wood at level 2; a hex without a word is open ground at level 0. */
const TERRAIN = { '.': 'open', w: 'wood', W: 'thickWood', v: 'village', T: 'denseTown' } as const;

export interface DrillUnit extends Partial<UnitFile> {
  readonly at?: string; // '0303'; not on the board without
  readonly facing?: string;
}

export interface Drill {
  readonly width?: number;
  readonly height?: number;
  readonly ground?: Readonly<Record<string, string>>; // by hex: terrain letter and level, '#' entrenched, 'x' impassable
  readonly units: Readonly<Record<string, DrillUnit>>;
  readonly water?: ReadonlyArray<
    readonly [a: string, b: string, kind: 'stream' | 'deep' | 'bridge']
  >;
  readonly objectives?: BattleFile['objectives'];
  readonly missions?: BattleFile['missions'];
  readonly coverSight?: 'depth' | 'adjacent';
  readonly foresighted?: BattleFile['foresighted'];
  readonly turns?: number;
}

const BOTH = { en: 'Drill', fr: 'Exercice' };
const CARD: BattleFile['card'] = {
  ...{
    basis: 'design',
    order: 1,
    title: BOTH,
    place: BOTH,
    date: BOTH,
    dateline: BOTH,
    line: BOTH,
  },
  ...{ minutes: 1, names: {} },
  sheet: { dateline: BOTH, scale: { ...BOTH, units: 1, basis: 'design' } },
};

const two = (n: number): string => String(n).padStart(2, '0');

export function drillFile({
  width = 9,
  height = 9,
  ground = {},
  units,
  water = [],
  ...rest
}: Drill): BattleFile {
  const hexes: HexFile[] = [];
  for (let row = 1; row <= height; row++) {
    for (let column = 1; column <= width; column++) {
      const id = two(column) + two(row);
      const word = ground[id] ?? '.0';
      const letter = word.replace(/[#x]/g, '')[0] as keyof typeof TERRAIN;
      hexes.push({
        id,
        terrain: TERRAIN[letter],
        level: Number(/\d/.exec(word)?.[0] ?? 0),
        segment: column <= width / 2 ? 'A' : 'B',
        ...(word.includes('#') ? { entrenched: true } : {}),
        ...(word.includes('x') ? { impassable: true } : {}),
      });
    }
  }
  return {
    id: 'drill',
    title: BOTH,
    card: CARD,
    roads: [],
    formations: [{ id: 'X', ...BOTH }],
    width,
    height,
    turns: rest.turns ?? 6,
    clock: { first: '12:00', minutes: 40 },
    segments: [
      { id: 'A', en: 'West', fr: 'Ouest' },
      { id: 'B', en: 'East', fr: 'Est' },
    ],
    baseEdge: { french: 'south', german: 'north' },
    hexes,
    hexsides: water.map(([a, b, kind]) => ({
      ...{ a, b, en: 'Brook', fr: 'Ruisseau' },
      water: kind === 'stream' ? 'stream' : 'deep',
      ...(kind === 'bridge' ? { bridge: true } : {}),
    })),
    units: Object.entries(units).map(([id, unit]) => unitFile(id, unit)),
    missions: rest.missions ?? [],
    objectives: rest.objectives ?? [],
    levels: [
      {
        ...{ id: 'only', en: 'Only', fr: 'Seul', germanArrivalShift: 0 },
        characterTable: [
          [0, 0, 1, 1, 2, 3],
          [0, 1, 2, 2, 3, 3],
        ],
      },
    ],
    scoring: { frenchUnitLost: 1, germanUnitLost: 1, bands: { success: 3, half: 1 } },
    ...(rest.coverSight === undefined ? {} : { coverSight: rest.coverSight }),
    ...(rest.foresighted === undefined ? {} : { foresighted: rest.foresighted }),
  };
}

/** French are called F…, Bavarians B…, all others are Prussians. */
function unitFile(id: string, { at, facing = 'E', ...unit }: DrillUnit): UnitFile {
  const side = id.startsWith('F') ? 'french' : 'german';
  const nation = side === 'french' ? 'french' : id.startsWith('B') ? 'bavarian' : 'prussian';
  const place = unit.entry === undefined ? { start: at ?? '0101' } : {};
  return {
    ...{ id, side, nation, kind: 'infantry', strength: 4, en: id, fr: id, facing },
    ...{ short: { en: id, fr: id }, formation: 'X' },
    ...place,
    ...unit,
  };
}

/** A board with every unit where it was put, all points, nobody activated. */
export class Table {
  readonly field: Field;
  readonly s: State;
  readonly events: BattleEvent[] = [];

  constructor(drill: Drill, options = 0) {
    this.field = layOut(drillFile(drill));
    this.s = blank(this.field);
    set(this.s, G.turn, 1);
    set(this.s, G.options, options);
    set(this.s, G.sequence, 1);
    for (const [unit, { facing, strength }] of this.field.units.entries()) {
      const info = drill.units[this.field.units[unit]?.id ?? ''];
      setStrength(this.s, unit, strength);
      setFacing(this.s, unit, facing);
      addMark(this.s, unit, Mark.arrived);
      if (info?.at !== undefined) put(this.s, unit, this.hex(info.at));
    }
    for (const [objective, { holder }] of this.field.objectives.entries())
      setHolder(this.s, objective, holder);
  }

  unit(id: string): number {
    return this.field.units.findIndex((one) => one.id === id);
  }
  hex(id: string): number {
    return this.field.hexes.findIndex((one) => one.id === id);
  }
  id(hex: number): string {
    return this.field.hexes[hex]?.id ?? '-';
  }

  /** Activated, as after an order; moving where that is said. */
  ready(id: string, { moving = false, mayFight = true } = {}): this {
    addMark(this.s, this.unit(id), Mark.activated);
    if (mayFight) addMark(this.s, this.unit(id), Mark.mayFight);
    if (moving) addMark(this.s, this.unit(id), Mark.moving);
    return this;
  }

  /** A play with scripted dice; `dice` are named as they must be asked for. */
  play(
    ...dice: ReadonlyArray<readonly [name: string, value: number]>
  ): BattlePlay & { rolls: ScriptedRolls } {
    return { s: this.s, rolls: new ScriptedRolls(dice), tell: into(this.events) };
  }

  kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }
}

export const facing = (name: (typeof FACINGS)[number]): number => FACINGS.indexOf(name);
