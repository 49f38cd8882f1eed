// One pile of counters with its name and its levels.

import type { ComponentChildren } from 'preact';

interface PileRowProps {
  readonly title: string;
  readonly levels: string;
  readonly small?: boolean;
  readonly children: ComponentChildren;
}

export function PileRow({ title, levels, small = false, children }: PileRowProps) {
  return (
    <div class={`pile-row${small ? ' pile-row--small' : ''}`}>
      <p class="pile-row__head">
        <span>{title}</span>
        <span class="numbers">{levels}</span>
      </p>
      <div class="pile-row__counters">{children}</div>
    </div>
  );
}
