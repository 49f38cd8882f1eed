// Where the two raids parted, in words, with the way into the theatre at that moment.

import { turnOf } from '../../../systems/raid/panels/course/moments.ts';
import { describeAction } from '../../../systems/raid/text/action.ts';
import { lang, t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { address } from '../../shell/routes.ts';
import { titleOf } from '../archive/listed.ts';
import type { Parting } from './parting.ts';
import { momentOf, type Side } from './side.ts';

export interface PartingWordsProps {
  readonly parting: Parting;
  readonly a: Side;
  readonly b: Side;
}

export function PartingWords({ parting, a, b }: PartingWordsProps) {
  if (parting.kind === 'other-dice') return <p>{t('compare.otherDice')}</p>;
  if (parting.kind === 'alike') return <p>{t('compare.alike')}</p>;
  const { at } = parting;
  const longer = a.actions.length >= b.actions.length ? a : b;
  const frame = longer.frames[momentOf(longer, at)];
  const turn = frame === undefined ? 1 : turnOf(frame);
  const clock = a.state.scenario.clock[turn] ?? '';
  return (
    <>
      <p>{t(at === 0 ? 'compare.atOnce' : 'compare.orders', { n: at, turn, clock })}</p>
      {parting.kind === 'fresh-dice' && <p>{t('compare.freshDice')}</p>}
      <ul class="compare__parting">
        <Choice side={a} letter="a" at={at} />
        <Choice side={b} letter="b" at={at} />
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly side: Side;
  readonly letter: 'a' | 'b';
  readonly at: number;
}

function Choice({ side, letter, at }: ChoiceProps) {
  const { id } = side.raid;
  const action = side.actions[at];
  const words =
    action === undefined
      ? t('compare.stops')
      : describeAction(side.state.scenario, action, lang.value);
  return (
    <li class={`compare__choice compare__choice--${letter}`}>
      <p class="compare__who">{titleOf(side.raid)}</p>
      <p class="compare__order">{words}</p>
      <LinkButton icon="play" href={address({ page: 'theatre', id, moment: momentOf(side, at) })}>
        {t('compare.watch')}
        <span class="visually-hidden">: {titleOf(side.raid)}</span>
      </LinkButton>
    </li>
  );
}
