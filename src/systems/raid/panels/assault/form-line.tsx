// 11.2b One line while it is being formed, and the men in reserve.

import { percent, toNumber } from '../../../../engine/fraction.ts';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { LineOdds } from '../../odds/round-odds.ts';
import { cite } from '../../rules/rule.ts';
import type { RaidState } from '../../rules/state.ts';
import { NONE, type Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { OpenSum } from '../dice/dice-sum.tsx';
import { Man, Slot } from '../placing/man.tsx';
import { unitWords } from '../stack/unit-words.ts';
import { type Arrangement, germansBehind, reserveOf } from './arrangement.ts';
import { slotName } from './form-keys.ts';
import { Germans, LineCard, Standing } from './line-card.tsx';
import { type Form, whereWords } from './use-form.ts';

interface FormLineProps {
  readonly form: Form;
  readonly state: RaidState;
  readonly line: number;
  readonly odds: LineOdds | null;
}

export function FormLine({ form, state, line, odds }: FormLineProps) {
  const { battle, lines } = form;
  const inContact = lines.contact[line] ?? NONE;
  return (
    <LineCard
      line={line}
      british={
        <>
          <FormSlot form={form} state={state} line={line} as="support">
            {lines.support[line] ?? []}
          </FormSlot>
          <FormSlot form={form} state={state} line={line} as="contact">
            {inContact === NONE ? [] : [inContact]}
          </FormSlot>
        </>
      }
      middle={<Chance line={line} odds={odds} />}
      german={
        <Germans
          state={state}
          before={state}
          unit={battle.germans[line] ?? NONE}
          behind={germansBehind(battle, line)}
        />
      }
      attack={odds !== null && <OpenSum parts={odds.attack} side="british" />}
      defence={odds !== null && <OpenSum parts={odds.defence} side="german" />}
    />
  );
}

function Chance({ line, odds }: { readonly line: number; readonly odds: LineOdds | null }) {
  if (odds === null) return <span class="line-card__chance">…</span>;
  const n = percent(odds.hit);
  return (
    <>
      <span class="line-card__chance numbers" aria-hidden="true">
        {n} %<small>{t('assault.hit')}</small>
      </span>
      <span
        class="line-card__bar"
        role="img"
        aria-label={t('assault.hitChance', { n: line + 1, chance: n })}
      >
        <span style={{ width: `${toNumber(odds.hit) * 100}%` }} />
      </span>
    </>
  );
}

interface FormSlotProps extends Omit<FormLineProps, 'odds'> {
  readonly as: 'contact' | 'support';
  readonly children: readonly Unit[];
}

function FormSlot({ form, state, line, as: role, children: men }: FormSlotProps) {
  const { placing, battle, lines } = form;
  const name = slotName({ line, role });
  const picked = placing.picked.value;
  const here = picked !== null && men.includes(picked);
  const fits = role === 'support' || (men.length === 0 && battle.commandos.has(picked ?? NONE));
  const may = picked !== null && !here && fits;
  const put = may
    ? t(`assault.put.${role}`, { unit: unitWords(state, picked), n: line + 1 })
    : null;
  return (
    <Slot placing={placing} name={name} put={put} class={`line-card__${role}`}>
      {men.length === 0 && !may && (role === 'contact' || battle.men.length > battle.lines) && (
        <span class="line-card__empty" aria-hidden="true">
          {t(`assault.${role}Short`)}
        </span>
      )}
      {men.map((unit) => (
        <Man
          key={unit}
          placing={placing}
          state={state}
          unit={unit}
          slot={name}
          label={manLabel(state, lines, unit, picked)}
          small={role === 'support'}
        />
      ))}
    </Slot>
  );
}

/** What a press on a man does: picks him, or puts the picked man in his place. */
function manLabel(state: RaidState, lines: Arrangement, unit: Unit, picked: Unit | null): string {
  if (picked === null || picked === unit) return whereWords(state, lines, unit);
  const voice = new Voice(state.scenario, lang.value);
  return t('assault.swap', { unit: voice.unit(picked), other: whereWords(state, lines, unit) });
}

export function Reserve({ form, state }: { readonly form: Form; readonly state: RaidState }) {
  const { battle, lines, placing } = form;
  const reserve = reserveOf(battle, lines);
  const picked = placing.picked.value;
  const may = picked !== null && !reserve.includes(picked);
  return (
    <div class="assault__reserve">
      <Slot
        placing={placing}
        name="reserve"
        put={may ? t('assault.put.reserve', { unit: unitWords(state, picked) }) : null}
        class={reserve.length === 0 && !may ? 'assault__reserve-none' : ''}
      >
        <span class="assault__reserve-name">
          {reserve.length === 0 ? t('assault.hint') : t('assault.reserve')}
        </span>
        {reserve.map((unit) => (
          <Man
            key={unit}
            placing={placing}
            state={state}
            unit={unit}
            slot="reserve"
            label={manLabel(state, lines, unit, picked)}
          />
        ))}
        {reserve.length > 0 && (
          <span class="assault__note">{t('assault.reserveNote', { n: reserve.length })}</span>
        )}
      </Slot>
      {battle.standBy.length > 0 && (
        <p class="assault__stand-by">
          <span>
            {t('assault.standBy')} <RuleRef rule={cite('11.2i')} />
          </span>
          {battle.standBy.map((unit) => (
            <Standing key={unit} state={state} before={state} unit={unit} small />
          ))}
        </p>
      )}
    </div>
  );
}
