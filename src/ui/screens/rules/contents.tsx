// The table of chapters; the chapter of the rule in the address lies open. Every chapter has a way back to its line.

import { t } from '../../../words/index.ts';
import { addressIn, type OpenBook } from './book.ts';

export interface ContentsProps {
  readonly book: OpenBook;
  readonly current: string | null; // rule id
}

/** Back to the table, at the line of a chapter. At once: the way may be thirty screens long. */
export function toContents(chapter: number): void {
  const line = document.getElementById(`contents-${chapter}`);
  line?.closest('.rules__side')?.scrollIntoView({ block: 'start' });
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'nearest' });
}

export function Contents({ book, current }: ContentsProps) {
  const chapter = current === null ? null : Number.parseInt(current, 10);
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <ol class="contents__list">
        {book.chapters.map(({ number, title, entries }) => (
          <li key={number}>
            <details open={number === chapter}>
              <summary class="contents__chapter" id={`contents-${number}`}>
                <span class="contents__number">{number}</span> {title}
              </summary>
              <ul class="contents__rules">
                {entries.map(({ id, title: name }) => (
                  <li key={id}>
                    <a
                      class="contents__rule"
                      href={addressIn(book, id)}
                      aria-current={id === current ? 'true' : undefined}
                    >
                      <span class="contents__id">{id}</span> {name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </nav>
  );
}
