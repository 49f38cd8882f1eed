// 4.2, 6.2 Both generals, with their character and what it means for their dice.

import { Icon, RuleRef } from '../../../../ui/kit/index.ts';
import { Pop } from '../../../../ui/kit/pop.tsx';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import { cite } from '../../rules/rule.ts';
import { characterOf, type State } from '../../rules/state.ts';
import { CHARACTERS, SIDES, Side, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { sentence } from '../../text/catalogue.ts';
import { capital, Voice } from '../../text/voice.ts';
import type { DeskPart } from '../desk/battle-desk.ts';

const BOTH: readonly SideId[] = [Side.french, Side.german];

export function Generals({ desk }: DeskPart<'playback'>) {
  const s = desk.playback.shown.value;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <Pop
      label={t('fp.generals')}
      class="fp-generals"
      face={
        <>
          <Icon name="officer" />
          <span class="visually-hidden">{t('fp.generals')}</span>
          <span class="fp-generals__both">
            {BOTH.map((side) => (
              <span key={side} class={`fp-general fp-general--${SIDES[side]}`}>
                <small>{t(`fp.general.${SIDES[side]}`)}</small>
                <b>{voice.character(characterOf(s, side))}</b>
              </span>
            ))}
          </span>
        </>
      }
    >
      <h2>
        {t('fp.generals')} <RuleRef rule={cite('4.2')} />
      </h2>
      {BOTH.map((side) => (
        <Means key={side} s={s} side={side} voice={voice} />
      ))}
    </Pop>
  );
}

interface MeansProps {
  readonly s: State;
  readonly side: SideId;
  readonly voice: Voice;
}

function Means({ s, side, voice }: MeansProps) {
  const name = CHARACTERS[characterOf(s, side)] ?? 'cautious';
  return (
    <p>
      <b>
        {t(`fp.general.${SIDES[side]}`)} · {voice.character(characterOf(s, side))}
      </b>
      <br />
      <Ruled
        sentence={capital(sentence(lang.value, `character.means.${name}`, { rule: cite('6.2') }))}
      />
    </p>
  );
}
