// Takes the raids of a file into the archive. Each is read, played and compared with its hashes; what is not sound is
// refused and told, what is already here is recognised. The work is done in slices, so that the page goes on living.

import {
  parseReplay,
  type Replay,
  replayFaultText,
  runReplay,
  type Verified,
} from '../../engine/replay.ts';
import { isForeign, refuseForeign } from '../../engine/replay-check.ts';
import { Limit, plain } from '../../engine/replay-format.ts';
import { scanJson } from '../../engine/scan-json.ts';
import type { HouseGame } from '../../systems/index.ts';
import { type Games, gameIn } from '../games.ts';
import { newId } from '../new-id.ts';
import { writtenReplay } from '../replay-of.ts';
import type { Archive } from './archive.ts';
import { FileLimit, isHead, isObject, type KeptBeside, readBeside } from './archive-file.ts';
import { fingerprint } from './fingerprint.ts';
import { type Line, linesOf } from './lines.ts';
import { newRecord } from './new-record.ts';
import { isDamaged, readRecord, type SavedRaid, whereOf } from './records.ts';
import { type RaidSummary, summaryOf } from './summary.ts';

export type RefusalKind = 'long' | 'json' | 'shape' | 'foreign' | 'differs' | 'full' | 'file';

export interface Refusal {
  readonly line: number;
  readonly kind: RefusalKind;
  readonly detail: string; // what exactly, in the words of the format
}
export interface ImportReport {
  readonly taken: number;
  readonly known: number; // were here already
  readonly refused: number;
  readonly refusals: readonly Refusal[]; // the first of them
  readonly stopped: boolean; // before the end of the file
}
export interface ImportWatch {
  readonly progress: (done: number, share: number) => void; // raids looked at; part of the file
  readonly stopped: () => boolean;
}

const SLICE_MS = 12;
const BATCH = 100; // raids written at once

export async function importFile(
  archive: Archive,
  games: Games,
  file: File | Blob,
  watch: ImportWatch,
): Promise<ImportReport> {
  const desk = new ImportDesk(archive, games);
  if (file.size > FileLimit.bytes)
    return desk.refuse(0, 'file', `${file.size} bytes`).report(false);
  await desk.open();
  let pause = performance.now() + SLICE_MS;
  for await (const line of linesOf(file, FileLimit.line)) {
    if (watch.stopped()) return desk.close(true);
    if (line.number === 1 && !(await desk.head(line, file))) return desk.close(false);
    if (line.number > 1) desk.take(line);
    if (desk.seen > FileLimit.raids) {
      desk.refuse(line.number, 'file', `more than ${FileLimit.raids} raids`);
      return desk.close(true);
    }
    if (desk.waiting >= BATCH) await desk.write();
    if (performance.now() < pause) continue;
    watch.progress(desk.seen, file.size === 0 ? 1 : Math.min(1, line.read / file.size));
    await new Promise((resolve) => setTimeout(resolve, 0));
    pause = performance.now() + SLICE_MS;
  }
  return desk.close(false);
}

type Words = Partial<Pick<SavedRaid, 'name' | 'note' | 'starred'>>;

/** Name, note and star that a raid of the file has and the same raid here has not. */
function lacking(here: RaidSummary, replay: Replay, beside: Partial<KeptBeside>): Words {
  return {
    ...(here.name === undefined && replay.name !== undefined ? { name: replay.name } : {}),
    ...(here.note === undefined && replay.note !== undefined ? { note: replay.note } : {}),
    ...(here.starred === undefined && beside.starred === true ? { starred: true } : {}),
  };
}

/** One import: what has come in so far. */
class ImportDesk {
  seen = 0;
  readonly #archive: Archive;
  readonly #games: Games;
  readonly #here = new Map<string, RaidSummary>(); // by print: what is here, or comes in with this file
  readonly #words = new Map<string, Words>(); // by id: what a raid that was here lacks
  readonly #ids = new Set<string>(); // of what is here by now
  readonly #refusals: Refusal[] = [];
  #refused = 0;
  #taken = 0;
  #known = 0;
  #waiting: SavedRaid[] = [];

  constructor(archive: Archive, games: Games) {
    this.#archive = archive;
    this.#games = games;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async open(): Promise<void> {
    for (const raid of await this.#archive.list()) {
      this.#here.set(raid.print, raid);
      this.#ids.add(raid.id);
    }
  }

  /** Whether the file is an archive; a single replay is taken as it is. */
  async head(line: Line, file: Blob): Promise<boolean> {
    const head = line.text === null ? undefined : readLine(line.text);
    const kind = isHead(head);
    if (kind === 'archive') return true;
    if (kind === 'other-version') this.refuse(1, 'file', 'a newer version of the format');
    else if (file.size > Limit.text) this.refuse(1, 'file', 'no archive');
    else this.#takeReplay(await file.text(), {}, 1);
    return false;
  }

