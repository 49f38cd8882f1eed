// 1 The toy's data: a field of upright hexes, pieces that start on it, and what the enemy is made of.

import type { BattleCard } from '../../../src/engine/battle.ts';
import { hashText } from '../../../src/engine/hash.ts';
import type { GameData } from '../../../src/engine/position.ts';
import { distance, fromRows, type Hex } from '../../../src/hex/hex.ts';

export type PieceKind = 'scout' | 'line' | 'post';

export interface PieceInfo {
  readonly id: string; // 'S1'
  readonly kind: PieceKind;
  readonly hex: number; // where it starts
}

/** What battle.json says. */
export interface BattleFile {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly own: ReadonlyArray<{
    readonly id: string;
    readonly kind: PieceKind;
    readonly hex: string;
  }>;
  readonly enemy: ReadonlyArray<{ readonly id: string; readonly hex: string }>;
  readonly dummies: number; // of the enemy's counters
}
/** What levels.json says. */
export interface LevelsFile {
  readonly levels: readonly Level[];
}

export interface Level {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly hits: number; // 4 the enemy hits on this or more
}

export interface Field extends GameData {
  readonly card: BattleCard;
  readonly hexes: ReadonlyArray<{ readonly id: string; readonly at: Hex }>;
  readonly pieces: readonly PieceInfo[]; // own first
  readonly own: number; // pieces below this index are the player's
  readonly dummies: number;
  readonly goals: readonly number[]; // 5 the hexes of the far edge
  readonly turns: number;
  readonly levels: readonly Level[];
  readonly steps: ReadonlyArray<readonly number[]>; // by hex: its neighbours
}

const LETTERS = 'ABCDEFGHIJ';

/** A battle laid out for the rules. What stands on no hex of the field has the number -1. */
export function layOut(file: BattleFile, { levels }: LevelsFile, card: BattleCard): Field {
  const hexes = Array.from({ length: file.rows * file.columns }, (_, i) => {
    const column = i % file.columns;
    const row = Math.floor(i / file.columns);
    return { id: `${LETTERS[column]}${row + 1}`, at: fromRows(column, row) };
  });
  const hexOf = (id: string): number => hexes.findIndex((hex) => hex.id === id);
  const enemy = file.enemy.map(({ id, hex }) => ({ id, kind: 'post' as const, hex: hexOf(hex) }));
  const own = file.own.map(({ id, kind, hex }) => ({ id, kind, hex: hexOf(hex) }));
  return {
    id: file.id,
    hash: hashText(JSON.stringify([file, levels])),
    card,
    hexes,
    pieces: [...own, ...enemy],
    own: own.length,
    dummies: file.dummies,
    goals: hexes.flatMap((_, i) => (i % file.columns === file.columns - 1 ? [i] : [])),
    turns: file.turns,
    levels,
    steps: hexes.map(({ at }) =>
      hexes.flatMap((other, i) => (distance(at, other.at) === 1 ? [i] : [])),
    ),
  };
}
