// One event of every kind, as the rules would write it.

import type { EventKind, Sum, Trace } from '../../../../src/systems/raid/rules/events.ts';
import type { PartName } from '../../../../src/systems/raid/rules/names.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { ABOARD } from '../../../../src/systems/raid/rules/types.ts';
import type { Told } from '../../../../src/systems/raid/text/told.ts';
import { scenario } from './corpus.ts';

export const unit = (id: string): number => scenario.units.findIndex((u) => u.id === id);
export const zone = (id: string): number => scenario.zones.findIndex((z) => z.id === id);
export const marker = (id: string): number => scenario.markers.findIndex((m) => m.id === id);
const aboard = (id: string): number => ABOARD + unit(id);

const sum = (...parts: [name: PartName, rule: string, value: number][]): Sum => ({
  total: parts.reduce((total, [, , value]) => total + value, 0),
  parts: parts.map(([name, rule, value]) => ({ name, rule: cite(rule), value })),
});

export const trace: Trace = {
  question: 'which British to go for',
  rule: cite('9.3b'),
  candidates: [
    { id: zone('OR1') },
    { id: zone('VAS') },
    { id: zone('G1'), ruledOut: { rule: cite('9.3c'), reason: 'empty craft draw nobody' } },
  ],
  filters: [
    {
      name: 'nearest in MP',
      rule: cite('9.3b'),
      values: [
        { id: zone('OR1'), value: 3 },
        { id: zone('VAS'), value: 3 },
      ],
      kept: [zone('OR1'), zone('VAS')],
    },
    {
      name: 'most levels',
      rule: cite('9.3b'),
      values: [
        { id: zone('OR1'), value: 5 },
        { id: zone('VAS'), value: 7 },
      ],
      kept: [zone('VAS')],
    },
  ],
  chosen: zone('VAS'),
};

const step = { from: zone('OR1'), to: zone('VGE'), cost: 1, left: 2, rule: cite('9.2') } as const;
const pair = [unit('C01'), unit('MIL')];

