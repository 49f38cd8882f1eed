// Small maps for single rules: a few open hexes, and what a test lays on them. Both sides are ordered by the test.

import { ScriptedRolls } from '../../../src/engine/rolls.ts';
import { into } from '../../../src/engine/told.ts';
import { format, parse } from '../../../src/systems/red-poppies/rules/actions.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../src/systems/red-poppies/rules/field.ts';
import type {
  BattleFile,
  CounterFile,
  HexFile,
  UnitFile,
} from '../../../src/systems/red-poppies/rules/files.ts';
import { forbids } from '../../../src/systems/red-poppies/rules/forbids.ts';
import { layOut } from '../../../src/systems/red-poppies/rules/lay-out.ts';
import { legal } from '../../../src/systems/red-poppies/rules/legal.ts';
import { advance, answer } from '../../../src/systems/red-poppies/rules/run.ts';
import { levelOf } from '../../../src/systems/red-poppies/rules/setup.ts';
import {
  askedOf,
  G,
  get,
  has,
  hexOf,
  is,
  Mark,
  mark,
  put,
  Stage,
  type State,
  Step,
  set,
  setRegistered,
} from '../../../src/systems/red-poppies/rules/state.ts';
import {
  Is,
  KINDS,
  type KindName,
  type ModeName,
  NONE,
  SIDES,
  Side,
  type SideName,
  type WordName,
} from '../../../src/systems/red-poppies/rules/types.ts';

export interface DrillUnit {
  readonly at?: string; // off the map without
  readonly kind?: KindName | 'horse';
  readonly dispersed?: boolean;
  readonly spent?: boolean;
  readonly onTop?: boolean; // of the trench of its hex
}

