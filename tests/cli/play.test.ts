// A raid played through the terminal: by lines typed in, and by an automatic player.

import { afterAll, describe, expect, test } from 'vitest';
import type { Replay } from '../../src/engine/replay.ts';
import { played } from './replays.ts';
import { Folder, raid } from './run.ts';
import { faultsOf } from './schemas.ts';

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
    expect(told.out).toContain('Taken back: Choose the men aboard LCA 1');
    expect(told.out).toContain(
      'Fire at the lower cliff pillbox: nothing to fire at within range (rule 11.1a)',
    );
    expect(told.out).toMatch(/There is no order 99; there are \d+\./);
    expect(told.out).toContain("Not understood: nonsense (no action 'nonsense')");
    expect(told.out).toContain('Not taken back: a die has been rolled');
    expect(told.out).toMatch(/Phase D: the Germans act \(4\)\.\n/);
    expect(told.out).toMatch(
      /Question: which stack to fire at \(11\.1g\)\n {2}Candidate: the D\/E box of Group 1/,
    );
    expect(told.out).toContain('Turn 2, 05:00, alarm');
    expect(told.out).not.toMatch(/marker: \d|pool/);
    const replay = JSON.parse(folder.read('hand.json')) as Replay;
    expect(replay.actions).toEqual(['load-standard', 'take LCA1', 'land OR1', 'done', 'end']);
    expect(replay.turns.length).toBe(1);
    expect(JSON.parse(folder.read('saved.json'))).toEqual(replay);
  });

  test('with an optional rule, which the replay and its log name', async () => {
    const out = folder.file('cool.json');
    const begun = ['play', '--seed', '7', '--option', 'cool-heads', '--out', out];
    expect((await raid(begun, '1\nquit\n')).code).toBe(0);
    expect(JSON.parse(folder.read('cool.json'))).toMatchObject({ optional: ['cool-heads'] });
    const [text, json] = await Promise.all([raid(['log', out]), raid(['log', out, '--json'])]);
    expect(text.out).toContain('random events off, optional rules cool-heads, 1 actions');
    const [head, , start] = json.out.split('\n').map((line) => JSON.parse(line || '{}'));
    expect(head).toMatchObject({ line: 'raid', optional: ['cool-heads'] });
    expect(start).toMatchObject({ line: 'position', position: { optional: ['cool-heads'] } });
    for (const line of [head, start]) expect(faultsOf('log', line)).toEqual([]);
    expect((await raid(['play', '--help'])).out).toMatch(
      /--option NAMES +optional rules: cool-heads/,
    );
  });

  test('practice takes back dice as well, and the replay says so', async () => {
    const out = folder.file('practice.json');
    const typed = ['1', 'take LCA1', 'land OR1', 'undo', 'undo', ''].join('\n');
    const told = await raid(
      ['play', '--seed', '7', '--practice', '--lang', 'fr', '--out', out],
      typed,
    );
    expect(told.code).toBe(0);
    expect(told.out.replaceAll('\u00a0', ' ')).toContain(
      'Annulé : Débarquer sur la plage Orange I',
    );
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
