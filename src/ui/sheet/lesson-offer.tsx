// The way to the lesson of the battle that is being played, for whoever offers it: briefing, menu, form.

import { type Signal, signal } from '@preact/signals';
import { t } from '../../words/index.ts';
import { OFFERED } from '../../words/shell/lesson-offer.ts';
import { LinkButton } from '../kit/index.ts';

/** Its address, and whether it was begun or heard out before; null where there is none. */
export interface LessonOffer {
  readonly href: string;
  readonly heard: keyof typeof OFFERED;
}

/** Of the battle on the screen. */
export const lessonOffer: Signal<LessonOffer | null> = signal(null);

export function LessonLink({ offer, wide }: { readonly offer: LessonOffer; readonly wide?: true }) {
  return (
    <LinkButton icon="sun" href={offer.href} {...(wide ? { wide } : {})}>
      {t(OFFERED[offer.heard])}
    </LinkButton>
  );
}
