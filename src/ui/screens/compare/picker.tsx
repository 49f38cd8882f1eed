// Which game of the same battle to compare with: those of the same seed, level and events come first.

import '../../../words/shell/archive.ts';
import '../../../words/shell/best.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { sameRules } from '../../../engine/optional-rules.ts';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { bestOf, hasBest } from '../../shell/best.ts';
import { Page } from '../../shell/page.tsx';
import { address } from '../../shell/routes.ts';
import { type ListedRaid, titleOf } from '../archive/listed.ts';
import { factsOf, OutcomeBadge } from '../archive/row.tsx';
import './compare.css';

const MOST = 40; // others offered, the newest

export interface PickerProps {
  readonly raid: ListedRaid;
  readonly raids: readonly ListedRaid[]; // all, the newest first
  readonly onAgain: () => void;
}

export function Picker({ raid, raids, onAgain }: PickerProps) {
  const others = raids.filter(
    ({ id, scenario, past }) =>
      id !== raid.id && scenario.id === raid.scenario.id && past === undefined,
  );
  const alike = others.filter((other) => isAlike(raid, other));
  const rest = others.filter((other) => !isAlike(raid, other)).slice(0, MOST);
  return (
    <Page title={t('page.compare')} kicker={t('compare.kicker')} class="compare">
      <p class="compare__chosen">
        <strong>{titleOf(raid)}</strong> <OutcomeBadge raid={raid} />
        <span class="compare__facts">{factsOf(raid).join(' · ')}</span>
      </p>
      <h2 class="figure__title">{t('compare.pick')}</h2>
      {hasBest(raid) && (
        <ul class="compare__offers compare__best">
          <li>
            <a
              class="compare__offer"
              href={address({ page: 'compare', a: raid.id, b: bestOf(raid.id) })}
            >
              <span class="compare__offer-title">{t('best.offer')}</span>
              <span class="compare__facts">{t('best.offerText')}</span>
            </a>
          </li>
        </ul>
      )}
      <h3 class="compare__group">{t('compare.same')}</h3>
      {alike.length === 0 && <p>{t('compare.noSame')}</p>}
      <Offers raid={raid} offers={alike} />
      <p class="compare__again">
        <Button icon="again" onClick={onAgain}>
          {t('compare.again')}
        </Button>
      </p>
      <h3 class="compare__group">{t('compare.others')}</h3>
      {rest.length === 0 && <p>{t('compare.noOthers')}</p>}
      <Offers raid={raid} offers={rest} />
    </Page>
  );
}

const isAlike = (a: ListedRaid, b: ListedRaid): boolean =>
  a.seed === b.seed && a.level === b.level && a.events === b.events && sameRules(a, b);

interface OffersProps {
  readonly raid: ListedRaid;
  readonly offers: readonly ListedRaid[];
}

function Offers({ raid, offers }: OffersProps) {
  return (
    <ul class="compare__offers">
      {offers.map((other) => (
        <li key={other.id}>
          <a class="compare__offer" href={address({ page: 'compare', a: raid.id, b: other.id })}>
            <span class="compare__offer-title">{titleOf(other)}</span> <OutcomeBadge raid={other} />
            <span class="compare__facts">{factsOf(other).join(' · ')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
