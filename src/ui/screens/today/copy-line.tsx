// The day's line with a button that copies it; where the browser does not let the game copy, the text can be marked.

import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/messages.ts';
import './today.css';

export function CopyLine({ text }: { readonly text: string }) {
  return (
    <div class="day-line">
      <p class="day-line__text">{text}</p>
      <Button icon="copy" onClick={() => copy(text)}>
        {t('day.copy')}
      </Button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'good', text: t('day.copied') });
  } catch {
    toast({ kind: 'warning', text: t('day.byHand') });
  }
}
