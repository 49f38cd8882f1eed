// Opening a replay: a file to choose, or a link or text to paste. Dropping a file works anywhere and needs no dialogue.

import '../../words/shell/theatre.ts';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import '../theatre/by-hand.css';
import './open-replay.css';

export interface OpenReplayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

export function OpenReplay({ open, onClose, onText, onFile }: OpenReplayProps) {
  const text = useSignal('');
  const chooser = useRef<HTMLInputElement>(null);
  const done = (run: () => void) => {
    onClose();
    text.value = '';
    run();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('open.title')}>
      <div class="stack">
        <p>{t('open.text')}</p>
        <input
          class="visually-hidden"
          ref={chooser}
          type="file"
          accept=".json,.jsonl,.txt,application/json,text/plain"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) done(() => onFile(file));
          }}
        />
        <Button icon="share" wide onClick={() => chooser.current?.click()}>
          {t('open.file')}
        </Button>
        <label class="open-replay">
          <span>{t('open.paste')}</span>
          <textarea
            class="paper-text"
            rows={4}
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <Button
          look="primary"
          icon="play"
          wide
          disabled={text.value.trim() === ''}
          onClick={() => {
            const given = text.value;
            done(() => onText(given));
          }}
        >
          {t('open.go')}
        </Button>
      </div>
    </Dialog>
  );
}
