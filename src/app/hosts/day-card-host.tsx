// The card of a day's raid: its par is what the staff makes of the same dice, kept or played now in a thread. Until that
// is there, and where it fails, the level's par stands in for it, so that a picture saved at once has one.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../../words/shell/best.ts';
import '../../words/shell/report.ts';
import type { ParFor } from '../../engine/par.ts';
import type { Session } from '../../engine/session.ts';
import type { HouseGame } from '../../systems/index.ts';
import { toast } from '../../ui/kit/messages.ts';
import { CardView } from '../../ui/screens/day-card/card-view.tsx';
import { type DayPar, dayCardOf } from '../../ui/screens/day-card/day-card.ts';
import { CopyLine } from '../../ui/screens/today/copy-line.tsx';
import { type DayResult, dayLine } from '../../ui/screens/today/day-line.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { BestWays } from '../../ui/shell/best-ways.tsx';
import { t } from '../../words/index.ts';
import { downloadBlob } from '../download.ts';
import { openLooking } from '../faces.ts';
import { openOutsides } from '../outsides.ts';
import { openPar } from '../par-of.ts';
import { rebuild } from '../rebuild.ts';
import { type BestPlay, keptBest, playBest } from '../staff/best.ts';
import { makeFacts } from '../storage/facts.ts';
import { isDamaged, type SavedRaid } from '../storage/records.ts';
import { summaryOf } from '../storage/summary.ts';
import { archive } from '../stores.ts';
import { type DayStanding, dayStanding } from '../today.ts';

export interface DayCardProps {
  readonly id: string; // of the raid
  readonly game: HouseGame;
  readonly session: Session;
  readonly face: LookingFace;
  readonly par: ParFor;
  readonly day: DayStanding;
  readonly folded?: boolean; // with the ways to the staff's raid, which a report has elsewhere
}

export function DayCardOf({ id, game, session, face, par, day, folded = false }: DayCardProps) {
  const held = useSignal<DayPar | null>(seedPar(par) ?? levelPar(par)); // against what
  const awaited = useSignal(seedPar(par) === null);
  const turn = useSignal<number | null>(null); // that the staff is in
  useEffect(() => {
    let play: BestPlay | null = null;
    let left = false;
    const find = async () => {
      let best = await keptBest(game, session.options);
      if (best === null && !left) {
        play = playBest(game, session.options, (now) => {
          turn.value = now;
        });
        best = await play.done;
      }
      const result = best?.replay.result ?? null;
      if (result !== null) held.value = { of: 'seed', points: result.vp };
    };
    if (awaited.peek()) {
      void find()
        .catch(() => undefined)
        .finally(() => {
          awaited.value = false;
        });
    }
    return () => {
      left = true;
      play?.stop();
    };
  }, []);
  const { result, streak } = day;
  const waiting = awaited.value;
  const card = dayCardOf({ result, streak, session, face, par: held.value, awaited: waiting });
  const turns = card.turns;
  return (
    <CardView
      card={card}
      name={`cauldron-${result.day}-${result.level}.png`}
      note={waiting ? t('card.reckoning', { turn: turn.value ?? 1, turns }) : ''}
      folded={folded}
      onSave={(picture) => {
        downloadBlob(picture.name, picture);
        toast({ kind: 'good', text: t('card.saved') });
      }}
    >
      {folded && <BestWays id={id} battle={result.battle} />}
    </CardView>
  );
}

const seedPar = ({ seed }: ParFor): DayPar | null =>
  seed === null ? null : { of: 'seed', points: seed.points };

const levelPar = ({ level }: ParFor): DayPar | null =>
  level === null ? null : { of: 'level', points: Math.round(level.meanPoints) };

interface DayCardHostProps {
  readonly id: string; // of a raid of the archive
  readonly result: DayResult;
}

/** The same for a raid of the archive; of one that cannot be played again the line alone. */
export function DayCardHost({ id, result }: DayCardHostProps) {
  const opened = useSignal<DayCardProps | 'no' | null>(null);
  useEffect(() => {
    open(id).then((found) => {
      opened.value = found ?? 'no';
    });
  }, [id]);
  if (opened.value === null) return null;
  if (opened.value === 'no') return <CopyLine text={dayLine(result)} />;
  return <DayCardOf {...opened.value} folded />;
}

async function open(id: string): Promise<DayCardProps | null> {
  const raid = await archive.find(id);
  if (raid === undefined || isDamaged(raid)) return null;
  const { game, session, fault } = await rebuild(raid);
  if (game === null || session === null || fault !== null) return null;
  const [face, par, day] = await Promise.all([
    openLooking(game.system.id),
    openPar(game, session),
    openDay(raid, game),
  ]);
  return day === null ? null : { id, game, session, face, par, day };
}

/** How a raid stands among those of its day; one just ended has no facts yet. */
export async function openDay(raid: SavedRaid, game: HouseGame): Promise<DayStanding | null> {
  await openOutsides();
  const facts = game.facts.read(raid.facts) ?? makeFacts(game, raid);
  const known = summaryOf(facts === null ? raid : { ...raid, facts });
  return dayStanding(await archive.list(), known);
}