export interface Drill {
  readonly columns?: number;
  readonly rows?: number;
  readonly ground?: Readonly<Record<string, string>>; // by hex: words, and 'british' or 'german' for a trench
  readonly sides?: Readonly<Record<string, string>>; // by hexside: what runs there
  readonly units: Readonly<Record<string, DrillUnit>>; // B… are British, G… German
  readonly batteries?: Readonly<Record<string, DrillBattery>>;
  readonly change?: (file: BattleFile) => Partial<BattleFile>;
  readonly active?: SideName; // who has the first half
  readonly couplets?: number;
  readonly fresh?: boolean; // before the set-up
}
interface DrillBattery {
  readonly mode?: ModeName;
  readonly fp?: number;
  readonly registered?: string;
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

type Faces = readonly [fp: number, range: number, coh: number, mv: number, at?: number];
const PRINTED: Readonly<Record<KindName, readonly [Faces, Faces]>> = {
  infantry: [
    [2, 3, 8, 3],
    [1, 3, 7, 1],
  ],
  mg: [
    [3, 8, 8, 2],
    [2, 8, 7, 1],
  ],
  mortar: [
    [3, 3, 8, 2],
    [2, 3, 7, 1],
  ],
  artillery: [
    [4, 10, 8, 1, 5],
    [3, 10, 7, 0, 4],
  ],
  tank: [
    [3, 3, 9, 2, 3],
    [2, 2, 8, 1, 2],
  ],
  car: [
    [2, 3, 9, 4],
    [1, 3, 8, 2],
  ],
  cavalry: [
    [1, 1, 7, 5],
    [1, 2, 7, 2],
  ],
};

function counters(): CounterFile[] {
  const face = ([fp, range, coh, mv, at]: Faces) => ({
    ...{ fp, range, coh, mv },
    ...(at === undefined ? {} : { at }),
  });
  return SIDES.flatMap((side) => [
    ...KINDS.map((type) => ({
      ...{ id: `${side}-${type}`, side, type },
      formed: face(PRINTED[type][0]),
      dispersed: face(PRINTED[type][1]),
    })),
    {
      ...{ id: `${side}-horse`, side, type: 'artillery' as const, also: 'cavalry' as const },
      formed: face(PRINTED.artillery[0]),
      dispersed: face(PRINTED.artillery[1]),
    },
  ]);
}

export const RULES: BattleFile['rules'] = {
  ...{ destroyedAt: 11, formed: 1, moving: 1, rangePerTwoHexes: -1, concealment: -1 },
  hallowedGround: -1,
  cover: {
    ...{ trench: 3, scrape: 1, crater: 1, bank: 1, building: 2, wood: 1, hill: 1, summit: 1 },
    bridge: 1,
  },
  melee: { infantry: 3, cavalry: 3, mg: 2, mortar: 1, artillery: 1, tank: 4, car: 3 },
  meleeAgainstArmour: { infantry: 3, cavalry: 3, mg: 2, mortar: 1, artillery: 3, tank: 3, car: 3 },
  signal: {
    airplane: { none: 7, noneWithoutTrench: 7, after: 6, delay: 1, delayAfter: 1 },
    rocket: { none: 7, noneWithoutTrench: 7, after: 5, delay: 0, delayAfter: 0 },
    messenger: { none: 6, noneWithoutTrench: 6, after: 4, delay: 2, delayAfter: 6 },
    telephone: { none: 9, noneWithoutTrench: 7, after: 0, delay: 1, delayAfter: 1 },
    trenchSet: { none: 8, noneWithoutTrench: 8, after: 8, delay: 1, delayAfter: 1 },
  },
};

const sideOfId = (id: string): SideName => (id.startsWith('B') ? 'british' : 'german');

const unitFile = (id: string, { kind = 'infantry' }: DrillUnit): UnitFile => ({
  ...{ id, kind: `${sideOfId(id)}-${kind}`, en: id, fr: id, short: { en: id, fr: id } },
  levels: ['only'],
});

export function drillFile(drill: Drill): BattleFile {
  const { columns = 7, rows = 7, ground = {}, sides = {}, units, batteries = {} } = drill;
  const of = (side: SideName): UnitFile[] =>
    Object.entries(units)
      .filter(([id]) => sideOfId(id) === side)
      .map(([id, unit]) => unitFile(id, unit));
  const hexes: HexFile[] = Object.entries(ground).map(([id, words]) => {
    const all = words.split(' ');
    const dug = SIDES.find((side) => all.includes(side));
    return {
      id,
      terrain: all.filter((word) => !['british', 'german', 'mud', ''].includes(word)) as WordName[],
      ...(dug === undefined ? {} : { trench: dug }),
      ...(all.includes('mud') ? { mud: true } : {}),
    };
  });
  const file: BattleFile = {
    ...{ id: 'drill', title: BOTH, briefing: BOTH, report: BOTH, card: CARD, turns: 6 },
    ...{ clock: { first: '07:30', minutes: 10 }, human: 'british', columns, rows, hexes },
    conditions: {
      darkness: [],
      precipitation: [],
      gasAllowed: true,
      infiltration: [],
      couplets: 0,
    },
    thresholds: {
      ...{ mgHurts: 15, rifleClose: 10, rifleFar: 18, shotQuiet: 4, shotAnyway: 30, sosMass: 3 },
      ...{ returnWorth: 4, returnRifle: 18, returnGun: 24, dangerRetake: 20, dangerThrust: 24 },
      dangerStep: 15,
    },
    hexsides: Object.entries(sides).flatMap(([side, words]) =>
      words.split(' ').map((type) => ({ side, type: type as 'wire' })),
    ),
    zones: { front: [], support: [], village: [], noMansLand: [] },
    control: { british: [], german: [] },
    counters: counters(),
    rules: RULES,
    setUp: [
      { side: 'german', zone: [], faces: 'free', must: [], units: of('german') },
      { side: 'british', zone: [], faces: 'free', must: [], units: of('british') },
    ],
    batteries: Object.entries(batteries).map(([id, { mode = 'airplane', fp = 4, registered }]) => ({
      ...{ id, side: sideOfId(id), en: id, fr: id, calibre: 84, fp, mode },
      registered: registered === undefined ? 0 : 1,
      levels: ['only'],
    })),
    ...{ bombardment: null, mine: null, barrage: null, reinforcements: [] },
    ...{ objectives: [], heldTurns: 2, outcomes: { victory: 7, foothold: 4 } },
    loss: { unit: 'british-infantry', free: 6, vpEach: -1 },
    levels: [{ id: 'only', en: 'Only', fr: 'Seul', initiative: [], stunned: [] }],
  };
  return { ...file, ...drill.change?.(file) };
}

export type Dice = ReadonlyArray<readonly [name: string, value: number]>;

/** Two dice of a check or a roll. */
export const two = (name: string, first: number, second: number): Dice => [
  [`${name}.1`, first],
  [`${name}.2`, second],
];

/** A battle in the first half of a turn, or before the set-up; orders of both sides are given in words. */
export class Table {
  readonly field: Field;
  readonly s: State;
  readonly events: BattleEvent[] = [];

