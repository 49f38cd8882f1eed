// A numbered paragraph of an order: the number and heading in the margin, the rest beside them.

import type { ComponentChildren } from 'preact';
import './paragraph.css';

export interface ParagraphProps {
  readonly number?: number;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Paragraph({ number, title, children }: ParagraphProps) {
  return (
    <section class="paragraph">
      <h2 class="paragraph__title">
        {number !== undefined && <span class="paragraph__number stencil">{number}</span>}
        {title}
      </h2>
      <div class="paragraph__body">{children}</div>
    </section>
  );
}
