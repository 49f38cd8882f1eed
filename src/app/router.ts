// Follows the address: the route signal and the page's title.

import { effect } from '@preact/signals';
import { firstBattle } from '../systems/shelf.ts';
import { helpShown } from '../ui/kit/keys/help.ts';
import { partMissing } from '../ui/kit/missing.ts';
import { closeRule } from '../ui/kit/open-rule.ts';
import { depart } from '../ui/shell/arrival.ts';
import { parseRoute, type Route, route, turnTo } from '../ui/shell/routes.ts';
import { inWords } from '../words/card.ts';
import { type MessageKey, t } from '../words/index.ts';

export function followAddress(): void {
  route.value = parseRoute(window.location.hash);
  window.addEventListener('hashchange', () => {
    const next = parseRoute(window.location.hash);
    if (next.page !== route.value.page) {
      depart();
      closeRule();
      helpShown.value = false;
      partMissing.value = false;
    }
    turnTo(next);
  });
  effect(() => {
    document.title = pageTitle(route.value);
  });
}

function pageTitle(shown: Route): string {
  if (shown.page === 'title') return `${t('game.name')} – ${inWords(firstBattle().card.dateline)}`;
  const page = t(`page.${shown.page}` satisfies MessageKey);
  const rule = shown.page === 'rules' && shown.id !== undefined ? ` ${shown.id}` : '';
  return `${page}${rule} – ${t('game.name')}`;
}
