// Counters as people would speak of them: Germans by kind and number, British by their troop and numbers.

import type { Unit } from '../../rules/types.ts';
import type { Key } from '../catalogue.ts';
import type { Voice } from '../voice.ts';

/** Kinds of Germans who are told by number; flak, pillboxes and guns stand where they are and keep their names. */
const COUNTED = ['infantry', 'machineGun', 'officer'] as const;
type Counted = (typeof COUNTED)[number];

/** 'two infantry and a machine gun', 'C Troop 1 to 3 and Maj. Mills-Roberts'. */
export const people = (voice: Voice, units: readonly Unit[]): string =>
  voice.list(groupsOf(voice, units));

/** The same, group by group. */
export function groupsOf(voice: Voice, units: readonly Unit[]): string[] {
  const { britishCount } = voice.scenario;
  const british = units.filter((unit) => unit < britishCount);
  const germans = units.filter((unit) => unit >= britishCount);
  return [...numbered(voice, british), ...counted(voice, germans)];
}

/** Whether a verb that follows is in the plural: two counters, or one that is called 'Rangers'. */
export function verbCount(voice: Voice, units: readonly Unit[]): number {
  const [only] = units;
  if (units.length !== 1 || only === undefined) return units.length;
  const { kind } = voice.scenario.units[only] ?? {};
  return kind === 'commando' && voice.unit(only).endsWith('s') ? 2 : 1;
}

function counted(voice: Voice, germans: readonly Unit[]): string[] {
  const told = COUNTED.flatMap((kind) => {
    const n = germans.filter((unit) => kindOf(voice, unit) === kind).length;
    return n === 0 ? [] : [many(voice, kind, n)];
  });
  const named = germans.filter((unit) => kindOf(voice, unit) === null);
  return [...told, ...named.map((unit) => voice.unit(unit))];
}

const kindOf = (voice: Voice, unit: Unit): Counted | null =>
  COUNTED.find((kind) => kind === voice.scenario.units[unit]?.kind) ?? null;

function many(voice: Voice, kind: Counted, n: number): string {
  return n === 1
    ? voice.say(`one.${kind}`)
    : voice.say(`many.${kind}`, { n: numberWord(voice, n) });
}

const SPELLED = 9;
export const numberWord = (voice: Voice, n: number): string =>
  n >= 2 && n <= SPELLED ? voice.say(`number.${n}` as Key) : String(n);

interface Named {
  readonly stem: string; // 'C Troop'
  readonly number: number | null;
}

function nameOf(voice: Voice, unit: Unit): Named {
  const { kind } = voice.scenario.units[unit] ?? {};
  if (kind === 'sniper' || kind === 'mortar')
    return { stem: voice.say(`the.${kind}`), number: null };
  const name = voice.unit(unit);
  const [, stem = name, number] = /^(.+?) (\d+)$/.exec(name) ?? [];
  return { stem, number: number === undefined ? null : Number(number) };
}

/** British counters that differ only by their number go together. */
function numbered(voice: Voice, units: readonly Unit[]): string[] {
  const stems = new Map<string, number[]>();
  for (const unit of units) {
    const { stem, number } = nameOf(voice, unit);
    stems.set(stem, [...(stems.get(stem) ?? []), ...(number === null ? [] : [number])]);
  }
  return [...stems].flatMap(([stem, numbers]) => withNumbers(voice, stem, numbers, stems.size));
}

function withNumbers(voice: Voice, stem: string, numbers: number[], groups: number): string[] {
  if (numbers.length === 0) return [stem];
  const parts = runsOf(numbers.sort((a, b) => a - b)).flatMap((run) => runText(voice, run));
  const several = WORD.test(stem) && numbers.length > 1 ? `${stem}s` : stem;
  if (groups === 1) return [`${several} ${voice.list(parts)}`];
  return parts.map((part) => `${part.includes(' ') ? several : stem} ${part}`);
}

/** A name that is a plain word, the same in both languages, has a plural. */
const WORD = /^[A-Z][a-z]+$/;

/** Numbers that follow one another. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}

function runText(voice: Voice, run: readonly number[]): string[] {
  if (run.length < 3) return run.map(String);
  return [voice.say('numbers.run', { first: run[0] ?? 0, last: run.at(-1) ?? 0 })];
}
