// The way to the lesson of the battle that is being played, for whoever offers it: briefing, menu, form.

import { type Signal, signal } from '@preact/signals';
import type { LessonCard } from '../../engine/battle.ts';
import { inWords } from '../../words/card.ts';
import { t } from '../../words/index.ts';
import { OFFERED } from '../../words/shell/lesson-offer.ts';
import { LinkButton } from '../kit/index.ts';

/** Its address, what the battle says of it, and whether it was begun or heard out before; null where there is none. */
export interface LessonOffer {
  readonly href: string;
  readonly card: LessonCard;
  readonly heard: 'never' | keyof typeof OFFERED;
}

/** Of the battle on the screen. */
export const lessonOffer: Signal<LessonOffer | null> = signal(null);

export function LessonLink({ offer, wide }: { readonly offer: LessonOffer; readonly wide?: true }) {
  const { href, card, heard } = offer;
  return (
    <LinkButton icon="sun" href={href} {...(wide ? { wide } : {})}>
      {heard === 'never' ? inWords(card.offer) : t(OFFERED[heard], { name: inWords(card.name) })}
    </LinkButton>
  );
}
