// Who imports whom: the files of src, their edges, and the circles among them.

import { posix } from 'node:path';
import { type Import, readImports } from './imports.ts';

export interface Edge extends Import {
  readonly from: string;
  /** A file of the project, or the name of a package. */
  readonly to: string;
  readonly kind: 'file' | 'package';
}

export interface Hidden {
  readonly from: string;
  readonly line: number;
  readonly what: string;
}

export interface Graph {
  readonly files: readonly string[];
  readonly edges: readonly Edge[];
  readonly hidden: readonly Hidden[];
}

/** Files by their path from the project's root, with their text. */
export type Files = ReadonlyMap<string, string>;

export function graphOf(files: Files): Graph {
  const edges: Edge[] = [];
  const hidden: Hidden[] = [];
  for (const [from, text] of files) {
    const asked = readImports(from, text);
    for (const one of asked.hidden) hidden.push({ from, ...one });
    for (const one of asked.imports) edges.push({ ...one, from, ...resolve(from, one.specifier) });
  }
  return { files: [...files.keys()], edges, hidden };
}

function resolve(from: string, specifier: string): Pick<Edge, 'to' | 'kind'> {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.') || (from.endsWith('.css') && !path.startsWith('@'))) {
    return { to: posix.join(posix.dirname(from), path), kind: 'file' };
  }
  if (path.startsWith('/')) return { to: path.slice(1), kind: 'file' };
  if (path.startsWith('node:')) return { to: 'node', kind: 'package' };
  const parts = path.split('/');
  return { to: parts.slice(0, path.startsWith('@') ? 2 : 1).join('/'), kind: 'package' };
}

/** Files that reach themselves, circle by circle (Tarjan's strongly connected components). */
export function circles(files: readonly string[], edges: readonly Edge[]): string[][] {
  const next = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to } of edges) if (next.has(to)) next.get(from)?.push(to);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const walk = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let lowest = index;
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, walk(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, order.get(to) ?? index);
    }
    low.set(file, lowest);
    if (lowest === index) found.push(stack.splice(stack.indexOf(file)));
    return lowest;
  };
  for (const file of files) if (!order.has(file)) walk(file);
  const itself = new Set(edges.filter(({ from, to }) => from === to).map(({ from }) => from));
  return found
    .filter((circle) => circle.length > 1 || itself.has(circle[0] ?? ''))
    .map((circle) => circle.sort());
}

/** The shortest way from a file to the first one wanted, or null. */
export function wayTo(
  start: string,
  edges: ReadonlyMap<string, readonly Edge[]>,
  wanted: (edge: Edge) => boolean,
): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    for (const edge of edges.get(way.at(-1) ?? '') ?? []) {
      if (wanted(edge)) return [...way, edge.to];
      if (edge.kind === 'package' || seen.has(edge.to)) continue;
      seen.add(edge.to);
      ways.push([...way, edge.to]);
    }
  }
  return null;
}
