// Where the two games parted, in words, with the way into the theatre at that moment.

import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { turnOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { address } from '../../shell/routes.ts';
import { titleOf } from '../archive/listed.ts';
import type { Parting } from './parting.ts';
import { momentOf, type Side } from './side.ts';

export interface PartingWordsProps {
  readonly parting: Parting;
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side;
}

export function PartingWords({ parting, face, a, b }: PartingWordsProps) {
  if (parting.kind === 'other-dice') return <p>{t('compare.otherDice')}</p>;
  if (parting.kind === 'alike') return <p>{t('compare.alike')}</p>;
  const { at } = parting;
  const longer = a.actions.length >= b.actions.length ? a : b;
  const { game, frames } = longer.session;
  const frame = frames[momentOf(longer, at)];
  const turn = frame === undefined ? 1 : turnOf(game.system, frame);
  const clock = face.course.clock(game.scenario, turn);
  return (
    <>
      <p>{t(at === 0 ? 'compare.atOnce' : 'compare.orders', { n: at, turn, clock })}</p>
      {parting.kind === 'fresh-dice' && <p>{t('compare.freshDice')}</p>}
      <ul class="compare__parting">
        <Choice face={face} side={a} letter="a" at={at} />
        <Choice face={face} side={b} letter="b" at={at} />
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly face: LookingFace;
  readonly side: Side;
  readonly letter: 'a' | 'b';
  readonly at: number;
}

function Choice({ face, side, letter, at }: ChoiceProps) {
  const { id } = side.raid;
  const action = side.actions[at];
  const words =
    action === undefined ? t('compare.stops') : face.words.action(side.session.scenario, action);
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
