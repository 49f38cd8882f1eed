// The table of chapters; the chapter of the rule in the address lies open.

import type { Rulebook } from '../../../rulebook/parse.ts';
import { type Lang, t } from '../../i18n/index.ts';
import { address } from '../../shell/routes.ts';

export interface ContentsProps {
  readonly book: Rulebook;
  readonly language: Lang;
  readonly current: string | null; // rule id
}

export function Contents({ book, language, current }: ContentsProps) {
  const chapter = current === null ? null : Number.parseInt(current, 10);
  return (
    <nav class="contents" aria-label={t('rules.contents')}>
      <ol class="contents__list">
        {book.chapters.map(({ number, title, entries }) => (
          <li key={number}>
            <details open={number === chapter}>
              <summary class="contents__chapter">
                <span class="contents__number">{number}</span> {title}
              </summary>
              <ul class="contents__rules">
                {entries.map(({ id, title: name }) => (
                  <li key={id}>
                    <a
                      class="contents__rule"
                      href={address({ page: 'rules', lang: language, id })}
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
