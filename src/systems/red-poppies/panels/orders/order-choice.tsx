// The orders of the moment, as each question wants them.

import type { BattleDesk } from '../desk/battle-desk.ts';
import { ActChoice } from './act-choice.tsx';
import { Answers } from './answers.tsx';
import { HalfChoice } from './half-choice.tsx';
import { PauseChoice } from './pause-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import './orders.css';

export function OrderChoice({ desk }: { readonly desk: BattleDesk }) {
  switch (desk.orders.asked.value.kind) {
    case 'place':
      return <PlaceChoice desk={desk} />;
    case 'half':
      return <HalfChoice desk={desk} />;
    case 'act':
    case 'point':
      return <ActChoice desk={desk} />;
    case 'pause':
      return <PauseChoice desk={desk} />;
    case 'over':
      return null;
    default:
      return <Answers desk={desk} />;
  }
}
