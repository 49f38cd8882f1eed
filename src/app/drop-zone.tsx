// A replay dropped anywhere on the page, or pasted outside a field, is opened. The engine that reads it is fetched only
// then.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isTyping } from '../ui/kit/keys/help.ts';
import { DropWords } from './lazy-screens.tsx';

const load = () => import('./open-text.ts');
const OURS = /#r=[\w-]|"cauldron-(replay|archive)"/;

export function DropZone() {
  const over = useSignal(false);
  useEffect(
    () =>
      listen((shown) => {
        over.value = shown;
      }),
    [],
  );
  return over.value ? <DropWords /> : null;
}

function listen(show: (shown: boolean) => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const hear = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
    name: Name,
    answer: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, answer, { signal });
  hear('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    show(true);
  });
  hear('dragleave', (event) => {
    if (event.relatedTarget === null) show(false);
  });
  hear('drop', (event) => {
    show(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void load().then(({ openFile }) => openFile(file));
  });
  hear('paste', (event) => {
    if (isTyping(event)) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (OURS.test(text)) void load().then(({ openText }) => openText(text));
  });
  return () => ears.abort();
}

const hasFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;
