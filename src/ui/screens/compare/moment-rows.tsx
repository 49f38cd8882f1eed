// The key moments of two games side by side, turn by turn: what either did while the other did something else.

import { t } from '../../../words/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { TableBox } from '../../kit/table-box.tsx';
import type { LookingFace } from '../../sheet/face.ts';
import type { KeyMoment } from '../../sheet/face-report.ts';
import { address } from '../../shell/routes.ts';
import type { Side } from './side.ts';
import { whoIs } from './who.ts';

export interface MomentRowsProps {
  readonly face: LookingFace;
  readonly a: Side;
  readonly b: Side;
}

export function MomentRows({ face, a, b }: MomentRowsProps) {
  const { scenario } = a.session;
  const [one, two] = [a, b].map(({ session }) => face.course.moments(scenario, session.frames));
  const turns = [...new Set([...(one ?? []), ...(two ?? [])].map(({ turn }) => turn))];
  if (turns.length === 0) return <p>{face.report.uneventful()}</p>;
  return (
    <TableBox label={t('best.moments')}>
      <table class="figures compare__moments">
        <thead>
          <tr>
            <th scope="col">{t('compare.turn')}</th>
            <th scope="col" class="compare__head--a">
              {whoIs(a, b)}
            </th>
            <th scope="col" class="compare__head--b">
              {whoIs(b, a)}
            </th>
          </tr>
        </thead>
        <tbody>
          {turns
            .sort((x, y) => x - y)
            .map((turn) => (
              <tr key={turn}>
                <th scope="row">
                  {turn} <small>{face.course.clock(scenario, turn)}</small>
                </th>
                <Moments side={a} moments={one ?? []} turn={turn} />
                <Moments side={b} moments={two ?? []} turn={turn} />
              </tr>
            ))}
        </tbody>
      </table>
    </TableBox>
  );
}

interface MomentsProps {
  readonly side: Side;
  readonly moments: readonly KeyMoment[];
  readonly turn: number;
}

function Moments({ side, moments, turn }: MomentsProps) {
  const { id } = side.raid;
  return (
    <td>
      <ul class="compare__list">
        {moments
          .filter((moment) => moment.turn === turn)
          .map((moment) => (
            <li key={`${moment.frame} ${moment.kind}`}>
              <a href={address({ page: 'theatre', id, moment: moment.frame })}>
                <Icon name={moment.icon} /> {moment.text()}
              </a>
            </li>
          ))}
      </ul>
    </td>
  );
}
