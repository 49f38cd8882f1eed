// The address of a comparison: plays both raids again, or asks for the second. Either may be the staff's on the seed of a
// raid that is kept.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/archive.ts';
import '../../words/shell/screens.ts';
import type { ListedRaid } from '../../ui/screens/archive/listed.ts';
import { Compare } from '../../ui/screens/compare/compare.tsx';
import { Picker } from '../../ui/screens/compare/picker.tsx';
import type { Side } from '../../ui/screens/compare/side.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { seedRaidOf } from '../../ui/shell/best.ts';
import { Page } from '../../ui/shell/page.tsx';
import { t } from '../../words/index.ts';
import { dated, openEditions, pastIn } from '../editions.ts';
import { openLooking } from '../faces.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { startAgain } from '../raids.ts';
import { bestSide, sideOf } from '../sides.ts';
import { PartingHost } from '../staff/parting-host.tsx';
import { isDamaged, type SavedRaid } from '../storage/records.ts';
import { summaryOf } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { BestGate, type BestShown } from './best-gate.tsx';

type Opened =
  | { readonly kind: 'missing' }
  | { readonly kind: 'pick'; readonly raid: SavedRaid; readonly raids: readonly ListedRaid[] }
  | { readonly kind: 'best'; readonly of: string } // the staff's raid is one of the two, on the seed of this one
  | Both;

interface Both {
  readonly kind: 'both';
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side;
}

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
  if (shown.kind === 'missing') return <Missing />;
  if (shown.kind === 'both') return <TwoRaids {...shown} />;
  if (shown.kind === 'best') {
    return (
      <BestGate of={shown.of}>{(best) => <BesideBest a={a} b={b ?? ''} shown={best} />}</BestGate>
    );
  }
  const { raid, raids } = shown;
  return <Picker raid={summaryOf(raid)} raids={raids} onAgain={() => startAgain(raid)} />;
}

const Missing = () => (
  <Page title={t('page.compare')}>
    <p>{t('compare.missing')}</p>
  </Page>
);

function TwoRaids({ face, a, b }: Both) {
  return <Compare face={face} a={a} b={b} why={<PartingHost face={face} a={a} b={b} />} />;
}

interface BesideBestProps {
  readonly a: string;
  readonly b: string;
  readonly shown: BestShown;
}

function BesideBest({ a, b, shown }: BesideBestProps) {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    const find = async (id: string): Promise<Side | null> => {
      const raid = await archive.find(id);
      if (raid === undefined) return seedRaidOf(id) === shown.raid.id ? bestSide(id, shown) : null;
      return isDamaged(raid) ? null : sideOf(raid);
    };
    both(find(a), find(b)).then((found) => {
      opened.value = found;
    });
  }, [a, b, shown.best]);
  if (opened.value === null) return <Loading />;
  return opened.value.kind === 'both' ? <TwoRaids {...opened.value} /> : <Missing />;
}

async function open(a: string, b: string | null): Promise<Opened> {
  const [first, second] = await Promise.all([
    archive.find(a),
    b === null ? undefined : archive.find(b),
  ]);
  const of =
    first === undefined ? seedRaidOf(a) : second === undefined ? seedRaidOf(b ?? '') : null;
  if (of !== null) return b === null ? open(of, null) : { kind: 'best', of };
  if (first === undefined || isDamaged(first)) return { kind: 'missing' };
  const editions = await openEditions();
  if (pastIn(editions, first) !== null) return { kind: 'missing' };
  if (b === null) {
    return { kind: 'pick', raid: first, raids: dated(editions, await archive.list()) };
  }
  return both(
    sideOf(first),
    second === undefined || isDamaged(second) ? Promise.resolve(null) : sideOf(second),
  );
}

async function both(a: Promise<Side | null>, b: Promise<Side | null>): Promise<Opened> {
  const [one, two] = await Promise.all([a, b]);
  if (one === null || two === null || !isSameBattle(one, two)) return { kind: 'missing' };
  return { kind: 'both', face: await openLooking(one.session.system.id), a: one, b: two };
}

const isSameBattle = ({ session: a }: Side, { session: b }: Side): boolean =>
  a.system.id === b.system.id && a.scenario.id === b.scenario.id;
