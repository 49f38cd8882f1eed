// A small label. Its words carry the meaning; the colour only helps.

import type { ComponentChildren } from 'preact';
import './badge.css';
import { Icon, type IconName } from './icon.tsx';

export interface BadgeProps {
  readonly tone?: 'plain' | 'ink' | 'red' | 'blue' | 'green' | 'amber' | 'british' | 'german';
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span class={`badge badge--${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