  constructor(drill: Drill) {
    this.field = layOut(drillFile(drill));
    this.s = levelOf(this.field, 'only');
    for (const [id, { at, dispersed, spent, onTop }] of Object.entries(drill.units)) {
      const unit = this.unit(id);
      if (at === undefined) continue;
      put(this.s, unit, this.hex(at));
      if (dispersed === true) mark(this.s, unit, Mark.dispersed);
      if (spent === true) mark(this.s, unit, Mark.spent);
      const trench = this.field.dugBy[this.hex(at)] !== NONE && is(this.s, unit, Is.digger);
      if (trench && onTop !== true) mark(this.s, unit, Mark.inTrench);
    }
    for (const [id, { registered }] of Object.entries(drill.batteries ?? {})) {
      if (registered !== undefined) setRegistered(this.s, this.battery(id), this.hex(registered));
    }
    if (drill.fresh === true) {
      advance({ s: this.s, rolls: new ScriptedRolls([]), tell: into(this.events) });
      return;
    }
    set(this.s, G.turn, 1);
    set(this.s, G.initiative, drill.active === 'german' ? Side.german : Side.british);
    set(this.s, G.couplets, drill.couplets ?? 3);
    set(this.s, G.step, Step.half);
    advance({ s: this.s, rolls: new ScriptedRolls([]), tell: null });
  }

  unit(id: string): number {
    const found = this.field.units.findIndex((one) => one.id === id);
    if (found < 0) throw new Error(`no unit ${id}`);
    return found;
  }
  hex(id: string): number {
    const found = this.field.hexes.findIndex((one) => one.id === id);
    if (found < 0) throw new Error(`no hex ${id}`);
    return found;
  }
  battery(id: string): number {
    return this.field.batteries.findIndex((one) => one.id === id);
  }

  /** Gives an order, which must be allowed, with all the dice that fall. */
  do(text: string, ...dice: readonly Dice[]): this {
    const rule = this.forbids(text);
    if (rule !== null) throw new Error(`'${text}' is forbidden by ${rule}; legal: ${this.legal()}`);
    return this.force(text, ...dice);
  }

  force(text: string, ...dice: readonly Dice[]): this {
    const rolls = new ScriptedRolls(dice.flat());
    answer({ s: this.s, rolls, tell: into(this.events) }, this.action(text));
    rolls.finish();
    return this;
  }

  action(text: string): number {
    const action = parse(this.field, text);
    if (typeof action !== 'number') throw new Error(action.fault);
    return action;
  }
  forbids(text: string): string | null {
    return forbids(this.s, this.action(text));
  }
  legal(): string[] {
    return legal(this.s, []).map((action) => format(this.field, action));
  }
  /** What is asked, and of whom. */
  asked(): string {
    const stage = Object.keys(Stage)[get(this.s, G.stage)] ?? '?';
    return `${SIDES[askedOf(this.s)]} ${stage}`;
  }

  at(id: string): string {
    const hex = hexOf(this.s, this.unit(id));
    return hex === NONE ? '-' : (this.field.hexes[hex]?.id ?? '?');
  }
  has(id: string, name: keyof typeof Mark): boolean {
    return has(this.s, this.unit(id), Mark[name]);
  }
  /** 'formed', 'dispersed', 'dispersed spent' and the like, with what else is said of it. */
  look(id: string): string {
    if (this.has(id, 'destroyed')) return 'destroyed';
    const words = [this.has(id, 'dispersed') ? 'dispersed' : 'formed'];
    if (this.has(id, 'spent')) words.push('spent');
    if (this.has(id, 'moving')) words.push('moving');
    if (this.has(id, 'inTrench')) words.push('in');
    return words.join(' ');
  }
  kinds(): string[] {
    return this.events.map(({ kind }) => kind);
  }
  last<K extends BattleEvent['kind']>(kind: K): Extract<BattleEvent, { kind: K }> {
    const found = this.events.filter((event) => event.kind === kind).at(-1);
    if (found === undefined) throw new Error(`no ${kind} among ${this.kinds().join()}`);
    return found as Extract<BattleEvent, { kind: K }>;
  }
}
