// Wires the records: own raids that are over, battle by battle, with their facts; those that lack them get them here.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Past } from '../../engine/edition.ts';
import { hasOptional } from '../../engine/optional-rules.ts';
import type { LuckFigure } from '../../staff/review/luck-figure.ts';
import { type HouseGame, openGame } from '../../systems/index.ts';
import { battles } from '../../systems/shelf.ts';
import type { Battle } from '../../ui/screens/records/battle.ts';
import { byRules } from '../../ui/screens/records/by-rules.ts';
import { Records } from '../../ui/screens/records/records.tsx';
import { countedRaids, dayOfRaid } from '../../ui/screens/today/day.ts';
import { dayOf } from '../../ui/screens/today/day-seed.ts';
import { dayStreak } from '../../ui/screens/today/day-streak.ts';
import type { LookingFace } from '../../ui/sheet/face.ts';
import { optionalName } from '../../ui/shell/outsides.ts';
import { inWords } from '../../words/card.ts';
import { t } from '../../words/index.ts';
import { editionsOf, readFacts } from '../counted.ts';
import { openLooking } from '../faces.ts';
import { check, fillIn } from '../files.ts';
import { Loading } from '../lazy.tsx';
import { openOutsides } from '../outsides.ts';
import { luckOfRaids } from '../staff/kept-luck.ts';
import { sliced } from '../storage/slices.ts';
import type { RaidSummary } from '../storage/summary.ts';
import { archive } from '../stores.ts';

interface Told {
  readonly game: HouseGame;
  readonly face: LookingFace;
  readonly name: () => string;
}

export function RecordsHost() {
  const told = useSignal<readonly Told[]>([]);
  const raids = useSignal<readonly RaidSummary[] | null>(null);
  const making = useSignal<{ done: number; all: number } | null>(null);
  const practice = useSignal(false);
  const luck = useSignal<ReadonlyMap<string, LuckFigure>>(new Map());
  const unsound = useSignal<ReadonlySet<string>>(new Set());
  const read = async () => {
    raids.value = await archive.list();
  };
  useEffect(() => {
    const make = async () => {
      await archive.refresh();
      const known = await archive.list();
      if (known.some(hasOptional)) await openOutsides();
      const opened = await openTold(known);
      await readAhead(opened, known);
      told.value = opened;
      await read();
      void luckOfRaids().then((known) => {
        luck.value = known;
      });
      const made = await fillIn(archive, (done, all) => {
        making.value = { done, all };
      });
      making.value = null;
      if (made) await read();
      const over = (await archive.list()).filter(({ result }) => result !== null);
      await check(archive, over, {
        stopped: () => left,
        unsound: (id) => {
          unsound.value = new Set([...unsound.peek(), id]);
        },
      });
    };
    let left = false;
    void make();
    return () => {
      left = true;
    };
  }, []);
  const listed = useMemo(
    () => raids.value?.filter(({ id }) => !unsound.value.has(id)) ?? null,
    [raids.value, unsound.value],
  );
  const counts = useMemo(
    () => told.value.flatMap((battle) => apart(battle, listed ?? [], practice.value)),
    [told.value, listed, practice.value],
  );
  const days = useMemo(() => daysOf(listed ?? []), [listed]);
  if (listed === null) return <Loading />;
  return (
    <Records
      battles={counts}
      practice={practice.value}
      onPractice={(on) => {
        practice.value = on;
      }}
      making={making.value}
      unsound={unsound.value.size}
      luck={luck.value}
      days={days}
    />
  );
}

/** The battles there are raids of. */
async function openTold(raids: readonly RaidSummary[]): Promise<Told[]> {
  const ids = new Set(raids.map(({ scenario }) => scenario.id));
  const opened = battles()
    .filter(({ id }) => ids.has(id))
    .map(async ({ system, id, card }) => {
      const [game, face] = await Promise.all([openGame(system, id), openLooking(system)]);
      return game === null ? [] : [{ game, face, name: () => inWords(card.title) }];
    });
  return (await Promise.all(opened)).flat();
}

/** What counting them needs, without holding up the page. */
async function readAhead(told: readonly Told[], raids: readonly RaidSummary[]): Promise<void> {
  const games = new Map(told.map(({ game }) => [game.scenario.id, game]));
  await sliced(raids, (raid) => {
    const game = games.get(raid.scenario.id);
    if (game !== undefined) readFacts(game.facts, raid);
  });
}

/** The raids of a battle that count, apart by their optional rules and by the edition they were played in. */
function apart(
  { game, face, name }: Told,
  raids: readonly RaidSummary[],
  practice: boolean,
): Battle[] {
  const here = raids.filter((raid) => raid.scenario.id === game.scenario.id);
  return byRules(here).flatMap(({ optional, games: alike }) => {
    const rules = optional.map((rule) => optionalName(game.system.id, rule));
    const battle = [name(), ...rules].join(' · ');
    return editionsOf(game, alike, practice).map(({ past, games }) => ({
      ...{ game, face, optional, past, games },
      name: past === null ? battle : pastName(past, battle),
    }));
  });
}

const pastName = (past: Past, battle: string): string =>
  past.kind === 'rules'
    ? t('records.ofRules', { battle, theirs: past.theirs })
    : t('records.ofData', { battle });

function daysOf(raids: readonly RaidSummary[]): { played: number; streak: number } {
  const played = new Set(countedRaids(raids).map(dayOfRaid)).size;
  return { played, streak: dayStreak(raids, dayOf(new Date())) };
}
