// Figures in a rulebook that a battle may set: written `{name: standard}`, filled when the book is read.

/** By name, what the battle that is open has; the standard stands where it says nothing. */
export type Figures = Readonly<Record<string, string>>;

export interface Figure {
  readonly name: string; // 'victory.gun'
  readonly standard: string; // '10'; a whole table when it stands on lines of its own
}

const FIGURE = /\{([A-Za-z0-9.]+):([^{}]*)\}/g;

/** Every figure of a text, in order. */
export function figuresIn(markdown: string): Figure[] {
  return [...markdown.matchAll(FIGURE)].map(([, name = '', standard = '']) => ({
    name,
    standard: standard.includes('\n') ? standard.trim() : standard.replace(/^ /, ''),
  }));
}

/** The text with its figures in place; a table keeps the empty lines around it. */
export function fillFigures(markdown: string, figures: Figures = {}): string {
  return markdown.replace(FIGURE, (_, name: string, standard: string) => {
    const value = Object.hasOwn(figures, name) ? figures[name] : undefined;
    const isBlock = standard.includes('\n');
    if (isBlock) return value === undefined ? standard : `\n\n${value}\n\n`;
    return value ?? standard.replace(/^ /, '');
  });
}
