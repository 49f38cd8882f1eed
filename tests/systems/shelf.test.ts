// The shelf finds battles by their folders: the drill raid put beside data is listed, opened, played, replayed, linked
// and received like any other, and a faulty folder is told in words.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { battleAhead } from '../../src/app/battles.ts';
import { rebuild } from '../../src/app/rebuild.ts';
import { receiveText } from '../../src/app/receive.ts';
import { newRecord } from '../../src/app/storage/new-record.ts';
import { decodeLink, encodeLink } from '../../src/engine/link.ts';
import { makeReplay, parseReplay, replayText, verifyReplay } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { battleNamed, battles, firstBattle, openBattle } from '../../src/systems/shelf.ts';
import { drillRaid, TEST_SHELF } from './raid/drill-raid.ts';

const shelfBefore = firstBattle();
const OPTIONS = { seed: 'shelf', level: 'basic', events: true };

beforeEach(() => vi.stubEnv('CAULDRON_SHELF', TEST_SHELF));
afterEach(() => vi.unstubAllEnvs());

describe('beside the battles of data', () => {
  test('the drill raid is found, behind them', () => {
    expect(battles().map(({ system, id }) => `${system}/${id}`)).toContain('raid/drill');
    expect(battles().at(-1)?.card.title.en).toBe('Drill raid');
    expect(firstBattle().id).toBe(shelfBefore.id);
    expect(battleNamed('nowhere')).toBeUndefined();
  });

  test('each is opened as its system compiles it', async () => {
    expect(await openBattle('drill')).toStrictEqual(drillRaid);
    expect(await openBattle('nowhere')).toBeNull();
    for (const { id, scenario } of battles()) expect(await scenario()).toHaveProperty('id', id);
  });

  test('par and outlook are there where they are', async () => {
    const drill = battleNamed('drill');
    expect(await shelfBefore.par()).not.toBeNull();
    expect(await shelfBefore.outlook()).not.toBeNull();
    expect([await drill?.par(), await drill?.outlook()]).toEqual([null, null]);
  });

  test('an address tells a battle only by naming it', () => {
    expect(battleAhead('#/raid/abc')).toBeNull();
    expect(battleAhead('#/play/drill/abc')?.id).toBe('drill');
    vi.stubEnv('CAULDRON_SHELF', '');
    const alone = battles().length === 1 ? shelfBefore.id : undefined;
    expect(battleAhead('#/raid/abc')?.id).toBe(alone);
  });
});

describe('a raid on it', async () => {
  vi.stubEnv('CAULDRON_SHELF', TEST_SHELF);
  const scenario = (await openBattle('drill')) as Scenario;
  const actions: Action[] = [];
  playGame(raidOn(scenario), OPTIONS, steadyPlayer(), actions);
  const replay = makeReplay(raidOn(scenario), OPTIONS, actions);
  const link = encodeLink(raidOn(scenario), replay);

  test('is verified from its file', () => {
    const read = parseReplay(replayText(replay));
    if ('faults' in read) throw new Error('no replay');
    expect(verifyReplay(raidOn(scenario), read)).toMatchObject({ ok: true, over: true });
  });

  test('comes out of its link', () => {
    expect(decodeLink(raidOn(scenario), link)).toEqual(replay);
  });

  test('is received in a page, as a file and as a link', async () => {
    for (const text of [replayText(replay), link]) {
      expect(await receiveText(text)).toMatchObject({ kind: 'replay', replay });
    }
  });

  test('is rebuilt from its record', async () => {
    const choice = { ...OPTIONS, practice: false };
    const record = {
      ...newRecord('a', { system: 'raid', battle: 'drill' }, choice, 1),
      actions: replay.actions,
    };
    const { session, fault } = await rebuild(record);
    expect([session?.scenario.id, session?.asked.kind, fault]).toEqual(['drill', 'over', null]);
  });
});

describe('a faulty folder', () => {
  let root = '';
  const folder = (name: string): string => join(root, 'raid', name);
  const copy = (name: string, id = name): void => {
    cpSync(join(TEST_SHELF, 'raid/drill'), folder(name), { recursive: true });
    change(name, 'raid', (raid) => ({ ...raid, id }));
  };
  const change = (name: string, file: string, how: (value: Json) => Json): void => {
    const path = join(folder(name), `${file}.json`);
    writeFileSync(path, JSON.stringify(how(JSON.parse(readFileSync(path, 'utf8')) as Json)));
  };
  type Json = Record<string, unknown>;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'cauldron-shelf-'));
  });
  beforeEach(() => vi.stubEnv('CAULDRON_SHELF', root));
  afterEach(() => rmSync(join(root, 'raid'), { recursive: true, force: true }));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is told by battle, file and place', () => {
    copy('broken');
    change('broken', 'map', (map) => ({ ...map, coast: 'none' }));
    expect(() => loadBattle('broken')).toThrow(
      "the battle raid/broken is faulty:\n  map.json /coast: must be a list, is 'none'",
    );
  });

  test.each([
    ['without a name', (card: Json) => ({ ...card, names: {} }), "/names: field 'operation' is"],
    ['of no length', (card: Json) => ({ ...card, minutes: 0 }), '/minutes: must be at least 1'],
    ['with a word too many', (card: Json) => ({ ...card, tilte: 1 }), ": no field 'tilte' here"],
  ])('with a card %s is refused', (_, how, told) => {
    copy('carded');
    change('carded', 'card', how);
    expect(() => loadBattle('carded')).toThrow(`card.json ${told}`.replace(' :', ':'));
  });

  test('must have the id of its battle', () => {
    copy('here', 'there');
    expect(() => loadBattle('here')).toThrow("raid.json /id: must be the folder's, 'here'");
  });

  test('must have a card, and an id of its own', () => {
    copy('plain');
    rmSync(join(folder('plain'), 'card.json'));
    expect(() => battles()).toThrow('raid/plain has no card.json');
    rmSync(folder('plain'), { recursive: true });
    copy(shelfBefore.id);
    expect(() => battles()).toThrow(`two battles are called '${shelfBefore.id}'`);
  });

  test('may have no outlook that is none', () => {
    copy('dim');
    writeFileSync(join(folder('dim'), 'outlook.json'), '{"scenario":"abc","weights":["one two"]}');
    expect(() => loadBattle('dim')).toThrow('outlook.json /weights/0');
  });
});
