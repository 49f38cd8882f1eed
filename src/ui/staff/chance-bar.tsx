// 12i The win chance beside the map: three parts, told apart by pattern and word, with the margin drawn as a whisker
// where total success ends. To a screen reader it is one sentence, said when it is looked at and never on its own.

import { useSignal } from '@preact/signals';
import type { Chance } from '../../staff/chance/chance.ts';
import { t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import './chance-bar.css';
import { decimal, perCent } from '../kit/figures.ts';
import { ChanceSheet } from './chance-sheet.tsx';
import { marginText, sharesOf } from './figures.ts';
import type { StaffOfficer } from './staff-officer.ts';

const PARTS = ['total', 'half', 'fail'] as const;
const ROOM = 9; // per cent: a thinner part has no room for its figure

export function StaffBar({ staff }: { readonly staff: StaffOfficer }) {
  const chance = helpIsOn('chance');
  const advice = helpIsOn('advice');
  if (!chance && !advice) return null;
  return (
    <aside class={chance ? 'staff-bar' : 'staff-alone'} aria-label={t('helps.title')}>
      {chance && <ChanceBar staff={staff} />}
      {advice && (
        <IconButton
          class="staff-ask"
          icon="officer"
          look="primary"
          label={t('staff.askKey')}
          aria-keyshortcuts="w"
          onClick={() => void staff.ask()}
        />
      )}
    </aside>
  );
}

function ChanceBar({ staff }: { readonly staff: StaffOfficer }) {
  const open = useSignal(false);
  const chance = staff.chance.value;
  const stale = !staff.fresh.value;
  return (
    <>
      <button
        type="button"
        class={`chance${stale ? ' chance--stale' : ''}`}
        data-raids={chance?.n ?? 0}
        title={t('staff.open')}
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="visually-hidden chance__said">{sentence(chance, stale)}</span>
        <span class="chance__title" aria-hidden="true">
          {t('staff.chance')}
        </span>
        <Track chance={chance} />
        <Key chance={chance} />
      </button>
      <ChanceSheet
        chance={chance}
        open={open.value}
        onClose={() => {
          open.value = false;
        }}
      />
    </>
  );
}

/** What the bar says in one sentence. */
function sentence(chance: Chance | null, stale: boolean): string {
  if (chance === null) return `${t('staff.chance')}. ${t('staff.working')}`;
  const shares = sharesOf(chance);
  const margin = marginText(chance);
  const said = t('staff.said', { ...shares, margin, points: decimal(chance.meanPoints) });
  return stale ? `${said} (${t('staff.before')})` : said;
}

function Track({ chance }: { readonly chance: Chance | null }) {
  const shares = chance === null ? null : sharesOf(chance);
  return (
    <span class="chance__track" aria-hidden="true">
      {PARTS.map((part) => {
        const share = shares?.[part] ?? 0;
        return (
          <span
            key={part}
            class={`chance__part chance__part--${part}`}
            style={{ flexGrow: chance === null ? 1 : share }}
          >
            {share >= ROOM && (
              <b class="chance__tag numbers">
                <span class="chance__inside">{t(`staff.short.${part}`)}</span> {perCent(share)}
              </b>
            )}
          </span>
        );
      })}
      {chance !== null && <Whisker chance={chance} />}
    </span>
  );
}

/** Where total success may really end. */
function Whisker({ chance: { totalRange, exact } }: { readonly chance: Chance }) {
  if (exact) return null;
  const from = `${(100 * totalRange.low).toFixed(1)}%`;
  const size = `${(100 * (totalRange.high - totalRange.low)).toFixed(1)}%`;
  return <span class="chance__whisker" style={{ '--from': from, '--size': size }} />;
}

/** All three figures with their patterns and words, the points expected and the margin. */
function Key({ chance }: { readonly chance: Chance | null }) {
  const shares = chance === null ? null : sharesOf(chance);
  return (
    <span class="chance__key" aria-hidden="true">
      {PARTS.map((part) => (
        <span key={part} class="chance__line">
          <i class={`chance__swatch chance__part--${part}`} />
          <span class="chance__word">{t(`staff.short.${part}`)}</span>
          <b class="numbers">{shares === null ? '…' : perCent(shares[part])}</b>
        </span>
      ))}
      <span class="chance__more numbers">{chance === null ? '' : marginText(chance)}</span>
      <span class="chance__points numbers">
        <b>{chance === null ? '…' : decimal(chance.meanPoints)}</b> {t('staff.pointsShort')}
      </span>
    </span>
  );
}
