// Points one way brings more or less than another, by line of the score.

import type { GameData } from '../../engine/position.ts';
import type { LineFact } from '../../staff/chance/advice.ts';
import { t } from '../../words/index.ts';
import { change, isNothing } from '../kit/figures.ts';
import { RuleRef } from '../kit/index.ts';
import type { StaffedFace } from './port.ts';
import './reason-lines.css';

interface ReasonLinesProps {
  readonly reasons: readonly LineFact[];
  readonly sign: 1 | -1; // what is gained, or what is lost
  readonly scenario: GameData;
  readonly face: StaffedFace;
  readonly book: string; // of the rules
}

/** Heading and lines, the weightiest first; what rounds to nothing is left out. */
export function ReasonLines({ reasons, sign, scenario, face, book }: ReasonLinesProps) {
  const lines = reasons.filter(({ points }) => points * sign > 0 && !isNothing(points));
  return (
    <div class={`reasons reasons--${sign > 0 ? 'gain' : 'risk'}`}>
      <h3>{t(sign > 0 ? 'staff.gains' : 'staff.risks')}</h3>
      {lines.length === 0 ? (
        <p>{t(sign > 0 ? 'staff.gainsNothing' : 'staff.risksNothing')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={`${line.rule} ${line.what}`}>
              <b class="numbers">{change(line.points)}</b>
              <span>
                {reasonWords(face, scenario, book, line)} <RuleRef rule={{ book, id: line.rule }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where a line takes points away, a gain is a loss that becomes less likely. */
function reasonWords(face: StaffedFace, scenario: GameData, book: string, line: LineFact): string {
  const what = lineWords(face, scenario, book, line);
  if (!face.staff.isLoss(line)) return what;
  return t(line.points > 0 ? 'staff.lessLikely' : 'staff.moreLikely', { what });
}

/** What a line of the score counts, in the language of the moment. */
export const lineWords = (
  face: StaffedFace,
  scenario: GameData,
  book: string,
  { rule, what }: LineFact,
): string => face.words.scoreLine(scenario, { rule: { book, id: rule }, what });
