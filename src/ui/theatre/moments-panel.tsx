// The key moments of the raid, as in its report: each leads to its place in the replay.

import '../i18n/report.ts';
import { t } from '../i18n/index.ts';
import { Icon } from '../kit/index.ts';
import { MOMENT_ICONS, momentText } from '../screens/report/moment-words.ts';
import type { Theatre } from './controller.ts';
import './moments-panel.css';

export function MomentsPanel({ theatre }: { readonly theatre: Theatre }) {
  const { scenario } = theatre.start;
  if (theatre.moments.length === 0) return <p class="raid-pad">{t('theatre.noMoments')}</p>;
  return (
    <ol class="key-moments">
      {theatre.moments.map((moment, i) => {
        const here = moment.frame + 1 === theatre.at.value;
        return (
          <li key={`${moment.kind} ${moment.frame} ${i}`}>
            <button
              type="button"
              class="key-moment"
              aria-current={here ? 'true' : undefined}
              onClick={() => theatre.go(moment.frame + 1)}
            >
              <span class="key-moment__clock numbers">{scenario.clock[moment.turn]}</span>
              <Icon name={MOMENT_ICONS[moment.kind]} />
              <span>{momentText(scenario, moment)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
