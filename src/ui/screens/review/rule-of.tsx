// A rule a review cites. The book at hand is that of the rules of now: one of other rules is named and not opened.

import { RuleRef } from '../../kit/index.ts';
import type { ReviewBook } from './book.ts';

export function RuleOf({ book, id }: { readonly book: ReviewBook; readonly id: string }) {
  return book.past === null ? <RuleRef rule={book.rule(id)} /> : <small>[{id}]</small>;
}