export const samples: { readonly [K in EventKind]: Told<K> } = {
  loaded: { kind: 'loaded', rule: cite('3d'), unit: unit('C01'), craft: unit('LCA1') },
  turn: { kind: 'turn', rule: cite('1.4'), turn: 3, clock: '05:15' },
  phase: { kind: 'phase', rule: cite('4'), phase: 'D' },
  'random-event': {
    kind: 'random-event',
    rule: cite('5b'),
    dice: [
      { name: 'random event', rule: cite('5'), value: 3 },
      { name: 'event effect', rule: cite('5b'), value: 8 },
    ],
  },
  'landing-delayed': { kind: 'landing-delayed', rule: cite('5b'), group: 1, turn: 3 },
  'landing-moved': { kind: 'landing-moved', rule: cite('5c'), group: 2, zone: zone('MOU') },
  'near-miss': { kind: 'near-miss', rule: cite('5a') },
  alarm: { kind: 'alarm', rule: cite('7.1'), from: 1, to: 3, cause: 'first assault' },
  taken: { kind: 'taken', rule: cite('6.2'), place: aboard('LCA1'), units: pair },
  left: { kind: 'left', rule: cite('6.2a'), unit: unit('C01'), place: zone('OR1'), done: true },
  front: { kind: 'front', rule: cite('2.2d'), unit: unit('C01'), place: zone('OR1') },
  'job-done': { kind: 'job-done', rule: cite('6.2'), units: pair },
  moved: { kind: 'moved', ...step, units: [unit('C01')] },
  landed: { kind: 'landed', ...step, rule: cite('9.2a'), from: aboard('LCA1'), units: pair },
  embarked: { kind: 'embarked', ...step, rule: cite('9.2a'), to: aboard('LCA1'), units: pair },
  sailed: {
    ...{ kind: 'sailed', rule: cite('1.3'), from: zone('G1'), to: zone('S3'), cost: 1, left: 3 },
    units: [unit('LCA1')],
  },
  'fell-back': { kind: 'fell-back', ...step, rule: cite('11.2f'), units: pair },
  'sent-back': { kind: 'sent-back', ...step, rule: cite('2.2h'), units: [unit('C02')] },
  'wake-test': {
    ...{ kind: 'wake-test', rule: cite('10.3'), zone: zone('VGE'), alarm: 4, wakes: true },
    by: zone('VGW'),
    die: { name: 'wake marker', rule: cite('10.3'), value: 4 },
  },
  'marker-turned': {
    ...{
      kind: 'marker-turned',
      rule: cite('10.2'),
      zone: zone('VGE'),
      marker: marker('A-infantry-mg'),
    },
    ...{ doubled: true, placed: [unit('GI01'), unit('GM1')], short: 1 },
  },
  mines: {
    ...{ kind: 'mines', rule: cite('10.5'), zone: zone('VGE'), explodes: true },
    sum: sum(['mines', '10.5', 3], ['levels of the stack', '10.5', 6]),
  },
  stopped: { kind: 'stopped', rule: cite('10.6'), zone: zone('VGE'), why: 'wire' },
  bangalore: {
    ...{ kind: 'bangalore', rule: cite('10.6'), zone: zone('VGE'), gone: false },
    die: { name: 'bangalore', rule: cite('10.6'), value: 7 },
  },
  fire: {
    ...{ kind: 'fire', rule: cite('11.1d'), side: 'british', from: zone('OR1'), to: zone('VAS') },
    ...{ range: 2, shooter: unit('MOR'), supporters: [], target: unit('GM1'), hit: false },
    attack: sum(
      ['FT', '11.1b', 4],
      ['attack die', '1.1', 5],
      ['light', '11.1b', -2],
      ['range 2', '11.1b', -1],
    ),
    defence: sum(['FT', '11.1c', 5], ['defence die', '1.1', 4], ['protection', '11.1c', 1]),
  },
  loss: { kind: 'loss', rule: cite('11.1d'), unit: unit('C03'), steps: 1, place: zone('OR1') },
  'lost-aboard': {
    kind: 'lost-aboard',
    rule: cite('11.1f'),
    craft: unit('LCA1'),
    units: [unit('C01')],
  },
  assault: {
    ...{
      kind: 'assault',
      rule: cite('11.2a'),
      zone: zone('VGE'),
      from: zone('OR1'),
      british: pair,
    },
    germans: [unit('GM1'), unit('GI01')],
  },
  columns: {
    ...{ kind: 'columns', rule: cite('11.2b'), zone: zone('VGE'), round: 2, case: 1 },
    lines: [
      {
        ...{ british: unit('C01'), supporters: [unit('C02'), unit('C03')] },
        ...{ german: unit('GI01'), germanSupporters: [] },
      },
      { british: unit('C04'), supporters: [], german: unit('GM1'), germanSupporters: [] },
    ],
  },
  'assault-line': {
    ...{ kind: 'assault-line', rule: cite('11.2e'), zone: zone('VGE'), round: 1, line: 0 },
    ...{ british: unit('C01'), german: unit('GI01'), hit: true },
    attack: sum(['FA', '11.2e', 4], ['attack die', '1.1', 3], ['support', '11.2e', 2]),
    defence: sum(['FA', '11.2e', 2], ['defence die', '1.1', 6], ['protection', '11.2e', 1]),
  },
  'assault-over': { kind: 'assault-over', rule: cite('11.2f'), zone: zone('VGE'), result: 'held' },
  prisoner: { kind: 'prisoner', rule: cite('11.2g'), unit: unit('GI01'), guard: unit('C01') },
  'prisoner-lost': { kind: 'prisoner-lost', rule: cite('11.2g'), unit: unit('GI01') },
  'line-cut': { kind: 'line-cut', rule: cite('12c'), zone: zone('CAR') },
  harassed: { kind: 'harassed', rule: cite('12j'), zone: zone('HE'), count: 2 },
  objective: { kind: 'objective', rule: cite('12a'), unit: unit('HG1'), count: 1 },
  'german-order': {
    ...{ kind: 'german-order', rule: cite('11.1g'), what: 'fire' },
    stacks: [
      { zone: zone('VGE'), levels: 3, appearance: 0 },
      { zone: zone('HE'), levels: 1, appearance: 0 },
    ],
  },
  'german-holds': {
    ...{ kind: 'german-holds', rule: cite('13.5'), from: zone('VGE'), to: zone('OR1') },
    ...{ shooter: unit('GI01'), target: unit('C01'), hits: 27, losses: 33 },
    attack: sum(['FT', '11.1b', 2]),
    defence: sum(['FT', '11.1c', 4]),
  },
  'german-skipped': { kind: 'german-skipped', rule: cite('11.1g'), zone: zone('H') },
  'german-stays': {
    kind: 'german-stays',
    rule: cite('9.3a'),
    zone: zone('H'),
    units: [unit('GI01'), unit('GI02')],
    reason: 'with friends already',
  },
  'german-move': {
    ...{
      kind: 'german-move',
      rule: cite('9.3b'),
      from: zone('HN'),
      towards: zone('VAS'),
      distance: 3,
    },
    route: [zone('CHV'), zone('VAS')],
    units: [
      {
        ...{ unit: unit('GI01'), path: [zone('CHV')], cost: 2 },
        halt: { rule: cite('9.3c'), reason: 'next to the British' },
      },
      {
        ...{ unit: unit('GI02'), path: [], cost: 0 },
        halt: { rule: cite('9.3d'), reason: 'no room further on' },
      },
    ],
    trace,
  },
  reinforcements: {
    ...{ kind: 'reinforcements', rule: cite('8'), alarm: 7, zone: zone('BMB'), named: zone('STM') },
    dice: [
      { name: 'reinforcements', rule: cite('8'), value: 2 },
      { name: 'group size', rule: cite('8'), value: 5 },
      { name: 'entry zone', rule: cite('8'), value: 9 },
    ],
    units: [unit('RI1'), unit('RM1')],
    drawn: [
      {
        unit: unit('RI1'),
        die: { name: 'reinforcement drawn', rule: cite('3c'), value: 0 },
        pool: 10,
        room: true,
      },
      {
        unit: unit('RI2'),
        die: { name: 'reinforcement drawn', rule: cite('3c'), value: 3 },
        pool: 9,
        room: false,
      },
      { unit: unit('RM1'), die: null, pool: 2, room: true },
    ],
  },
  'raid-over': { kind: 'raid-over', rule: cite('4a'), reason: 'nobody-left' },
};
