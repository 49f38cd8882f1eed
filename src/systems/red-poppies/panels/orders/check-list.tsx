// 11.1 What is added to the dice of a shot, and what they must not come to.

import { Ruled } from '../../../../ui/kit/ruled.tsx';
import type { ShotCheck } from '../../odds/shot-checks.ts';
import { t } from '../../screen-words/t.ts';
import { partsTold, withSign } from '../../text/sums.ts';
import type { Voice } from '../../text/voice.ts';

interface ChecksProps {
  readonly voice: Voice;
  readonly checks: readonly ShotCheck[];
}

export function Checks({ voice, checks }: ChecksProps) {
  if (checks.length === 0) return null;
  return (
    <details class="rp-odds__sums">
      <summary>{t('rp.odds.sum')}</summary>
      {checks.map(({ unit, parts, modifier, breaks, destroys }) => (
        <div key={unit}>
          <p>
            {t('rp.odds.check', {
              ...{ unit: voice.shortUnit(unit), sum: withSign(modifier), destroys },
              breaks: breaks - destroys,
            })}
          </p>
          <ul>
            {partsTold(voice, parts).map(({ what, value, rule }) => (
              <li key={what}>
                <Ruled sentence={[`${what} `, rule, ` ${value}`]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
