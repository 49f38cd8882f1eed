// verify, link, unlink, show and odds on real replays, as processes of their own.

import { afterAll, describe, expect, test } from 'vitest';
import type { OddsJson } from '../../src/cli/commands/odds.ts';
import type { ShowJson } from '../../src/cli/commands/show.ts';
import { replayText } from '../../src/engine/replay.ts';
import type { PositionJson } from '../../src/systems/raid/terminal/position-json.ts';
import { forge } from '../engine/forge.ts';
import { played } from './replays.ts';
import { Folder, raid, raidCutShort } from './run.ts';
import { faultsOf, schema, schemaFiles } from './schemas.ts';

const folder = new Folder();
afterAll(() => folder.remove());
const replay = played('steady', '7', 'hardened', true);
const file = folder.write('raid.json', replayText(replay));

describe('a replay of other rules or data', () => {
  const old = folder.write('old.json', replayText({ ...replay, rules: '2' }));
  const anew = "raid play --battle dieppe-1942 --level hardened --events --seed '7'";

  test.each(['verify', 'show', 'log', 'link'])(
    'is refused by %s with both versions and a way on',
    async (command) => {
      const told = await raid([command, old]);
      expect(told.code).toBe(1);
      expect(told.out).toBe('');
      expect(told.err).toContain(`played under rules version 2; here it is ${replay.rules}`);
      expect(told.err).toContain(`Keep it: a game with rules version 2 opens it.`);
      expect(told.err).toContain(anew);
    },
  );

  test('names its battle when only the data is other', async () => {
    const scenario = { ...replay.scenario, hash: '0'.repeat(16) };
    const told = await raid([
      'verify',
      folder.write('data.json', replayText({ ...replay, scenario })),
    ]);
    expect(told.code).toBe(1);
    expect(told.err).toContain("/scenario/hash: played on other data of 'dieppe-1942' (0000");
    expect(told.err).toContain('Keep it: a game with that data of dieppe-1942 opens it.');
  });

  test('is refused as a link too', async () => {
    const told = await raid([
      'unlink',
      forge({ rules: '2', seed: '7', level: 'hardened', flags: 1 }),
    ]);
    expect(told.code).toBe(1);
    expect(told.err).toContain(`played under rules version 2; here it is ${replay.rules}`);
    expect(told.err).toContain(anew);
  });
});

describe('verify', () => {
  test('a replay that is as it was played', async () => {
    const told = await raid(['verify', file]);
    expect(told.err).toBe('');
    expect(told.out).toContain(
      `verified, ${replay.actions.length} actions, ${replay.result?.outcome}`,
    );
    expect(told.code).toBe(0);
  });

  test('the first action that differs is named, and the others are checked all the same', async () => {
    const at = replay.actions.findIndex((action) => action.startsWith('step'));
    const actions = replay.actions.map((action, i) => (i === at ? 'step S1' : action));
    const bad = folder.write('bad.json', replayText({ ...replay, actions }));
    const claim = folder.write(
      'claim.json',
      replayText({ ...replay, result: { outcome: 'total-success', vp: 99 } }),
    );
    const told = await raid(['verify', bad, claim, file]);
    expect(told.code).toBe(1);
    expect(told.err).toMatch(
      new RegExp(`bad\\.json: action ${at + 1} \\(turn \\d+\\) 'step S1': `),
    );
    expect(told.err).toMatch(/claim\.json: \/result\/outcome: 'total-success' claimed/);
    expect(told.out).toContain('raid.json: verified');
  });
});

test('link and unlink bring the replay back', async () => {
  const link = (await raid(['link', file])).out.trim();
  expect(link).toMatch(/^[\w-]+$/);
  const address = `https://example.org/cauldron/#raid=${link}`;
  const [back, verified] = await Promise.all([
    raid(['unlink', address]),
    raid(['verify', '-'], link),
  ]);
  expect(JSON.parse(back.out)).toEqual(replay);
  expect(verified.out).toContain('-: verified');
});

describe('show', () => {
  test('as JSON', async () => {
    const at = replay.actions.findIndex((action) => action.startsWith('land '));
    const json = JSON.parse(
      (await raid(['show', file, '--at', `${at}`, '--json'])).out,
    ) as ShowJson & { readonly position: PositionJson };
    expect(faultsOf('show', json)).toEqual([]);
    expect(json.decision.kind).toBe('act');
    expect(json.decision.actions.map(({ action }) => action)).toContain(replay.actions[at]);
    const aboard = json.position.zones.flatMap((z) => z.british.flatMap((u) => u.aboard ?? []));
    expect(aboard.filter((u) => u.acting).length).toBeGreaterThan(0);
    expect(json.position.zones.filter((z) => z.marker !== null).length).toBeGreaterThan(0);
  });

  test('as text, at the end, in French', async () => {
    const told = await raid(['show', file, '--lang', 'fr']);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^After action \d+ of \d+\.\nCommando endurci\. Tour/);
    expect(told.out).toContain(`${replay.result?.vp}`.replace('-', '−'));
    expect(told.out).toContain('Le raid est terminé.');
  });

  test('beyond the end is wrong use', async () => {
    const told = await raid(['show', file, '--at', '99999']);
    expect(told.code).toBe(2);
    expect(told.err).toContain(`--at takes a whole number, 0 to ${replay.actions.length}`);
  });
});

describe('odds', () => {
  const at = replay.actions.findIndex((action) => /^(fire|snipe) /.test(action));

  test('of every fire and assault that could be ordered', async () => {
    const json = JSON.parse(
      (await raid(['odds', file, '--at', `${at}`, '--json'])).out,
    ) as OddsJson;
    expect(faultsOf('odds', json)).toEqual([]);
    expect(json.orders.map(({ action }) => action)).toContain(replay.actions[at]);
  });

  test('of one order, in words', async () => {
    const action = replay.actions[at] ?? '';
    const told = await raid(['odds', file, '--at', `${at}`, '--action', action]);
    expect(told.out.split('\n')[0]?.startsWith(`${action}: `)).toBe(true);
    expect(told.out).toMatch(/ \+ D6 against .* \+ D10: hit [<>]?\d+\.\d\u00a0%/);
  });

  test('of an order that is not allowed', async () => {
    const told = await raid(['odds', file, '--at', '0', '--action', 'fire HT1']);
    expect(told.code).toBe(1);
    expect(told.err).toContain(
      'Fire at the lower cliff pillbox: the craft are loaded first (rule 3d)',
    );
  });
});

test('a reader that leaves early makes no noise', async () => {
  const told = await raidCutShort(['log', file, '--json']);
  expect(told).toEqual({ code: 0, out: '', err: '' });
});

test.each(schemaFiles)('%s closes every object and list', (name) => {
  const open: string[] = [];
  walk(schema(name), '', (node, path) => {
    if (node.properties !== undefined && node.additionalProperties !== false) open.push(path);
    if (node.type === 'array' && typeof node.maxItems !== 'number') open.push(path);
    if (node.type === 'string' && typeof node.pattern !== 'string') open.push(path);
  });
  expect(open).toEqual([]);
});

type Node = Record<string, unknown>;

function walk(value: unknown, path: string, visit: (node: Node, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, path);
  for (const [key, child] of Object.entries(value)) walk(child, `${path}/${key}`, visit);
}
