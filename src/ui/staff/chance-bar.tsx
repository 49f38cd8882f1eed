// The win chance beside the map: a part for each outcome, told apart by pattern and word, with the margin drawn as a
// whisker where the best one ends. To a screen reader it is one sentence, said when it is looked at and never on its own.

import { useSignal } from '@preact/signals';
import type { Outcome } from '../../engine/system.ts';
import type { Chance } from '../../staff/chance/chance.ts';
import { t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import { gradeOf } from '../sheet/outcome.ts';
import type { StaffedFace } from './port.ts';
import './chance-bar.css';
import { decimal, perCent } from '../kit/figures.ts';
import { ChanceSheet } from './chance-sheet.tsx';
import { marginText, sharesOf } from './figures.ts';
import type { StaffOfficer } from './staff-officer.ts';

const ROOM = 9; // per cent: a thinner part has no room for its figure

interface StaffBarProps {
  readonly staff: StaffOfficer;
  readonly face: StaffedFace;
  readonly outcomes: readonly Outcome[]; // best first
  readonly askBeside?: boolean; // his button has its place elsewhere while there is no bar
}

export function StaffBar(props: StaffBarProps) {
  const { staff, askBeside = false } = props;
  const chance = helpIsOn('chance');
  const advice = helpIsOn('advice') && (chance || !askBeside);
  if (!chance && !advice) return null;
  return (
    <aside class={chance ? 'staff-bar' : 'staff-alone'} aria-label={t('helps.title')}>
      {chance && <ChanceBar {...props} />}
      {advice && <AskStaff staff={staff} />}
    </aside>
  );
}

/** The way to his advice where no bar is shown and the map has no room for it. */
export function AskBeside({ staff }: { readonly staff: StaffOfficer }) {
  return helpIsOn('advice') && !helpIsOn('chance') ? <AskStaff staff={staff} look="quiet" /> : null;
}

interface AskStaffProps {
  readonly staff: StaffOfficer;
  readonly look?: 'primary' | 'quiet';
}

const AskStaff = ({ staff, look = 'primary' }: AskStaffProps) => (
  <IconButton
    class="staff-ask"
    icon="officer"
    look={look}
    label={t('staff.askKey')}
    hint="W"
    onClick={() => void staff.ask()}
  />
);

function ChanceBar({ staff, face, outcomes }: StaffBarProps) {
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
        <span class="visually-hidden chance__said">{sentence(face, chance, stale)}</span>
        <span class="chance__title" aria-hidden="true">
          {t('staff.chance')}
        </span>
        <Track chance={chance} face={face} outcomes={outcomes} />
        <Key chance={chance} face={face} outcomes={outcomes} />
      </button>
      <ChanceSheet
        chance={chance}
        face={face}
        outcomes={outcomes}
        open={open.value}
        onClose={() => {
          open.value = false;
        }}
      />
    </>
  );
}

/** What the bar says in one sentence. */
function sentence(face: StaffedFace, chance: Chance | null, stale: boolean): string {
  if (chance === null) return `${t('staff.chance')}. ${t('staff.working')}`;
  const points = decimal(chance.meanPoints);
  const said = face.staff.said(sharesOf(chance), marginText(chance), points);
  return stale ? `${said} (${t('staff.before')})` : said;
}

interface SharesProps extends Omit<StaffBarProps, 'staff'> {
  readonly chance: Chance | null;
}

function Track({ chance, face, outcomes }: SharesProps) {
  const shares = chance === null ? null : sharesOf(chance);
  return (
    <span class="chance__track" aria-hidden="true">
      {outcomes.map(({ id }, i) => {
        const share = shares?.[i] ?? 0;
        return (
          <span
            key={id}
            class={`chance__part chance__part--${gradeOf(outcomes, id)}`}
            style={{ flexGrow: chance === null ? 1 : share }}
          >
            {share >= ROOM && (
              <b class="chance__tag numbers">
                <span class="chance__inside">{face.staff.outcomeShort(id)}</span> {perCent(share)}
              </b>
            )}
          </span>
        );
      })}
      {chance !== null && <Whisker chance={chance} />}
    </span>
  );
}

/** Where the best outcome may really end. */
function Whisker({ chance: { ranges, exact } }: { readonly chance: Chance }) {
  const [best] = ranges;
  if (exact || best === undefined) return null;
  const from = `${(100 * best.low).toFixed(1)}%`;
  const size = `${(100 * (best.high - best.low)).toFixed(1)}%`;
  return <span class="chance__whisker" style={{ '--from': from, '--size': size }} />;
}

/** All figures with their patterns and words, the points expected and the margin. */
function Key({ chance, face, outcomes }: SharesProps) {
  const shares = chance === null ? null : sharesOf(chance);
  return (
    <span class="chance__key" aria-hidden="true">
      {outcomes.map(({ id }, i) => (
        <span key={id} class="chance__line">
          <i class={`chance__swatch chance__part--${gradeOf(outcomes, id)}`} />
          <span class="chance__word">{face.staff.outcomeShort(id)}</span>
          <b class="numbers">{shares === null ? '…' : perCent(shares[i] ?? 0)}</b>
        </span>
      ))}
      <span class="chance__more numbers">{chance === null ? '' : marginText(chance)}</span>
      <span class="chance__points numbers">
        <b>{chance === null ? '…' : decimal(chance.meanPoints)}</b> {t('staff.pointsShort')}
      </span>
    </span>
  );
}
