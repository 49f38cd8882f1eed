// A token of action points.

import type { ComponentChildren } from 'preact';
import './token.css';

interface TokenProps {
  readonly look: 'now' | 'open' | 'given' | 'french' | 'german' | 'spent';
  readonly children: ComponentChildren;
}

export const Token = ({ look, children }: TokenProps) => (
  <span class={`fp-token fp-token--${look} numbers`}>{children}</span>
);
