// What is wrong with a raid that cannot be opened, in words.

import { pastWords } from '../ui/shell/past-words.ts';
import { t } from '../words/index.ts';
import type { Fault } from './raid-store.ts';

export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'record':
      return t('damaged.record', { what: fault.text });
    case 'action':
      return t('damaged.action', { n: fault.index + 1, text: fault.text });
    case 'turn':
      return t('damaged.turn', { turn: fault.turn });
    case 'rules':
    case 'data':
      return pastWords(fault, 'playing');
    default:
      return t(`damaged.${fault.kind}`);
  }
}
