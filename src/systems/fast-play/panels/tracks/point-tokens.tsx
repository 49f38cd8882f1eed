// 6.5 The points of each segment as tokens, one row a side.

import { RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { lang } from '../../../../words/index.ts';
import { ledBy } from '../../rules/points.ts';
import { cite } from '../../rules/rule.ts';
import { isClosed, pointsIn, type State, storeIn } from '../../rules/state.ts';
import { Side, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';
import { Token } from './token.tsx';

export function PointTokens({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <Pop
      label={t('fp.points')}
      class="fp-points"
      face={
        <>
          <span class="visually-hidden">{t('fp.points')}</span>
          <span class="fp-points__row">
            {s.scenario.segments.map((_, segment) => (
              <span key={segment} class="fp-points__cell">
                <small>{voice.segment(segment)}</small>
                <Tokens s={s} segment={segment} />
              </span>
            ))}
          </span>
        </>
      }
    >
      <h2>
        {t('fp.points')} <RuleRef rule={cite('6.5')} />
      </h2>
      <SideList s={s} side={Side.french} title={t('fp.points.yours')} voice={voice} />
      <SideList s={s} side={Side.german} title={t('fp.points.theirs')} voice={voice} />
    </Pop>
  );
}

function Tokens({ s, segment }: { readonly s: State; readonly segment: number }) {
  const own = pointsIn(s, Side.french, segment) + storeIn(s, Side.french, segment);
  const theirs = pointsIn(s, Side.german, segment);
  const look = own === 0 || isClosed(s, Side.french, segment) ? 'spent' : 'french';
  return (
    <>
      <Token look={look}>{own}</Token>
      {theirs > 0 && <Token look="german">{theirs}</Token>}
    </>
  );
}

interface SideProps {
  readonly s: State;
  readonly side: SideId;
  readonly title: string;
  readonly voice: Voice;
}

function SideList({ s, side, title, voice }: SideProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {s.scenario.segments.map((_, segment) => {
          const n = pointsIn(s, side, segment);
          const store = storeIn(s, side, segment);
          const notes = [
            isClosed(s, side, segment) ? t('fp.points.closed') : '',
            store > 0 ? t('fp.points.store', { n: store }) : '',
            ledBy(s, side) === segment ? t('fp.points.led') : '',
          ].filter((note) => note !== '');
          const line = t('fp.points.of', { segment: voice.segment(segment), n });
          return (
            <li key={segment}>{notes.length === 0 ? line : `${line} (${notes.join(', ')})`}</li>
          );
        })}
      </ul>
    </>
  );
}
