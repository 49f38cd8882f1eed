// A first look at JSON text before it is parsed: how deep its brackets go, and whether it stops half-way.

export interface JsonScan {
  readonly depth: number; // the deepest bracket
  readonly open: boolean; // the text ends inside a text, a list or an object
}

export function scanJson(text: string): JsonScan {
  let level = 0;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth = Math.max(depth, ++level);
    else if (char === '}' || char === ']') level--;
  }
  return { depth, open: quoted || level > 0 || text.trim() === '' };
}
