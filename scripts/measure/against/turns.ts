// Two trees measured turn about, so that whatever the machine does beside it meets both.

import type { Tree, Trees } from './trees.ts';

/** What is measured, and how much worse than the commit the working tree may be. */
export interface Kind {
  readonly name: string;
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly floor: number; // of the ratio
}

/** What was measured, turn by turn. */
export interface Figure extends Kind {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** One value for each kind, in their order. */
type Measure = (tree: Tree) => Promise<readonly number[]>;

export async function turnAbout(
  { ours, theirs }: Trees,
  times: number,
  kinds: readonly Kind[],
  measure: Measure,
): Promise<Figure[]> {
  const figures = kinds.map(blank);
  for (let turn = 1; turn <= times; turn++) {
    const mine = await measured(measure, ours);
    const other = await measured(measure, theirs);
    for (const [i, figure] of figures.entries()) {
      figure.ours.push(checked(mine[i], figure, ours));
      figure.theirs.push(checked(other[i], figure, theirs));
    }
    const told = figures.map((f) => `${f.name} ${inBrief(f.ours)} and ${inBrief(f.theirs)}`);
    process.stderr.write(`turn ${turn} of ${times}: ${told.join(', ')}\n`);
  }
  return figures;
}

function blank(kind: Kind): Kind & { readonly ours: number[]; readonly theirs: number[] } {
  return { ...kind, ours: [], theirs: [] };
}

const inBrief = (values: readonly number[]): string => (values.at(-1) ?? 0).toPrecision(4);

async function measured(measure: Measure, tree: Tree): Promise<readonly number[]> {
  try {
    return await measure(tree);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${tree.name}: ${why}`, { cause });
  }
}

function checked(value: number | undefined, { name }: Kind, tree: Tree): number {
  if (value !== undefined && Number.isFinite(value) && value > 0) return value;
  throw new Error(`${tree.name}: "${name}" came out as ${value}`);
}
