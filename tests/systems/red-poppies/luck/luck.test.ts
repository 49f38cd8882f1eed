// The book of the dice: every roll with all it could have come to, so that luck comes to nothing in the long run.

import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/engine/enumerate.ts';
import type { Rolled } from '../../../../src/engine/luck.ts';
import { copy } from '../../../../src/engine/position.ts';
import { into } from '../../../../src/engine/told.ts';
import { BattleLuck, ROLL_KINDS } from '../../../../src/systems/red-poppies/luck/luck.ts';
import { rollSignal } from '../../../../src/systems/red-poppies/rules/batteries.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import type { BattlePlay } from '../../../../src/systems/red-poppies/rules/play.ts';
import { fire, react } from '../../../../src/systems/red-poppies/rules/shots.ts';
import { Firing, setAim, setFiring } from '../../../../src/systems/red-poppies/rules/state.ts';
import { NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { corpus } from '../corpus.ts';
import { Table } from '../drill.ts';

const weightOf = ({ spread }: Rolled): number => [...spread.values()].reduce((a, b) => a + b, 0);
const meanOf = (roll: Rolled): number =>
  [...roll.spread].reduce((sum, [count, weight]) => sum + count * weight, 0) / weightOf(roll);

const table = new Table({
  units: {
    B1: { at: 'C03' },
    B2: { at: 'C03', dispersed: true },
    G1: { at: 'D03' },
    G2: { at: 'E03', kind: 'mg', dispersed: true },
  },
  batteries: { BB: { mode: 'airplane' } },
});

/** Over every way the dice of a piece of rules may fall, with its weight: what the luck of each kind comes to. */
function everyWay(told: (play: BattlePlay) => void): Map<string, number> {
  const luck = new Map<string, number>();
  enumerate(
    (rolls) => {
      const events: BattleEvent[] = [];
      told({ s: copy(table.s), rolls, tell: into(events) });
      const reader = new BattleLuck(table.field);
      return events.flatMap((event) => reader.read(event));
    },
    (rolled, denominator) => {
      for (const roll of rolled) {
        expect(roll.spread.get(roll.count)).toBeGreaterThan(0);
        const share = (roll.count - meanOf(roll)) / Number(denominator);
        luck.set(roll.kind, (luck.get(roll.kind) ?? 0) + share);
      }
    },
  );
  return luck;
}

describe('over every way the dice fall, luck comes to nothing', () => {
  test('6.11 in a shot', () => {
    const luck = everyWay((play) => fire(play, table.unit('B1'), table.hex('D03'), NONE));
    expect([...luck.keys()]).toEqual(['german-checks']);
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });

  test('6.31 in a shot in reaction, at everybody there', () => {
    const luck = everyWay((play) => react(play, table.unit('G1'), table.hex('C03'), NONE));
    expect([...luck.keys()]).toEqual(['british-checks']);
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });

  test('7.14 to 7.17 in a signal and what comes down', () => {
    const luck = everyWay((play) => {
      setAim(play.s, 0, table.hex('E03'));
      setFiring(play.s, 0, Firing.ready);
      rollSignal(play, 0);
    });
    expect([...luck.keys()]).toEqual(
      expect.arrayContaining(['british-signals', 'british-shells', 'german-checks']),
    );
    for (const sum of luck.values()) expect(sum).toBeCloseTo(0, 9);
  });
});

test('every roll of whole battles is read, could have come as it came, and is of a known kind', () => {
  const seen = new Set<string>();
  for (const { events, field } of corpus()) {
    const reader = new BattleLuck(field);
    for (const event of events) {
      for (const roll of reader.read(event)) {
        seen.add(roll.kind);
        expect(roll.spread.get(roll.count), `${event.kind} ${roll.kind}`).toBeGreaterThan(0);
        expect(roll.rule).toMatch(/^\d+\.\d+[a-z]?$/);
      }
    }
  }
  expect([...seen].sort()).toEqual([...ROLL_KINDS].sort());
});

test('2.21 a check is told of where it was made', () => {
  for (const { events, field } of corpus().slice(0, 1)) {
    const reader = new BattleLuck(field);
    const rolled = events.flatMap((event) => reader.read(event));
    const checks = rolled.filter(({ kind }) => kind.endsWith('-checks'));
    expect(checks.length).toBeGreaterThan(20);
    for (const { zone } of checks) expect(zone).not.toBe(NONE);
  }
});
