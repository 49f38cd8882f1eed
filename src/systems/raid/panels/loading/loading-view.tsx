// 3d Loading the craft by hand: every craft as a box of levels, every man as a counter; the standard loading to begin
// with.

import { cite } from '../../rules/rule.ts';
import '../../screen-words/assault.ts';
import { useRef } from 'preact/hooks';
import { Button, RuleRef } from '../../../../ui/kit/index.ts';
import { useKeys } from '../../../../ui/kit/keys/groups.ts';
import { t } from '../../screen-words/t.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { useGuestFocus } from '../placing/guest-focus.ts';
import { CraftBox, Quay, ToQuay } from './craft-box.tsx';
import { LOAD_KEYS } from './load-keys.ts';
import { groupsOf, isLoaded, type LoadPlan, loadOrders, planOrdered } from './load-plan.ts';
import { refusalWords } from './load-words.ts';
import './loading.css';
import { type Loading, useLoading } from './use-loading.ts';

export function LoadingView({ desk }: { readonly desk: RaidDesk }) {
  const state = desk.orders.position;
  const { scenario } = state;
  const loading = useLoading(desk);
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
      <Foot desk={desk} loading={loading} />
    </section>
  );
}

interface FootProps {
  readonly desk: RaidDesk;
  readonly loading: Loading;
}

function Foot({ desk, loading }: FootProps) {
  const { scenario } = desk.session;
  const { plan, refused } = loading;
  const ready = isLoaded(scenario, plan);
  const missing = scenario.loadingOrder.length - plan.size;
  return (
    <footer class="loading-view__foot">
      <p>
        {refused !== null && (
          <span class="loading-view__refusal">
            {refusalWords(scenario, refused)} <RuleRef rule={cite('3d')} />
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
        <Button look="primary" icon="craft" disabled={!ready} onClick={() => void sail(desk, plan)}>
          {t('assault.load.go')}
        </Button>
      </div>
    </footer>
  );
}

/** Takes back what was ordered one by one, then loads as planned; the last order begins the raid. */
async function sail(desk: RaidDesk, plan: LoadPlan): Promise<void> {
  for (let n = planOrdered(desk.orders.position).size; n > 0; n--) desk.orders.undo();
  for (const action of loadOrders(desk.session.scenario, plan)) await desk.orders.do(action);
}
