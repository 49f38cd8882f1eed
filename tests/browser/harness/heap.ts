// What is alive in a page, after the rubbish was taken out.

import type { CDPSession } from 'playwright-core';

/** The part of a heap snapshot that is read here; the fields of all nodes lie in one row. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

interface Alive {
  readonly kind: string; // 'object', 'string', 'code' …
  readonly name: string; // of an object, its class
  readonly bytes: number;
}

/** How many objects of a class there are: also of those that the protocol does not find by their prototype, such as
 * typed arrays. */
export async function aliveOf(session: CDPSession, className: string): Promise<number> {
  let count = 0;
  for (const { kind, name } of alive(await heapOf(session))) {
    if (kind === 'object' && name === className) count++;
  }
  return count;
}

const CONTENT: ReadonlySet<string> = new Set([
  ...['object', 'array', 'closure', 'regexp', 'number', 'bigint', 'symbol'],
  ...['string', 'concatenated string', 'sliced string'],
]);

/** Bytes of what a program made: without code, which the browser compiles anew as a function is used more, and without
 * what the browser itself keeps about the page. */
export async function contentOf(session: CDPSession): Promise<number> {
  let sum = 0;
  for (const { kind, bytes } of alive(await heapOf(session))) if (CONTENT.has(kind)) sum += bytes;
  return sum;
}

function* alive({ snapshot, nodes, strings }: Snapshot): Generator<Alive> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const kind = fields.indexOf('type');
  const name = fields.indexOf('name');
  const bytes = fields.indexOf('self_size');
  for (let at = 0; at < nodes.length; at += fields.length) {
    yield {
      kind: types[0][nodes[at + kind] ?? 0] ?? '',
      name: strings[nodes[at + name] ?? 0] ?? '',
      bytes: nodes[at + bytes] ?? 0,
    };
  }
}

async function heapOf(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join(''));
}
