// The raid's address: opens the raid and hands it to the raid screen, or says why it cannot.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import '../../words/shell/screens.ts';
import '../../ui/kit/icons.ts';
import { battleNamed } from '../../systems/shelf.ts';
import { PlayScreen } from '../../ui/play/play-screen.tsx';
import { ElsewhereNotice } from '../../ui/screens/raid-notices/elsewhere.tsx';
import { NoRaidNotice } from '../../ui/screens/raid-notices/none.tsx';
import type { Face } from '../../ui/sheet/face.ts';
import { lessonOffer } from '../../ui/sheet/lesson-offer.tsx';
import { arrive } from '../../ui/shell/arrival.ts';
import { goInstead, route } from '../../ui/shell/routes.ts';
import { openFace } from '../faces.ts';
import { Loading, lazyScreen } from '../lazy.tsx';
import { offerOf } from '../lesson-notes.ts';
import { type HeldRaid, type Opening, type OpenOptions, openRaid } from '../raid-store.ts';
import { CannotOpen } from './cannot-open.tsx';

type Seen =
  | Exclude<Opening, { readonly kind: 'open' }>
  | (Extract<Opening, { readonly kind: 'open' }> & { readonly face: Face });

/** The raid of the address; under the name of its battle's lesson, that. */
export function RaidHost({ id }: { readonly id: string | null }) {
  const { value: here } = route;
  const battle = here.page === 'raid' ? here.battle : undefined;
  const lesson = battle === undefined ? undefined : battleNamed(battle)?.lesson;
  if (battle !== undefined && id === lesson) return <Lesson battle={battle} />;
  return <OwnRaid id={id} />;
}

const Lesson = lazyScreen(async () => (await import('./lesson-host.tsx')).LessonHost);

function OwnRaid({ id }: { readonly id: string | null }) {
  const opening = useSignal<Seen | null>(null);
  const wanted = useSignal<OpenOptions>({ takeOver: false, asFarAsItGoes: false });
  useLayoutEffect(() => {
    let left = false;
    let held: HeldRaid | null = null;
    open(id, wanted.value).then((opened) => {
      if (opened.kind === 'open') held = opened.raid;
      if (left) held?.close();
      else opening.value = opened;
    });
    return () => {
      left = true;
      held?.close();
    };
  }, [id, wanted.value]);
  const again = (options: Partial<OpenOptions>) => {
    opening.value = null;
    wanted.value = { ...wanted.value, ...options };
  };
  const shown = opening.value;
  if (shown === null || shown.kind === 'moved') return <Loading />;
  if (shown.kind === 'none') return <NoRaidNotice />;
  if (shown.kind === 'damaged') {
    return <CannotOpen {...shown} onContinue={() => again({ asFarAsItGoes: true })} />;
  }
  return <OpenRaid {...shown} onTakeOver={() => again({ takeOver: true })} />;
}

/** A raid with the face of its system, or why there is none. */
async function open(id: string | null, options: OpenOptions): Promise<Seen> {
  const opened = await openRaid(id, options);
  if (opened.kind !== 'open') return opened;
  const face = await openFace(opened.raid.session.system.id);
  if (face === null) throw new RangeError('a raid that was opened has a system');
  return { ...opened, face };
}

interface OpenRaidProps {
  readonly raid: HeldRaid;
  readonly face: Face;
  readonly onTakeOver: () => void;
}

function OpenRaid({ raid, face, onTakeOver }: OpenRaidProps) {
  const elsewhere = raid.saving.value === 'elsewhere';
  useEffect(() => {
    lessonOffer.value = offerOf(raid.session.scenario);
    return () => {
      lessonOffer.value = null;
    };
  }, [raid]);
  useEffect(() => {
    if (raid.session.over) goInstead({ page: 'report', id: raid.id });
    else arrive();
  }, [raid]);
  return (
    <>
      {elsewhere && <ElsewhereNotice own={raid.own.value} onTakeOver={onTakeOver} />}
      <div inert={elsewhere}>
        <PlayScreen face={face} port={raid} />
      </div>
    </>
  );
}
