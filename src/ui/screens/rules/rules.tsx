// The rulebook: every chapter on one long sheet, addressed by rule id, with a table of chapters and a search.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../../words/shell/rules.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import type { Chapter, Rulebook, RuleEntry } from '../../../rulebook/parse.ts';
import { type Lang, lang, t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';
import { bookIn } from './book.ts';
import { Contents, toContents } from './contents.tsx';
import { MarkBadge, MarkLegend } from './marks.tsx';
import { Prose } from './prose.tsx';
import './rules.css';
import { SearchHits } from './search-hits.tsx';

export interface RulesProps {
  readonly lang: Lang | null; // of the address; the player's own without
  readonly id: string | null;
}

export function Rules({ lang: wanted, id }: RulesProps) {
  const words = useSignal('');
  const language = wanted ?? lang.value;
  const book = bookIn(language);
  useEffect(() => {
    if (id !== null) show(id);
  }, [id, language]);
  return (
    <Page title={t('page.rules')} kicker={book.title} wide class="rules-page">
      <div class="rules" lang={language}>
        <div class="rules__side">
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
          <Contents book={book} language={language} current={id} />
        </div>
        <div class="rules__text">
          {words.value.trim() === '' ? (
            <BookText book={book} language={language} />
          ) : (
            <SearchHits
              book={book}
              language={language}
              words={words.value}
              onOpen={() => clear()}
            />
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
  readonly book: Rulebook;
  readonly language: Lang;
}

function BookText({ book, language }: BookProps) {
  return (
    <>
      <MarkLegend />
      {book.chapters.map((chapter) => (
        <ChapterText key={chapter.number} chapter={chapter} language={language} />
      ))}
    </>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly language: Lang;
}

function ChapterText({ chapter, language }: ChapterProps) {
  const link = (id: string) => <a href={address({ page: 'rules', lang: language, id })}>{id}</a>;
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
      {chapter.introduction !== '' && <Prose text={chapter.introduction} link={link} />}
      {chapter.entries.map((entry) => (
        <RuleText key={entry.id} entry={entry} language={language} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly entry: RuleEntry;
  readonly language: Lang;
}

function RuleText({ entry, language }: RuleProps) {
  const to = (id: string) => address({ page: 'rules', lang: language, id });
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
