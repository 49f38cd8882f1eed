// The notes at the foot of the screen. What they say is spoken by the live region; see messages.ts.

import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import './icons.ts';
import { removeToast, type ShownToast, toasts } from './messages.ts';
import './toast.css';
import { words } from './words.ts';

const ICON = { info: 'info', good: 'check', warning: 'warning' } as const;

/** Mounted once by the app. */
export function ToastHost() {
  return (
    <div class="toasts">
      {toasts.value.map((shown) => (
        <Note key={shown.id} shown={shown} />
      ))}
    </div>
  );
}

function Note({ shown }: { readonly shown: ShownToast }) {
  const { id, text, kind = 'info', action } = shown;
  const act = () => {
    removeToast(id);
    action?.run();
  };
  return (
    <div class={`toast toast--${kind}`}>
      <Icon name={ICON[kind]} />
      <span class="toast__text">{text}</span>
      {action && <Button onClick={act}>{action.label}</Button>}
      <IconButton icon="close" look="quiet" label={words.close()} onClick={() => removeToast(id)} />
    </div>
  );
}
