// The cards of the shelf, with what the player has reached; only where there is more than one battle.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BattleCards, type Reached } from '../../ui/screens/shelf/battle-cards.tsx';
import { shelved } from '../../ui/shell/battles.ts';
import { reachedIn } from '../reached.ts';
import { archive } from '../stores.ts';

export function CardsHost({ chosen }: { readonly chosen?: string }) {
  const reached = useSignal<readonly Reached[]>([]);
  useEffect(() => {
    archive.list().then((raids) => {
      reached.value = reachedIn(raids);
    });
  }, []);
  return (
    <BattleCards
      battles={shelved()}
      reached={reached.value}
      {...(chosen === undefined ? {} : { chosen })}
    />
  );
}
