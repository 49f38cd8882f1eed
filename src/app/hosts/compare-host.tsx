// The address of a comparison: plays both raids again, or asks for the second.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/archive.ts';
import '../../words/shell/screens.ts';
import { Compare } from '../../ui/screens/compare/compare.tsx';
import { Picker } from '../../ui/screens/compare/picker.tsx';
import type { Side } from '../../ui/screens/compare/side.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { Page } from '../../ui/shell/page.tsx';
import { t } from '../../words/index.ts';
import { openLooking } from '../faces.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { startAgain } from '../raids.ts';
import { rebuild } from '../rebuild.ts';
import { isDamaged, type SavedRaid } from '../storage/records.ts';
import { type RaidSummary, summaryOf } from '../storage/summary.ts';
import { archive } from '../stores.ts';

type Opened =
  | { readonly kind: 'missing' }
  | { readonly kind: 'pick'; readonly raid: SavedRaid; readonly raids: readonly RaidSummary[] }
  | {
      readonly kind: 'both';
      readonly face: LookingFace;
      readonly a: Side;
      readonly b: Side;
    };

export interface CompareHostProps {
  readonly a: string;
  readonly b: string | null;
}

export function CompareHost({ a, b }: CompareHostProps) {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    Promise.all([open(a, b), openOutsides()]).then(([found]) => {
      opened.value = found;
    });
  }, [a, b]);
  const shown = opened.value;
  if (shown === null) return <Loading />;
  if (shown.kind === 'missing') {
    return (
      <Page title={t('page.compare')}>
        <p>{t('compare.missing')}</p>
      </Page>
    );
  }
  if (shown.kind === 'both') return <Compare {...shown} />;
  const { raid, raids } = shown;
  return <Picker raid={summaryOf(raid)} raids={raids} onAgain={() => startAgain(raid)} />;
}

async function open(a: string, b: string | null): Promise<Opened> {
  const [first, second] = await Promise.all([
    archive.find(a),
    b === null ? undefined : archive.find(b),
  ]);
  if (first === undefined || isDamaged(first)) return { kind: 'missing' };
  if (b === null) return { kind: 'pick', raid: first, raids: await archive.list() };
  const [one, two] = await Promise.all([
    sideOf(first),
    second === undefined || isDamaged(second) ? null : sideOf(second),
  ]);
  if (one === null || two === null || !isSameBattle(one, two)) return { kind: 'missing' };
  return { kind: 'both', face: await openLooking(one.session.system.id), a: one, b: two };
}

const isSameBattle = ({ session: a }: Side, { session: b }: Side): boolean =>
  a.system.id === b.system.id && a.scenario.id === b.scenario.id;

async function sideOf(raid: SavedRaid): Promise<Side | null> {
  const { session, fault } = await rebuild(raid);
  if (session === null || fault !== null) return null;
  const { seed, level, events, branches } = raid;
  return {
    ...{ seed, level, events },
    ...(branches === undefined ? {} : { branches }),
    actions: session.actions,
    raid: summaryOf(raid),
    start: session.system.setup(session.scenario, raid),
    session,
  };
}
