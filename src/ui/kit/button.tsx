// Buttons. A link that looks like a button takes `href`; an icon button must be given its name.

import type { ButtonHTMLAttributes, ComponentChildren, RefObject } from 'preact';
import './button.css';
import { Icon, type IconName } from './icon.tsx';
import { isOff } from './keys/help.ts';
import { shortcut } from './keys/shortcut.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-desk';

interface Common {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly hint?: string; // the key that does the same
  readonly wide?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}
type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Common | 'ref'>;
export interface ButtonProps extends Common, Native {
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
}

export function Button({ look, icon, hint, wide, children, buttonRef, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut(hint)}
      {...rest}
      {...(buttonRef ? { ref: buttonRef } : {})}
      class={classes(look, wide, rest.class)}
    >
      <Face icon={icon} hint={hint}>
        {children}
      </Face>
    </button>
  );
}

export interface LinkButtonProps extends Common {
  readonly href: string;
  readonly id?: string;
  readonly title?: string;
  readonly download?: string;
  readonly onClick?: () => void;
}

/** Goes somewhere: a real link, so that it can be opened in another tab. */
export function LinkButton({ look, icon, hint, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} class={classes(look, wide, rest.class)}>
      <Face icon={icon} hint={hint}>
        {children}
      </Face>
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'wide'> {
  readonly icon: IconName;
  readonly label: string; // its accessible name, also shown on hover with its key
}

export function IconButton({ icon, label, look, hint, buttonRef, ...rest }: IconButtonProps) {
  const looks = `${classes(look, false, rest.class)} button--icon`;
  return (
    <button
      type="button"
      title={hint === undefined || isOff(hint) ? label : `${label} (${hint})`}
      aria-keyshortcuts={shortcut(hint)}
      {...rest}
      {...(buttonRef ? { ref: buttonRef } : {})}
      aria-label={label}
      class={looks}
    >
      <Icon name={icon} />
    </button>
  );
}

interface FaceProps {
  readonly icon: IconName | undefined;
  readonly hint: string | undefined;
  readonly children: ComponentChildren;
}

function Face({ icon, hint, children }: FaceProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {hint && !isOff(hint) && (
        <span class="button__hint" aria-hidden="true">
          {hint}
        </span>
      )}
    </>
  );
}

function classes(look: ButtonLook = 'secondary', wide = false, extra?: string): string {
  const own = extra === undefined ? '' : ` ${extra}`;
  return `button button--${look}${wide ? ' button--wide' : ''}${own}`;
}
