// The points as they stand: as the system shows them, else line by line.

import { t } from '../../words/index.ts';
import { RuleRef } from '../kit/index.ts';
import type { Table } from './table.ts';

export function ScorePaper({ face, desk }: Table) {
  const { Score } = face.slots;
  return (
    <div class="raid-pad">
      {Score ? <Score desk={desk} /> : <PlainScore face={face} desk={desk} />}
    </div>
  );
}

function PlainScore({ face: { words }, desk: { session, playback } }: Table) {
  const position = playback.shown.value;
  const now = session.game.system.score(position);
  return (
    <section class="score-lines" aria-label={t('play.tab.score')}>
      <h3>{t('play.score', { vp: now.vp, outcome: words.outcome(now.outcome) })}</h3>
      <table>
        <tbody>
          {now.lines.map((line) => (
            <tr key={`${line.rule.id} ${line.what}`} class={line.count === 0 ? 'is-none' : ''}>
              <th scope="row">
                {words.scoreLine(session.scenario, line)} <RuleRef rule={line.rule} />
              </th>
              <td class="numbers">{line.count === 0 ? '–' : `× ${line.count}`}</td>
              <td class="numbers">{line.count === 0 ? '' : line.vp}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
