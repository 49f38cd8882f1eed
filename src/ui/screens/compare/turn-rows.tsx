// Turn by turn what each of two games had, with the way into the theatre of either at the beginning of the turn.

import { t } from '../../../words/index.ts';
import { TableBox } from '../../kit/table-box.tsx';
import type { Course, Values } from '../../sheet/course.ts';
import type { LookingFace } from '../../sheet/face.ts';
import type { Tally } from '../../sheet/face-report.ts';
import { address } from '../../shell/routes.ts';
import { measuresOf } from './measures.ts';
import { momentOfTurn, type Side } from './side.ts';
import { whoIs } from './who.ts';

export interface Compared {
  readonly side: Side;
  readonly course: Course;
}

export interface TurnRowsProps {
  readonly face: LookingFace;
  readonly a: Compared;
  readonly b: Compared;
}

interface Column {
  readonly id: string;
  readonly name: string;
  value({ side, course }: Compared, turn: number): number | null;
}

export function TurnRows({ face, a, b }: TurnRowsProps) {
  const columns = columnsOf(face, a);
  const last = Math.max(...[a, b].map(({ course }) => course.turns.at(-1)?.turn ?? 0));
  const { scenario } = a.side.session;
  return (
    <TableBox label={t('compare.table')}>
      <table class="figures compare__turns">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('compare.turn')}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="colgroup" colSpan={2} class="figures__number">
                {name}
              </th>
            ))}
            <th scope="colgroup" colSpan={2} class="figures__number">
              {t('archive.watch')}
            </th>
          </tr>
          <tr>
            {[...columns.map(({ id }) => id), 'watch'].flatMap((id) =>
              (['a', 'b'] as const).map((letter) => (
                <th
                  key={`${id} ${letter}`}
                  scope="col"
                  class={`figures__number compare__head--${letter}`}
                >
                  {t(`compare.${letter}.short`)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: last }, (_, index) => index + 1).map((turn) => (
            <tr key={turn}>
              <th scope="row">
                {turn} <small>{face.course.clock(scenario, turn)}</small>
              </th>
              {columns.map((column) => (
                <Pair key={column.id} one={column.value(a, turn)} two={column.value(b, turn)} />
              ))}
              <Watch side={a.side} other={b.side} turn={turn} />
              <Watch side={b.side} other={a.side} turn={turn} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** What is measured, and what is counted besides. */
function columnsOf(face: LookingFace, { side, course }: Compared): Column[] {
  const measures = measuresOf(course);
  const tallies = (face.course.tallies?.(side.session.scenario) ?? []).filter(
    ({ id }) => !measures.some((measure) => measure.id === id),
  );
  const valuesIn = ({ course: { turns } }: Compared, turn: number): Values | null =>
    turns.find((end) => end.turn === turn)?.values ?? null;
  return [
    ...measures.map((measure) => ({
      id: measure.id,
      name: measure.fullName(),
      value: (one: Compared, turn: number) => valuesIn(one, turn)?.[measure.id] ?? null,
    })),
    ...tallies.map((tally) => ({
      id: tally.id,
      name: tally.name(),
      value: (one: Compared, turn: number) => tallyAfter(tally, one.side, turn),
    })),
  ];
}

/** How many there were when a turn ended; null when it never came to that turn. */
export function tallyAfter(tally: Tally, { session }: Side, turn: number): number | null {
  const { frames, system } = session;
  const last = frames.filter((frame) => system.turn(frame.before) === turn).at(-1);
  return last === undefined ? null : tally.of(last.after);
}

interface PairProps {
  readonly one: number | null;
  readonly two: number | null;
}

/** Both values of a turn; those that differ stand out. */
function Pair({ one, two }: PairProps) {
  const look = `figures__number${one === two ? ' compare__same' : ' compare__apart'}`;
  return (
    <>
      <td class={look}>{one ?? '–'}</td>
      <td class={look}>{two ?? '–'}</td>
    </>
  );
}

interface WatchProps {
  readonly side: Side;
  readonly other: Side;
  readonly turn: number;
}

function Watch({ side, other, turn }: WatchProps) {
  const moment = momentOfTurn(side, turn);
  if (moment === null) return <td class="figures__number">–</td>;
  const title = whoIs(side, other);
  return (
    <td class="figures__number">
      <a
        class="compare__jump"
        href={address({ page: 'theatre', id: side.raid.id, moment })}
        aria-label={t('compare.watchTurn', { turn, title })}
      >
        ▶
      </a>
    </td>
  );
}
