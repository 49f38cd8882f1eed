// Compares what two engines told of the same raids.

/** The first raid that another engine told otherwise, in words; null where all is the same. */
export function difference(first: readonly string[], lines: readonly string[]): string | null {
  const i = first.findIndex((line, at) => line !== lines[at]);
  if (i >= 0) return `${cut(first[i])}\n  but ${cut(lines[i])}`;
  return first.length === lines.length ? null : `${lines.length} raids, not ${first.length}`;
}

const cut = (line = 'nothing'): string => (line.length > 90 ? `${line.slice(0, 90)}…` : line);
