// 3d One craft with its levels and its men; and the quay, where those wait who have no craft yet.

import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { levelsOf, type RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { Man, Slot } from '../placing/man.tsx';
import { aboardIn, type Group, levelsAboard, onQuay, putAboard } from './load-plan.ts';
import { manWords } from './load-words.ts';
import type { Loading } from './use-loading.ts';

interface QuayProps {
  readonly loading: Loading;
  readonly state: RaidState;
  readonly group: Group;
}

interface CraftBoxProps extends QuayProps {
  readonly craft: Unit;
  readonly number: number; // its key
}

export function CraftBox({ loading, state, group, craft, number }: CraftBoxProps) {
  const { plan, placing } = loading;
  const voice = new Voice(state.scenario, lang.value);
  const most = state.scenario.craftCapacity;
  const levels = levelsAboard(state, plan, craft);
  const picked = placing.picked.value;
  const fits =
    picked !== null &&
    plan.get(picked) !== craft &&
    !('rule' in putAboard(state, plan, picked, craft));
  const put = fits
    ? t('assault.load.put', { unit: voice.unit(picked), craft: voice.unit(craft) })
    : null;
  return (
    <fieldset class="craft-box" aria-label={voice.unit(craft)}>
      <p class="craft-box__head">
        <b>{voice.unit(craft)}</b>
        <span class="craft-box__key" aria-hidden="true">
          {number}
        </span>
        <span class="numbers">{t('assault.load.levels', { n: levels, most })}</span>
      </p>
      <Gauge levels={levels} most={most} />
      <Slot placing={placing} name={`craft ${craft}`} put={put}>
        <Men loading={loading} state={state} units={aboardIn(group, plan, craft)} />
      </Slot>
    </fieldset>
  );
}

function Gauge({ levels, most }: { readonly levels: number; readonly most: number }) {
  return (
    <span class="craft-box__gauge" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => i).map((i) => (
        <span key={i} class={i < levels ? 'craft-box__level--taken' : ''} />
      ))}
    </span>
  );
}

export function Quay({ loading, state, group }: QuayProps) {
  const { plan, placing } = loading;
  const waiting = onQuay(group, plan);
  if (waiting.length === 0) return null;
  return (
    <fieldset class="craft-box craft-box--quay" aria-label={t('assault.load.quay')}>
      <p class="craft-box__head">
        <b>{t('assault.load.quay')}</b>
      </p>
      <Slot placing={placing} name="quay" put={null}>
        <Men loading={loading} state={state} units={waiting} />
      </Slot>
    </fieldset>
  );
}

/** Puts the picked man of a group back on the quay. */
export function ToQuay({ loading, state, group }: QuayProps) {
  const { plan, placing } = loading;
  const picked = placing.picked.value;
  if (picked === null || !group.men.includes(picked) || !plan.has(picked)) return null;
  const voice = new Voice(state.scenario, lang.value);
  return (
    <Button look="quiet" icon="back" onClick={() => placing.putPicked('quay')}>
      {t('assault.load.putQuay', { unit: voice.unit(picked) })}
    </Button>
  );
}

interface MenProps {
  readonly loading: Loading;
  readonly state: RaidState;
  readonly units: readonly Unit[];
}

function Men({ loading, state, units }: MenProps) {
  const { plan, placing } = loading;
  const voice = new Voice(state.scenario, lang.value);
  const picked = placing.picked.value;
  return (
    <>
      {units.map((unit) => {
        const words = manWords(state, plan, unit);
        const swaps = picked !== null && picked !== unit;
        return (
          <span key={unit} class="craft-box__man" data-slot={`man ${unit}`}>
            <Man
              placing={placing}
              state={state}
              unit={unit}
              slot={`man ${unit}`}
              label={swaps ? t('assault.swap', { unit: voice.unit(picked), other: words }) : words}
            />
            <span class="craft-box__levels" aria-hidden="true">
              {'▪'.repeat(levelsOf(state, unit))}
            </span>
          </span>
        );
      })}
    </>
  );
}
