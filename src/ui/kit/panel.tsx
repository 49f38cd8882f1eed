// A sheet of paper: the ground of every panel and screen. With a title it is a named region.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './panel.css';

export interface PanelProps {
  readonly title?: string;
  readonly level?: 2 | 3; // of the heading
  readonly aside?: ComponentChildren; // beside the title: a badge, a button
  readonly tone?: 'plain' | 'raised' | 'form'; // form: ruled like a printed army form
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, level = 2, aside, tone = 'plain', children, ...rest }: PanelProps) {
  const id = useId();
  const look = `panel panel--${tone}${rest.class ? ` ${rest.class}` : ''}`;
  if (title === undefined) return <div class={look}>{children}</div>;
  const Heading = `h${level}` as const;
  return (
    <section class={look} aria-labelledby={id}>
      <header class="panel__head">
        <Heading id={id} class="panel__title">
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  );
}
