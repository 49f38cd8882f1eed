// 3d Loading the craft by hand: every craft as a box of levels, every man as a counter; the standard loading to begin
// with.

import { cite } from '../../rules/rule.ts';
import '../../screen-words/assault.ts';
import { useRef } from 'preact/hooks';
import { Button, RuleRef } from '../../../../ui/kit/index.ts';
import { useKeys } from '../../../../ui/kit/keys/help.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { lang, t } from '../../../../words/index.ts';
import { Voice } from '../../text/voice.ts';
import { useGuestFocus } from '../placing/guest-focus.ts';
import { CraftBox, Quay, ToQuay } from './craft-box.tsx';
import { LOAD_KEYS } from './load-keys.ts';
import { groupsOf, isLoaded, type LoadPlan, loadOrders, planOrdered } from './load-plan.ts';
import './loading.css';
import { type Loading, useLoading } from './use-loading.ts';

export function LoadingView({ raid }: { readonly raid: RaidController }) {
  const { state } = raid;
  const { scenario } = state;
  const loading = useLoading(raid);
  const heading = useRef<HTMLHeadingElement>(null);
  useGuestFocus(heading, 'load');
  useKeys(LOAD_KEYS);
  const most = scenario.craftCapacity;
  return (
    <section class="loading-view" aria-labelledby="loading-title">
      <header class="loading-view__head">
        <h2 id="loading-title" ref={heading} tabIndex={-1}>
          {t('assault.load.title')}
        </h2>
        <p>
          {t('assault.load.lead', { n: most })} <RuleRef rule={cite('3d')} />
        </p>
      </header>
      <div class="loading-view__body" ref={loading.placing.board} data-own-keys>
        {groupsOf(state).map((group) => (
          <section key={group.number} class="loading-view__group">
            <div class="loading-view__group-head" data-slot="quay">
              <h3>{t('assault.load.group', { n: group.number })}</h3>
              <ToQuay loading={loading} state={state} group={group} />
            </div>
            <div class="loading-view__craft">
              {group.craft.map((craft, i) => (
                <CraftBox
                  key={craft}
                  loading={loading}
                  state={state}
                  group={group}
                  craft={craft}
                  number={i + 1}
                />
              ))}
              <Quay loading={loading} state={state} group={group} />
            </div>
          </section>
        ))}
      </div>
      <Foot raid={raid} loading={loading} />
    </section>
  );
}

interface FootProps {
  readonly raid: RaidController;
  readonly loading: Loading;
}

function Foot({ raid, loading }: FootProps) {
  const { scenario } = raid.session;
  const { plan, refused } = loading;
  const ready = isLoaded(scenario, plan);
  const missing = scenario.loadingOrder.length - plan.size;
  return (
    <footer class="loading-view__foot">
      <p role="status">
        {refused !== null && (
          <span class="loading-view__refusal">
            {t('assault.load.refused', {
              unit: new Voice(scenario, lang.value).unit(refused),
              n: scenario.craftCapacity,
            })}{' '}
            <RuleRef rule={cite('3d')} />
          </span>
        )}
        {refused === null && missing > 0 && t('assault.load.missing', { n: missing })}
        {refused === null && missing === 0 && t('assault.hint')}
      </p>
      <div class="loading-view__buttons">
        <Button onClick={loading.standard}>{t('assault.load.standard')}</Button>
        <Button look="quiet" onClick={loading.empty}>
          {t('assault.load.empty')}
        </Button>
        <Button look="primary" icon="craft" disabled={!ready} onClick={() => void sail(raid, plan)}>
          {t('assault.load.go')}
        </Button>
      </div>
    </footer>
  );
}

/** Takes back what was ordered one by one, then loads as planned; the last order begins the raid. */
async function sail(raid: RaidController, plan: LoadPlan): Promise<void> {
  for (let n = planOrdered(raid.state).size; n > 0; n--) raid.undo();
  for (const action of loadOrders(raid.session.scenario, plan)) await raid.do(action);
}
