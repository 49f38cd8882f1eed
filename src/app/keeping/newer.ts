// A newer game lies ready: said once, in a quiet note, and never over a raid or a replay. It is loaded when the player
// says so; whoever never does gets it when the last page of the game has been closed.

import { effect } from '@preact/signals';
import { toast, toasts } from '../../ui/kit/messages.ts';
import { type Route, route } from '../../ui/shell/routes.ts';
import { t } from '../../words/index.ts';
import '../../words/shell/keeping.ts';

const NOT_OVER: readonly Route['page'][] = ['raid', 'theatre', 'shared'];

let offered = false;

export function offerNewer(registration: ServiceWorkerRegistration): void {
  if (offered) return;
  offered = true;
  let remove: (() => void) | null = null;
  let declined = false;
  effect(() => {
    const away = NOT_OVER.includes(route.value.page);
    if (remove !== null && away) {
      declined = !toasts.peek().some(({ text }) => text === t('newer.ready'));
      remove();
      remove = null;
    } else if (remove === null && !away && !declined) {
      const action = { label: t('newer.take'), run: () => take(registration) };
      remove = toast({ text: t('newer.ready'), action, stays: true });
    }
  });
}

/** Only this page is loaded again: others go on with the game they have. */
function take({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting === null) return reload(); // another page has taken it
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ want: 'to be taken' });
}
