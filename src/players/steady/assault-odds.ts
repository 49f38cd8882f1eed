// 11.2 What an assault is worth: every round played through for both sides' strength, best choice after each.
// The answers are kept, so that a raid rarely has to work one out.

import type { Scenario } from '../../rules/scenario.ts';
import { Kind } from '../../rules/types.ts';
import { britishWin } from './odds-table.ts';

/** Classes of Germans in an assault, and the room each has in the key. */
export const Foe = {
  infantry: 0,
  reduced: 1,
  gun: 2,
  pillbox: 3,
  machineGun: 4,
  flak: 5,
  officer: 6,
} as const;
const FOES = 7;
const SHIFT = [9, 12, 15, 17, 18, 20, 21] as const;
const MOST = [7, 7, 3, 1, 3, 1, 3] as const;
const PROTECTION_SHIFT = 23;

/** What a loss is worth to the player, in VP. */
const KILL = [0.35, 0.35, 10, 1.1, 0.6, 1.1, 0.3] as const;
const HELD = 0.3;
const PRISONER = 0.6;

import { t } from './tune.ts';

const FLIPPED = t('flipped');
const FALLEN = t('fallen');

export const full = (key: number): number => key & 15;
export const reduced = (key: number): number => (key >> 4) & 15;
const foes = (key: number, foe: number): number =>
  (key >> (SHIFT[foe] as number)) & (MOST[foe] as number);

export const FULL = 1;
export const REDUCED = 1 << 4;
export const HELPER = 1 << 8;

export function addFoe(key: number, foe: number): number {
  return foes(key, foe) === MOST[foe] ? key : key + (1 << (SHIFT[foe] as number));
}
export const withProtection = (key: number, protection: number): number =>
  key | ((protection > 3 ? 3 : protection) << PROTECTION_SHIFT);

export interface AssaultOdds {
  /** Expected gain in VP, breaking off in time. */
  value(key: number): number;
  /** Chance to hold the zone. */
  win(key: number): number;
  /** What going on for one round is worth. */
  goOn(key: number): number;
}

export function assaultOdds(sc: Scenario): AssaultOdds {
  const index = new Map<number, number>();
  const values: number[] = [];
  const wins: number[] = [];
  const factor = foeFactors(sc);
  const levels = foeLevels(sc);
  const order = [0, 1, 2, 3, 4, 5, 6].sort(
    (a, b) => (factor[b] as number) - (factor[a] as number) || (a === 0 ? -1 : b === 0 ? 1 : a - b),
  );
  const commando = sc.kind.indexOf(Kind.commando);
  const strong = sc.assault[commando * 3 + 2] as number;
  const weak = sc.assault[commando * 3 + 1] as number;

  function solve(key: number): number {
    const known = index.get(key);
    if (known !== undefined) return known;
    const round = play(key);
    let value = round.value;
    let win = round.win;
    if (value <= 0) {
      value = 0;
      win = 0;
    }
    if (isLastReduced(key) && HELD + PRISONER > value) {
      value = HELD + PRISONER;
      win = 1;
    }
    values.push(value);
    wins.push(win);
    index.set(key, values.length - 1);
    return values.length - 1;
  }

  function play(key: number): { value: number; win: number } {
    const men = full(key) + reduced(key);
    if (men === 0) return { value: 0, win: 0 };
    const column: number[] = [];
    for (const foe of order) for (let i = foes(key, foe); i > 0; i--) column.push(foe);
    if (column.length === 0) return { value: HELD, win: 1 };
    const lines = Math.min(column.length, men);
    const margins = setLines(key, column, lines);
    let value = 0;
    let win = 0;
    const fullInContact = Math.min(full(key), lines);
    const visit = (line: number, next: number, gain: number, chance: number): void => {
      if (line === lines) {
        const i = isOver(next) ? -1 : solve(next);
        const end = full(next) + reduced(next) === 0 ? 0 : HELD;
        value += chance * (gain + (i < 0 ? (hasFoes(next) ? 0 : end) : (values[i] as number)));
        win += chance * (i < 0 ? (hasFoes(next) ? 0 : 1) : (wins[i] as number));
        return;
      }
      const p = britishWin(margins[line] as number);
      const foe = column[line] as number;
      if (p > 0) visit(line + 1, strike(next, foe), gain + (KILL[foe] as number), chance * p);
      if (p === 1) return;
      const isFull = line < fullInContact;
      const after = isFull ? next - FULL + REDUCED : next - REDUCED;
      visit(line + 1, after, gain - (isFull ? FLIPPED : FALLEN), chance * (1 - p));
    };
    visit(0, key, 0, 1);
    return { value, win };
  }

  /** 11.2b Strongest in contact, the rest where it is needed most. */
  function setLines(key: number, column: readonly number[], lines: number): number[] {
    const protection = (key >> PROTECTION_SHIFT) & 3;
    const fullMen = full(key);
    const margins: number[] = [];
    for (let line = 0; line < lines; line++) {
      let theirs = (factor[column[line] as number] as number) + protection;
      for (let i = lines + line; i < column.length; i += lines)
        theirs += levels[column[i] as number] as number;
      margins.push((line < fullMen ? strong : weak) - theirs);
    }
    for (let i = lines; i < fullMen; i++) help(margins, 2);
    for (let i = Math.max(lines, fullMen); i < fullMen + reduced(key); i++) help(margins, 1);
    if ((key & HELPER) !== 0) help(margins, 1);
    return margins;
  }

  return {
    value: (key) => values[solve(key)] as number,
    win: (key) => wins[solve(key)] as number,
    goOn: (key) => play(key).value,
  };
}

function help(margins: number[], levels: number): void {
  let worst = 0;
  for (let i = 1; i < margins.length; i++) {
    if ((margins[i] as number) < (margins[worst] as number)) worst = i;
  }
  margins[worst] = (margins[worst] as number) + levels;
}

const strike = (key: number, foe: number): number => {
  const gone = key - (1 << (SHIFT[foe] as number));
  return foe === Foe.infantry ? addFoe(gone, Foe.reduced) : gone;
};
const FOE_MASK = ((1 << PROTECTION_SHIFT) - 1) & ~511;
const hasFoes = (key: number): boolean => (key & FOE_MASK) !== 0;
const isOver = (key: number): boolean => !hasFoes(key) || (key & 255) === 0;
const isLastReduced = (key: number): boolean =>
  (key & FOE_MASK) === 1 << SHIFT[Foe.reduced] && (key & 255) !== 0;

const KINDS = [
  Kind.infantry,
  Kind.infantry,
  Kind.gun,
  Kind.pillbox,
  Kind.machineGun,
  Kind.flak,
  Kind.officer,
] as const;

/** The classes as the raid's data have them. */
function foeFactors(sc: Scenario): number[] {
  return faces(sc, sc.assault);
}
function foeLevels(sc: Scenario): number[] {
  return faces(sc, sc.stacking);
}
function faces(sc: Scenario, factor: Int8Array): number[] {
  return KINDS.map((kind, foe) => {
    const unit = germanOfKind(sc, kind);
    return unit < 0 ? 0 : (factor[unit * 3 + (foe === Foe.infantry ? 2 : 1)] as number);
  });
}
function germanOfKind(sc: Scenario, kind: number): number {
  for (let u = sc.britishCount; u < sc.units.length; u++) if (sc.kind[u] === kind) return u;
  return -1;
}

export { FOES };
