// Points one way brings more or less than another, by line of the score.

import type { LineFact } from '../../staff/chance/advice.ts';
import { cite } from '../../systems/raid/rules/rule.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { scoreLineText } from '../../systems/raid/text/score.ts';
import { Voice } from '../../systems/raid/text/voice.ts';
import { lang, t } from '../../words/index.ts';
import { change, isNothing } from '../kit/figures.ts';
import { RuleRef } from '../kit/index.ts';
import './reason-lines.css';

interface ReasonLinesProps {
  readonly reasons: readonly LineFact[];
  readonly sign: 1 | -1; // what is gained, or what is lost
  readonly scenario: Scenario;
}

/** Heading and lines, the weightiest first; what rounds to nothing is left out. */
export function ReasonLines({ reasons, sign, scenario }: ReasonLinesProps) {
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
                {lineWords(scenario, line)} {LOSSES.has(line.rule) && t(lossKey(sign))}{' '}
                <RuleRef rule={cite(line.rule)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** 12e, 12g, 12h Lines that take points away: a gain there is a loss that becomes less likely. */
const LOSSES: ReadonlySet<string> = new Set(['12e', '12g', '12h']);
const lossKey = (sign: 1 | -1) => (sign > 0 ? 'staff.lessLikely' : 'staff.moreLikely');

/** What a line of the score counts, in the language of the moment. */
export const lineWords = (scenario: Scenario, { rule, what }: LineFact): string =>
  scoreLineText(new Voice(scenario, lang.value), { rule: cite(rule), what });
