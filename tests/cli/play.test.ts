// A raid played through the terminal: by lines typed in, and by an automatic player.

import { afterAll, describe, expect, test } from 'vitest';
import type { Replay } from '../../src/engine/replay.ts';
import { played } from './replays.ts';
import { Folder, raid } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

describe('by hand', () => {
  test('to the end of a turn, with all that can be asked on the way', async () => {
    const out = folder.file('hand.json');
    const typed = [
      ...['help', 'why', 'undo', '1', 'map', 'zone OR1', 'take LCA1', 'undo', 'take LCA1'],
      ...['fire HT1', '99', 'nonsense', 'land OR1', 'undo', 'odds done', 'done', 'zones', 'end'],
      ...['why', 'score', `save ${folder.file('saved.json')}`, 'quit', 'end'],
    ];
    const told = await raid(['play', '--seed', '7', '--no-events', '--out', out], typed.join('\n'));
    expect(told.err).toBe('');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^Dieppe 1942: .* Level: Basic game\. Seed: 7\.\n/);
    expect(told.out).toContain('The Germans have not chosen anything yet.');
    expect(told.out).toContain('Nothing has been done yet.');
    expect(told.out).toMatch(/OR1 Orange One beach: beach, shingle under cliff, protection 0/);
    expect(told.out).toContain('Taken back: Take up the men aboard LCA 1');
    expect(told.out).toContain(
      'Fire at Lower cliff pillbox: nothing to fire at within range (rule 11.1a)',
    );
    expect(told.out).toMatch(/There is no order 99; there are \d+\./);
    expect(told.out).toContain("Not understood: nonsense (no action 'nonsense')");
    expect(told.out).toContain('Not taken back: a die has been rolled');
    expect(told.out).toMatch(/Phase D: the Germans act \(4\)\.\n/);
    expect(told.out).toMatch(
      /Question: which stack to fire at \(11\.1g\)\n {2}Candidate: D\/E box Group 1/,
    );
    expect(told.out).toContain('Turn 2, 05:00, alarm');
    expect(told.out).not.toMatch(/marker: \d|pool/);
    const replay = JSON.parse(folder.read('hand.json')) as Replay;
    expect(replay.actions).toEqual(['load-standard', 'take LCA1', 'land OR1', 'done', 'end']);
    expect(replay.turns.length).toBe(1);
    expect(JSON.parse(folder.read('saved.json'))).toEqual(replay);
  });

  test('practice takes back dice as well, and the replay says so', async () => {
    const out = folder.file('practice.json');
    const typed = ['1', 'take LCA1', 'land OR1', 'undo', 'undo', ''].join('\n');
    const told = await raid(
      ['play', '--seed', '7', '--practice', '--lang', 'fr', '--out', out],
      typed,
    );
    expect(told.code).toBe(0);
    expect(told.out.replaceAll('\u00a0', ' ')).toContain('Annulé : Débarquer → Plage Orange I');
    const replay = JSON.parse(folder.read('practice.json')) as Replay;
    expect(replay).toMatchObject({ actions: ['load-standard'], practice: true, result: null });
  });
});

test('by an automatic player, to the end', async () => {
  const out = folder.file('steady.json');
  const told = await raid([
    'play',
    '--player',
    'steady',
    '--seed',
    '3',
    '--level',
    'green',
    '--events',
    '--out',
    out,
  ]);
  expect(told.code).toBe(0);
  const replay = JSON.parse(folder.read('steady.json')) as Replay;
  expect(replay).toEqual(played('steady', '3', 'green', true));
  expect(told.out).toMatch(
    new RegExp(`${`${replay.result?.vp}`.replace('-', '−')} VP: [a-z ]+\n$`),
  );
});

test('a file that cannot be written is a failure', async () => {
  const out = folder.file('no/such/folder.json');
  const told = await raid(['play', '--seed', '1', '--out', out], 'quit\n');
  expect(told.code).toBe(1);
  expect(told.err).toMatch(/^raid: --out: ENOENT/);
});
