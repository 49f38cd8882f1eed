// The figures of the chart, one row a turn.

import type { GameData } from '../../../engine/position.ts';
import { t } from '../../../words/index.ts';
import type { Course } from '../../sheet/course.ts';
import type { CourseFace, Measure } from '../../sheet/face-report.ts';

export interface TurnTableProps {
  readonly scenario: GameData;
  readonly face: CourseFace;
  readonly course: Course;
}

export function TurnTable({ scenario, face, course }: TurnTableProps) {
  const measures = course.measures.filter(({ levels }) => levels.length > 0);
  return (
    <table class="figures">
      <thead>
        <tr>
          {[t('report.turn'), t('report.time'), ...measures.map(headOf)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.turns.map(({ turn, values }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{face.clock(scenario, turn)}</td>
            {measures.map(({ id }) => (
              <td key={id}>{values[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const headOf = (measure: Measure): string =>
  measure.tone === 'points' ? t('report.vp') : measure.name();
