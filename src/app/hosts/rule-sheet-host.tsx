// One rule beside whatever is on the screen: opens the book it is in.

import type { Rule } from '../../engine/rule.ts';
import { RuleSheet } from '../../ui/screens/rules/rule-sheet.tsx';
import { lang } from '../../words/index.ts';
import { battleLookedAt } from '../looked-at.ts';
import { useBook } from '../use-book.ts';

export function RuleSheetHost({ rule }: { readonly rule: Rule }) {
  const book = useBook(rule.book, lang.value, battleLookedAt(rule.book));
  return book === null || book === 'failed' ? null : <RuleSheet rule={rule} book={book} />;
}
