// The pieces a graph falls into, the largest first.

export interface Join {
  readonly a: string;
  readonly b: string;
}

export function pieces(ids: readonly string[], joins: readonly Join[]): string[][] {
  const near = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { a, b } of joins) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    const piece = [id];
    // The list grows while it is walked.
    for (const here of piece) {
      for (const next of near.get(here) ?? []) {
        if (seen.has(next) || !near.has(next)) continue;
        seen.add(next);
        piece.push(next);
      }
    }
    found.push(piece);
  }
  return found.sort((one, other) => other.length - one.length);
}
