// One rule beside whatever is on the screen: opens the book it is in.

import type { Rule } from '../../engine/rule.ts';
import { RuleSheet } from '../../ui/screens/rules/rule-sheet.tsx';
import { lang } from '../../words/index.ts';
import { FailedOver } from '../lazy.tsx';
import { battleLookedAt } from '../looked-at.ts';
import { useBook } from '../use-book.ts';

export function RuleSheetHost({ rule }: { readonly rule: Rule }) {
  const book = useBook(rule.book, lang.value, battleLookedAt(rule.book));
  if (book === 'failed') return <FailedOver />;
  return book === null ? null : <RuleSheet rule={rule} book={book} />;
}
