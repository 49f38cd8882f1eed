// The files of a battle as they lie in its folder, and how they become the one file that the rules lay out.

import type { BattleCard, InBoth } from '../../../engine/battle.ts';
import type {
  AttackFile,
  BarrageFile,
  BatteryFile,
  BattleFile,
  CardFile,
  CounterFile,
  LevelFile,
  ObjectiveFile,
  ReinforcementFile,
  SetUpFile,
  Thresholds,
} from '../rules/files.ts';
import type { SideName } from '../rules/types.ts';

interface Sourced<V> {
  readonly rule: string;
  readonly value: V;
  readonly basis: string;
}

export interface BattleFiles {
  readonly battle: {
    readonly id: string;
    readonly title: InBoth;
    readonly briefing: InBoth;
    readonly report: InBoth;
    readonly files: readonly string[];
    readonly turns: Sourced<number>;
    readonly clock: BattleFile['clock'];
    readonly human: Sourced<SideName>;
    readonly conditions: BattleFile['conditions'];
    readonly bombardment: BattleFile['bombardment'];
    readonly mine: BattleFile['mine'];
    readonly barrage: BarrageFile | null;
    readonly thresholds: { readonly values: Thresholds; readonly without?: BattleFile['without'] };
    readonly attack?: AttackFile & { readonly rule: string; readonly basis: string };
  };
  readonly map: Pick<BattleFile, 'columns' | 'rows' | 'zones' | 'control' | 'hexes' | 'hexsides'>;
  readonly counters: { readonly counters: readonly CounterFile[] };
  readonly tables: Omit<CardFile, Figure> & Readonly<Record<Figure, Sourced<number>>>;
  readonly forces: {
    readonly setUp: readonly SetUpFile[];
    readonly batteries: readonly BatteryFile[];
    readonly reinforcements: readonly ReinforcementFile[];
  };
  readonly victory: {
    readonly objectives: readonly ObjectiveFile[];
    readonly heldTurns: Sourced<number>;
    readonly loss: BattleFile['loss'];
    readonly outcomes: BattleFile['outcomes'];
  };
  readonly levels: { readonly levels: readonly LevelFile[] };
}
type Figure =
  | 'destroyedAt'
  | 'formed'
  | 'moving'
  | 'rangePerTwoHexes'
  | 'concealment'
  | 'hallowedGround';

const attackOf = ({ aims, danger }: AttackFile): AttackFile => ({ aims, danger });

export function oneFile(files: BattleFiles, card: BattleCard): BattleFile {
  const { battle, map, counters, tables, forces, victory, levels } = files;
  const { id, title, briefing, report, clock, bombardment, mine, barrage } = battle;
  const { cover, melee, meleeAgainstArmour, signal } = tables;
  const { columns, rows, zones, control, hexes, hexsides } = map;
  return {
    ...{ id, title, briefing, report, card, clock, bombardment, mine, barrage },
    turns: battle.turns.value,
    human: battle.human.value,
    conditions: battle.conditions,
    thresholds: battle.thresholds.values,
    ...(battle.attack === undefined ? {} : { attack: attackOf(battle.attack) }),
    ...(battle.thresholds.without === undefined ? {} : { without: battle.thresholds.without }),
    ...{ columns, rows, zones, control, hexes, hexsides },
    counters: counters.counters,
    rules: {
      destroyedAt: tables.destroyedAt.value,
      formed: tables.formed.value,
      moving: tables.moving.value,
      rangePerTwoHexes: tables.rangePerTwoHexes.value,
      concealment: tables.concealment.value,
      hallowedGround: tables.hallowedGround.value,
      ...{ cover, melee, meleeAgainstArmour, signal },
    },
    ...forces,
    objectives: victory.objectives,
    heldTurns: victory.heldTurns.value,
    loss: victory.loss,
    outcomes: victory.outcomes,
    levels: levels.levels,
  };
}
