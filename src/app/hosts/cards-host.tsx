// The cards of the shelf, with what the player has reached by the rules of now; only where there is more than one battle.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { foundCards } from '../../systems/found-cards.ts';
import { BattleCards, type Reached } from '../../ui/screens/shelf/battle-cards.tsx';
import { shelved } from '../../ui/shell/battles.ts';
import { outcomeName } from '../../words/index.ts';
import { openEditions } from '../editions.ts';
import { raidList } from '../raid-list.ts';
import { reachedIn } from '../reached.ts';

export function CardsHost({ chosen }: { readonly chosen?: string }) {
  const reached = useSignal<readonly Reached[]>([]);
  useEffect(() => {
    void readReached().then((found) => {
      reached.value = found;
    });
  }, []);
  return (
    <BattleCards
      battles={shelved()}
      backs={foundCards()}
      reached={reached.value}
      {...(chosen === undefined ? {} : { chosen })}
    />
  );
}

/** What was reached, once there are words for it: the title has those of the raid, and every other system its own. */
async function readReached(): Promise<Reached[]> {
  const [raids, editions] = await Promise.all([raidList.list(), openEditions()]);
  const found = reachedIn(raids, editions);
  if (found.some(({ outcome }) => outcomeName(outcome) === null)) {
    const { openOutsides } = await import('../outsides.ts');
    await openOutsides();
  }
  return found;
}
