// The icon set: 24 × 24 outlines in the ink of the text beside them. They never carry meaning alone, so they are
// hidden from screen readers.

import './icon.css';
import { CORE_ICONS } from './icon-paths.ts';
import type { MORE_ICONS } from './icon-paths-more.ts';

export type IconName = keyof typeof CORE_ICONS | keyof typeof MORE_ICONS;

const drawings: Partial<Record<IconName, string>> = { ...CORE_ICONS };

/** Called by icons.ts when a chunk needs more than the title does. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(drawings, more);
}

export interface IconProps {
  readonly name: IconName;
  readonly size?: number; // px; 1.25 em by default
}

export function Icon({ name, size }: IconProps) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size === undefined ? {} : { style: { width: `${size}px`, height: `${size}px` } })}
    >
      <path d={drawings[name] ?? ''} />
    </svg>
  );
}