  take(line: Line): void {
    if (line.text?.trim() === '') return;
    this.seen++;
    if (line.text === null) return void this.refuse(line.number, 'long', '');
    const value = readLine(line.text);
    if (!isObject(value)) return void this.refuse(line.number, 'json', '');
    if (isObject(value.record)) return void this.#refuseRecord(value.record, line.number);
    this.#takeReplay(value.replay, readBeside(value.kept), line.number);
  }

  refuse(line: number, kind: RefusalKind, detail: string): this {
    this.#refused++;
    const told = { line, kind, detail: plain(detail, 160) };
    if (this.#refusals.length < FileLimit.told) this.#refusals.push(told);
    return this;
  }

  /** A raid that was saved as it was kept, because it could not be played: here already, or for another game. */
  #refuseRecord(found: unknown, line: number): void {
    const raid = readRecord(found);
    if (isDamaged(raid)) return void this.refuse(line, 'shape', raid.fault);
    if (this.#here.has(fingerprint(raid))) {
      this.#known++;
      return;
    }
    const { system, battle } = whereOf(raid);
    const why = whyForeign(this.#games, raid);
    this.refuse(line, 'foreign', why ?? `${system}: ${battle}`);
  }

  #takeReplay(value: unknown, beside: Partial<KeptBeside>, line: number): void {
    const replay = parseReplay(value);
    if ('faults' in replay) {
      const [first] = replay.faults;
      this.refuse(line, 'shape', first === undefined ? '' : replayFaultText(first));
      return;
    }
    const print = fingerprint(replay);
    const here = this.#here.get(print);
    if (here !== undefined) {
      this.#known++;
      const words = { ...lacking(here, replay, beside), ...this.#words.get(here.id) };
      this.#words.set(here.id, words);
      return;
    }
    const raid = this.#played(replay, beside, line);
    if (raid === null) return;
    this.#ids.add(raid.id);
    this.#here.set(print, summaryOf(raid));
    this.#waiting.push(raid);
  }

  /** Plays a replay once, for its hashes and its facts. */
  #played(replay: Replay, beside: Partial<KeptBeside>, line: number): SavedRaid | null {
    const game = gameIn(this.#games, replay);
    if (game === null) {
      const { system, battle } = whereOf(replay);
      this.refuse(line, 'foreign', `${system}: ${battle}`);
      return null;
    }
    const book = game.facts.open();
    const verdict = runReplay(game, replay, ({ position, events }) => book.note(position, events));
    if (!verdict.ok) {
      const detail = `${verdict.path}: ${verdict.reason}`;
      this.refuse(line, isForeign(verdict) ? 'foreign' : 'differs', detail);
      return null;
    }
    const free = beside.id !== undefined && !this.#ids.has(beside.id) ? beside.id : newId();
    const facts = verdict.over ? { facts: book.close(verdict.position) } : {};
    return {
      ...recordOfReplay(game, replay, verdict, free),
      ...beside,
      id: free,
      ...facts,
    };
  }

  async write(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    await this.#archive.keep(batch);
    this.#taken += batch.length;
  }

  async close(stopped: boolean): Promise<ImportReport> {
    await this.write();
    const lacking = [...this.#words].filter(([, words]) => Object.keys(words).length > 0);
    const ids = lacking.map(([id]) => id);
    if (ids.length > 0) {
      await this.#archive.amend(ids, (raid) => ({ ...raid, ...this.#words.get(raid.id) }));
    }
    if (this.#archive.refused.value) this.refuse(0, 'full', '');
    return this.report(stopped);
  }

  report(stopped: boolean): ImportReport {
    const counts = { taken: this.#taken, known: this.#known, refused: this.#refused };
    return { ...counts, refusals: this.#refusals, stopped };
  }
}

/** What is other about a raid: its rules, or the data of its battle. */
function whyForeign(games: Games, raid: SavedRaid): string | null {
  const game = gameIn(games, raid);
  const replay = writtenReplay(raid);
  const foreign = game === null || replay === null ? null : refuseForeign(game, replay);
  return foreign === null ? null : `${foreign.path}: ${foreign.reason}`;
}

/** The value of a line; undefined when it is no JSON or goes too deep. */
function readLine(text: string): unknown {
  if (scanJson(text).depth > FileLimit.depth) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function recordOfReplay(
  game: HouseGame,
  replay: Replay,
  { position, over }: Verified,
  id: string,
): SavedRaid {
  const { scenario, rules, branches, actions, turns, result, name, note } = replay;
  const practice = replay.practice ?? false;
  return {
    ...newRecord(id, whereOf(replay), { ...replay, practice }, Date.now()),
    status: over ? 'over' : 'playing',
    origin: 'file',
    ...{ scenario, rules, actions, turns, result },
    turn: game.system.turn(position),
    clock: game.clock(position),
    ...(branches === undefined ? {} : { branches }),
    ...(name === undefined ? {} : { name }),
    ...(note === undefined ? {} : { note }),
  };
}
