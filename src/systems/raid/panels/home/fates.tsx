// 9.2a When those of one zone can be home, once the race is on; what goes wrong carries a sign as well as a colour.

import { Icon } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { type Homeward, isRaceOn, wayHomeOf } from '../../rules/home/way-home.ts';
import type { RaidState } from '../../rules/state.ts';
import type { Zone } from '../../rules/types.ts';
import { fateText } from '../../text/home.ts';
import { Voice } from '../../text/voice.ts';
import './way-home.css';

export function Fate({ position, stack }: { position: RaidState; stack: Homeward }) {
  const wrong = stack.verdict !== 'home';
  return (
    <span class={wrong ? 'fate fate--wrong' : 'fate'}>
      {wrong && <Icon name="warning" />}
      {fateText(new Voice(position.scenario, lang.value), stack)}
    </span>
  );
}

export function Fates({ position, zone }: { position: RaidState; zone: Zone }) {
  if (!isRaceOn(position)) return null;
  const stacks = wayHomeOf(position).stacks.filter((stack) => stack.zone === zone);
  return (
    <>
      {stacks.map((stack) => (
        <Fate key={stack.units[0]} position={position} stack={stack} />
      ))}
    </>
  );
}
