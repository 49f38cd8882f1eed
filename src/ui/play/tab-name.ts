// What the papers of a game are called: what a system has its own word for, and the rest.

import { t } from '../../words/index.ts';
import type { Face } from '../sheet/face.ts';

type Tab = 'orders' | 'stack' | 'zones' | 'log' | 'score';

export function tabName({ labels }: Pick<Face, 'labels'>, tab: Tab): string {
  const own = { stack: labels.inspected, zones: labels.places } as const;
  const named = tab === 'stack' || tab === 'zones' ? own[tab]?.() : undefined;
  return named ?? t(`play.tab.${tab}`);
}
