// Why raids are not being kept, for the player to read.

import { toast } from '../ui/kit/messages.ts';
import { type MessageKey, t } from '../words/index.ts';
import '../words/shell/storage.ts';
import type { Trouble } from './storage/database.ts';

const WORDS: Readonly<Record<Trouble, MessageKey>> = {
  refused: 'save.refused',
  blocked: 'save.blocked',
  newer: 'save.newer',
};

export function tellUnsaved(trouble: Trouble): void {
  toast({ kind: 'warning', text: t(WORDS[trouble]), stays: true });
}
