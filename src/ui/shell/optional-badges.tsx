// The optional rules a game is played with, a small label each.

import '../kit/icons.ts';
import { Badge } from '../kit/badge.tsx';
import { optionalName } from './outsides.ts';

export interface OptionalBadgesProps {
  readonly system: string;
  readonly optional: readonly string[] | undefined;
}

export function OptionalBadges({ system, optional = [] }: OptionalBadgesProps) {
  return (
    <>
      {optional.map((rule) => (
        <Badge key={rule} icon="book">
          {optionalName(system, rule)}
        </Badge>
      ))}
    </>
  );
}
