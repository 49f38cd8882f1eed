// What the map is given of an order that is looked at: shares along the way, and where shells could fall.

import { describe, expect, it, vi } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import type { Intended } from '../../../../src/systems/red-poppies/map/intended.ts';
import { plannedMove } from '../../../../src/systems/red-poppies/odds/planned.ts';
import { intentOf, type LookedAt } from '../../../../src/systems/red-poppies/panels/desk/intent.ts';
import { WORKING } from '../../../../src/systems/red-poppies/panels/orders/worked-out.ts';
import * as A from '../../../../src/systems/red-poppies/rules/actions.ts';
import { battleOn } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Table } from '../drill.ts';
import { hawthorn } from '../hawthorn.ts';

/** What is shown once it has been worked out. */
async function shown({ s }: Table, looked: LookedAt): Promise<Intended | null> {
  return vi.waitFor(() => {
    const found = intentOf(s, looked);
    if (found === WORKING) throw new Error('not yet');
    return found;
  }, 20_000);
}

const NOTHING = { preview: null, hand: [], at: null, lay: null };

describe('5.41 the way that is looked at', () => {
  const table = new Table({
    ground: { C04: 'german' },
    units: { B1: { at: 'C01' }, B2: { at: 'C01' }, G1: { at: 'G07', kind: 'mg' } },
  });
  table.do('hex C01');
  const both = [table.unit('B1'), table.unit('B2')];

  it('goes hex by hex, down into the trench only when a point is left', () => {
    const far = plannedMove(table.s, both, table.hex('C04'));
    expect(far?.points.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
    const near = plannedMove(table.s, both, table.hex('C03'));
    expect(near?.points).toHaveLength(2);
  });

  it('climbs in where a point is left', () => {
    const close = new Table({
      ground: { C02: 'german' },
      units: { B1: { at: 'C01' }, G1: { at: 'G07', kind: 'mg' } },
    });
    close.do('hex C01');
    const move = plannedMove(close.s, [close.unit('B1')], close.hex('C02'));
    expect(move?.points.map(({ kind }) => kind)).toEqual(['move', 'climb']);
  });

  it('shows shares that come to 1 in every hex', async () => {
    const intent = await shown(table, { ...NOTHING, hand: both, at: table.hex('D03') });
    expect(intent?.path?.map(({ hex }) => hex).at(-1)).toBe(table.hex('D03'));
    for (const { formed, dispersed, lost } of intent?.path ?? [])
      expect(formed + dispersed + lost).toBeCloseTo(1, 9);
  });

  it('is the way of the order that is looked at, whatever the pointer is over', async () => {
    const preview = table.action('move-both B1 C02');
    const intent = await shown(table, { ...NOTHING, preview, hand: both, at: table.hex('A03') });
    expect(intent?.path?.map(({ hex }) => hex)).toEqual([table.hex('C02')]);
  });

  it('is nothing where nobody can go', async () => {
    expect(await shown(table, { ...NOTHING, hand: both, at: table.hex('G07') })).toBeNull();
    expect(await shown(table, { ...NOTHING, at: table.hex('C02') })).toBeNull();
  });
});

describe('7.62 a gap that is looked at', () => {
  it('shows its hexside', () => {
    const session = new Session(battleOn(hawthorn), {
      ...{ seed: 'gap', level: 'recruit', events: false, practice: false },
    });
    while (session.asked.kind === 'place') session.do(session.asked.actions[0] as number);
    expect(session.asked.kind).toBe('gap');
    const preview = session.asked.actions[2] as number;
    expect(intentOf(session.position, { ...NOTHING, preview })).toEqual({ wire: A.whoOf(preview) });
    expect(hawthorn.wires[A.whoOf(preview)]).toBeDefined();
  });
});

describe('7.17 the battery in hand', () => {
  it('shows where its shells could fall, off the map left out', async () => {
    const table = new Table({
      units: { B1: { at: 'A01' }, G1: { at: 'D04' } },
      batteries: { B9: {} },
    });
    const lay = { battery: 0, load: 0 };
    const inside = await shown(table, { ...NOTHING, lay, at: table.hex('D04') });
    const shares = inside?.scatter?.falls.map(({ share }) => share) ?? [];
    expect(shares).toHaveLength(7);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const corner = await shown(table, { ...NOTHING, lay, at: table.hex('A01') });
    expect(corner?.scatter?.falls).toHaveLength(3);
  });
});
