// The rulebook: every chapter on one long sheet, addressed by rule id, with a table of chapters and a search.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import '../../../words/shell/rules.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { Chapter, RuleEntry } from '../../../rulebook/parse.ts';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { Page } from '../../shell/page.tsx';
import { addressIn, type OpenBook } from './book.ts';
import { ChapterPicture, type OpenPictures } from './chapter-picture.tsx';
import { Contents, toContents } from './contents.tsx';
import { MarkBadge, MarkLegend } from './marks.tsx';
import { Prose } from './prose.tsx';
import './rules.css';
import { SearchHits } from './search-hits.tsx';

/** The pictures of a book. */
export interface BookPictures {
  readonly open: OpenPictures;
  readonly of: readonly number[] | undefined; // the chapters that have one; all without
}

export interface RulesProps {
  readonly book: OpenBook;
  readonly others?: ComponentChildren; // the way to other books, when there are any
  readonly pictures: BookPictures | null; // where it has any
  readonly id: string | null;
}

export function Rules({ book, others, pictures, id }: RulesProps) {
  const words = useSignal('');
  useEffect(() => {
    if (id !== null) show(id);
  }, [id, book]);
  return (
    <Page title={t('page.rules')} kicker={book.title} wide class="rules-page">
      <div class="rules" lang={book.language}>
        <div class="rules__side">
          {others}
          <search>
            <TextField
              label={t('rules.search')}
              labelHidden
              icon="search"
              placeholder={t('rules.search')}
              value={words.value}
              onInput={(typed) => {
                words.value = typed;
              }}
            />
          </search>
          <Contents book={book} current={id} />
        </div>
        <div class="rules__text">
          {words.value.trim() === '' ? (
            <BookText book={book} pictures={pictures} />
          ) : (
            <SearchHits book={book} words={words.value} onOpen={() => clear()} />
          )}
        </div>
      </div>
    </Page>
  );

  function clear(): void {
    words.value = '';
    if (id !== null) requestAnimationFrame(() => show(id));
  }
}

/** Brings a rule into view and the focus to it. */
function show(id: string): void {
  const rule = document.getElementById(`rule-${id}`) ?? document.getElementById(`chapter-${id}`);
  rule?.scrollIntoView({ block: 'start' });
  rule?.focus({ preventScroll: true });
}

interface BookProps {
  readonly book: OpenBook;
}

function BookText({ book, pictures }: BookProps & Pick<RulesProps, 'pictures'>) {
  return (
    <>
      <MarkLegend />
      {book.chapters.map((chapter) => (
        <ChapterText key={chapter.number} chapter={chapter} book={book} pictures={pictures} />
      ))}
    </>
  );
}

interface ChapterProps extends BookProps {
  readonly chapter: Chapter;
  readonly pictures: BookPictures | null;
}

function ChapterText({ chapter, book, pictures }: ChapterProps) {
  const link = (id: string) => <a href={addressIn(book, id)}>{id}</a>;
  const { number } = chapter;
  const pictured = pictures !== null && (pictures.of?.includes(number) ?? true);
  return (
    <section
      class="chapter"
      id={`chapter-${chapter.number}`}
      tabIndex={-1}
      aria-labelledby={`title-${chapter.number}`}
    >
      <header class="chapter__head">
        <h2 class="chapter__title stencil" id={`title-${chapter.number}`}>
          <span class="chapter__number">{chapter.number}</span> {chapter.title}
        </h2>
        <Button
          look="quiet"
          icon="list"
          class="chapter__back"
          onClick={() => toContents(chapter.number)}
        >
          {t('rules.toContents')}
        </Button>
      </header>
      {pictured && <ChapterPicture chapter={number} open={pictures.open} />}
      {chapter.introduction !== '' && <Prose text={chapter.introduction} link={link} />}
      {chapter.entries.map((entry) => (
        <RuleText key={entry.id} entry={entry} book={book} />
      ))}
    </section>
  );
}

interface RuleProps extends BookProps {
  readonly entry: RuleEntry;
}

function RuleText({ entry, book }: RuleProps) {
  const to = (id: string) => addressIn(book, id);
  return (
    <article class="rule" id={`rule-${entry.id}`} tabIndex={-1}>
      <header class="rule__head">
        <a class="rule__id" href={to(entry.id)}>
          {entry.id}
        </a>
        <h3 class="rule__title">{entry.title}</h3>
        <MarkBadge mark={entry.mark} />
      </header>
      <Prose text={entry.body} link={(id) => <a href={to(id)}>{id}</a>} />
    </article>
  );
}
