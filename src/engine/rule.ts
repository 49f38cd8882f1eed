// A reference to a rule, as it goes from the event that it made happen to the button that opens its paragraph.

export interface Rule {
  readonly book: string; // the system whose rulebook it is in
  readonly id: string; // of a paragraph there, such as '11.2e'
}

/** Cites the rules of one book; the same rule is always the same value. */
export function citing(book: string): (id: string) => Rule {
  const known = new Map<string, Rule>();
  return (id) => {
    const rule = known.get(id) ?? { book, id };
    known.set(id, rule);
    return rule;
  };
}

export const sameRule = (a: Rule, b: Rule): boolean => a.book === b.book && a.id === b.id;
