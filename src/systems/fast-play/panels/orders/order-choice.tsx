// The orders of the moment, as each question wants them.

import type { BattleDesk } from '../desk/battle-desk.ts';
import { Answers } from './answers.tsx';
import { AttackChoice } from './attack-choice.tsx';
import { DiceChoice } from './dice-choice.tsx';
import { MoveChoice } from './move-choice.tsx';
import './orders.css';

export function OrderChoice({ desk }: { readonly desk: BattleDesk }) {
  switch (desk.orders.asked.value.kind) {
    case 'name':
    case 'deal':
      return <DiceChoice desk={desk} />;
    case 'move':
      return <MoveChoice desk={desk} />;
    case 'attack':
      return <AttackChoice desk={desk} />;
    case 'over':
      return null;
    default:
      return <Answers desk={desk} />;
  }
}
