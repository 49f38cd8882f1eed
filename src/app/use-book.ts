// The book that is open on a screen, in the language it is wanted in.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OpenBook } from '../ui/screens/rules/book.ts';
import type { Lang } from '../words/index.ts';
import { openBook } from './books.ts';

/** Null until it is there; while another is on its way, the one before stays open. */
export function useBook(
  system: string,
  language: Lang,
  battle: string | null, // whose figures it shows; of the first without
): OpenBook | 'failed' | null {
  const book = useSignal<OpenBook | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    openBook(system, language, battle).then(
      (found) => {
        if (!left) book.value = found;
      },
      () => {
        if (!left) book.value = 'failed';
      },
    );
    return () => {
      left = true;
    };
  }, [system, language, battle]);
  return book.value;
}
