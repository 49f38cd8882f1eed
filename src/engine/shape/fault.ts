// A fault in a battle's files: which file, where in it, and what is wrong in words whoever writes a battle
// can act on. Names that miss by a letter or two are answered with the nearest known one.

export interface Fault {
  readonly file: string; // 'map.json'
  readonly path: string; // a JSON pointer, '' for the whole file
  readonly reason: string;
}

export function faultText({ file, path, reason }: Fault): string {
  return path === '' ? `${file}: ${reason}` : `${file} ${path}: ${reason}`;
}

/** Collects the faults of one file. */
export class Faults {
  readonly list: Fault[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = `${file}.json`;
  }

  add(path: string, reason: string): void {
    this.list.push({ file: this.file, path, reason });
  }

  get any(): boolean {
    return this.list.length > 0;
  }
}

/** A value as a message shows it, cut when long. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  if (typeof value !== 'string') return String(value);
  return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
}

/** `; did you mean 'VAS'?`, or nothing when no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : `; did you mean '${near}'?`;
}

/** The first known name with the fewest letters changed, at most a third of them. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 60) return undefined;
  let best: string | undefined;
  let fewest = Math.min(Math.ceil(name.length / 3), name.length - 1);
  for (const candidate of known) {
    const changes = lettersChanged(name, candidate);
    if (changes < fewest || (changes === fewest && best === undefined)) {
      best = candidate;
      fewest = changes;
    }
  }
  return best;
}

/** Levenshtein: letters put in, taken out or replaced. */
function lettersChanged(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const replace = (row[j - 1] ?? 0) + same;
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
