// What a search has found.

import { useEffect } from 'preact/hooks';
import { t } from '../../../words/index.ts';
import { announce } from '../../kit/messages.ts';
import { addressIn, type OpenBook } from './book.ts';
import { MarkBadge } from './marks.tsx';
import { searchBook } from './search.ts';

export interface SearchHitsProps {
  readonly book: OpenBook;
  readonly words: string;
  readonly onOpen: () => void;
}

export function SearchHits({ book, words, onOpen }: SearchHitsProps) {
  const hits = searchBook(book, words);
  const count = t('rules.found', { n: hits.length });
  useEffect(() => announce(count), [count]);
  return (
    <div class="hits">
      <p class="hits__count">{hits.length === 0 ? t('rules.nothing') : count}</p>
      <ul class="hits__list">
        {hits.map(({ entry, excerpt }) => (
          <li key={entry.id} class="hit">
            <a class="hit__title" href={addressIn(book, entry.id)} onClick={onOpen}>
              <span class="rule__id">{entry.id}</span> {entry.title}
            </a>{' '}
            <MarkBadge mark={entry.mark} />
            <p class="prose hit__text">{excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
