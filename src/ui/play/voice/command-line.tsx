// The command line: what is typed is an order or a question, and what is said stands below it.

import '../../../words/shell/voice.ts';
import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../words/index.ts';
import { Icon, IconButton } from '../../kit/index.ts';
import { isFocusKept } from '../../kit/keeps-focus.ts';
import { spoken } from '../../kit/messages.ts';
import type { Table } from '../table.ts';
import { answered, obey, run, seatAt } from './command.ts';
import './command-line.css';
import { closeLine } from './line.ts';
import type { CommandName } from './understand.ts';

const FIELD = 'command-line-field';
/** The keys scroll a long answer. */
const SCROLLS = { tabIndex: 0 };
const KEPT = 30; // lines that the arrows bring back

let wanted = false; // the focus, once it is there
let came: Element | null = null; // where the focus was before

export async function answerTo(table: Table, question: CommandName): Promise<void> {
  await obey(await seatAt(table), question, null);
}

export function focusLine(): void {
  came = document.activeElement;
  wanted = true;
  takeFocus();
}

function takeFocus(): void {
  if (!wanted) return;
  const field = document.getElementById(FIELD);
  field?.focus({ preventScroll: true });
  wanted = field === null;
}

/** Back to where the focus was. */
function leave(): void {
  const inside = isFocusKept();
  closeLine();
  if (inside && came instanceof HTMLElement && came.isConnected) came.focus();
}

export function Line({ face, desk }: Table) {
  const typed = useSignal('');
  const past = useRef<string[]>([]);
  const back = useRef(0); // how far the arrows have gone
  const lines = useComputed(() => {
    const said = spoken.value.trim();
    return said === answered.value.join(' ') ? answered.value : said === '' ? [] : [said];
  });
  useLayoutEffect(takeFocus, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const text = typed.value.trim();
    typed.value = '';
    back.current = 0;
    if (text !== '') past.current = [text, ...past.current].slice(0, KEPT);
    void run({ face, desk }, text);
  };
  const recall = (by: 1 | -1) => {
    back.current = Math.max(0, Math.min(past.current.length, back.current + by));
    typed.value = past.current[back.current - 1] ?? '';
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowUp') recall(1);
    else if (event.key === 'ArrowDown') recall(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="command-line" data-keeps-focus aria-label={t('voice.title')}>
      <form class="command-line__form" onSubmit={submit}>
        <label class="visually-hidden" for={FIELD}>
          {t('voice.label')}
        </label>
        <Icon name="right" />
        <input
          id={FIELD}
          type="text"
          value={typed}
          maxLength={80}
          autoComplete="off"
          autocapitalize="none"
          enterkeyhint="go"
          spellcheck={false}
          placeholder={t('voice.example')}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onKeyDown={hear}
        />
        <IconButton icon="close" look="quiet" label={t('voice.close')} onClick={leave} />
      </form>
      <Answer lines={lines.value} />
    </section>
  );
}

/** What was said last. It is spoken where everything is: here it only stands to be read. */
function Answer({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="command-line__answer" {...SCROLLS}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
