// Where the two games parted, in words, with the way into the theatre at that moment.

import type { Parting } from '../../../engine/parting.ts';
import { t } from '../../../words/index.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Ruled } from '../../kit/ruled.tsx';
import { turnOf } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { address } from '../../shell/routes.ts';
import { momentOf, positionBefore, type Side } from './side.ts';
import { whoIs } from './who.ts';

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
  const position = positionBefore(longer, at);
  return (
    <>
      <p>{t(at === 0 ? 'compare.atOnce' : 'compare.orders', { n: at, turn, clock })}</p>
      {at > 0 && parting.kind === 'orders' && (
        <p class="compare__asked">
          <Ruled sentence={face.words.asked(position, game.system.asked(position))} />
        </p>
      )}
      {parting.kind === 'fresh-dice' && <p>{t('compare.freshDice')}</p>}
      <ul class="compare__parting">
        <Choice face={face} side={a} other={b} letter="a" at={at} />
        <Choice face={face} side={b} other={a} letter="b" at={at} />
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly face: LookingFace;
  readonly side: Side;
  readonly other: Side;
  readonly letter: 'a' | 'b';
  readonly at: number;
}

function Choice({ face, side, other, letter, at }: ChoiceProps) {
  const { id } = side.raid;
  const who = whoIs(side, other);
  const action = side.actions[at];
  const words =
    action === undefined ? t('compare.stops') : face.words.action(side.session.scenario, action);
  return (
    <li class={`compare__choice compare__choice--${letter}`}>
      <p class="compare__who">{who}</p>
      <p class="compare__order">{words}</p>
      <LinkButton icon="play" href={address({ page: 'theatre', id, moment: momentOf(side, at) })}>
        {t('compare.watch')}
        <span class="visually-hidden">: {who}</span>
      </LinkButton>
    </li>
  );
}
