// What is asked and what may be ordered: the prompt, the refusal with its rule, an armed order with its odds, and
// every legal order as a button, in groups.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce, Icon } from '../../../../ui/kit/index.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import type { RaidController, Refused } from '../../../../ui/play/controller.ts';
import { isGermanPhase } from '../../../../ui/play/german/german-bar.tsx';
import { lang, plainText, type Sentence, sentence, t } from '../../../../words/index.ts';
import { refusalSentence } from '../../text/action.ts';
import { decisionSentence } from '../../text/decision.ts';
import { HintLine } from '../guide/hint-line.tsx';
import { ArmedCard } from './armed-card.tsx';
import { DecisionCard } from './decision-card.tsx';
import { Happened } from './happened.tsx';
import { hasOdds, OddsCard } from './odds-card.tsx';
import { OrderGroups } from './order-groups.tsx';
import { hasOwnView } from './order-list.ts';
import { PhaseEnd } from './phase-end.tsx';
import { ThreatPanel } from './threat-list.tsx';
import { missedBy } from './tried.ts';
import './orders.css';

export function OrdersPanel({ raid }: { readonly raid: RaidController }) {
  const prompt = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(raid, panel, prompt);
  const asked = raid.decision.value;
  const ready = raid.ready.value;
  return (
    <section class="orders" ref={panel} aria-label={t('raid.tab.orders')}>
      <h2 class="visually-hidden">{t('raid.tab.orders')}</h2>
      <p class="orders__prompt" ref={prompt} tabIndex={-1}>
        {ready || (asked.kind === 'over' && !raid.playback.busy.value) ? (
          <Ruled sentence={decisionSentence(raid.state, asked, lang.value)} />
        ) : (
          t(isGermanPhase(raid) ? 'raid.germansAct' : 'raid.playing')
        )}
      </p>
      <HintLine raid={raid} />
      <RefusalLine raid={raid} />
      <Happened raid={raid} />
      {ready && (
        <>
          <Stuck raid={raid} />
          <ThreatPanel raid={raid} />
          <ArmedCard raid={raid} />
          {asked.kind === 'wire' || asked.kind === 'send-back' ? (
            <DecisionCard raid={raid} />
          ) : (
            !hasOwnView(asked) && <OrderGroups raid={raid} />
          )}
          <PhaseEnd raid={raid} />
          <PreviewOdds raid={raid} />
        </>
      )}
    </section>
  );
}

function RefusalLine({ raid }: { readonly raid: RaidController }) {
  const refused = raid.refused.value;
  const lines = refused === null ? [] : refusedWords(raid, refused);
  const spoken = lines.map((line) => plainText(line)).join(' ');
  useEffect(() => {
    if (refused !== null) announce(spoken);
  }, [refused, spoken]);
  if (lines.length === 0) return null;
  return (
    <div class="orders__refusal">
      <Icon name="warning" />
      <div>
        {lines.map((line) => (
          <p key={plainText(line)}>
            <Ruled sentence={line} />
          </p>
        ))}
      </div>
    </div>
  );
}

function refusedWords(raid: RaidController, refused: Refused): Sentence[] {
  if (refused === 'undo') return [sentence('raid.undoNot')];
  const { scenario } = raid.session;
  return refused.map(({ action, rule }) => refusalSentence(scenario, action, rule, lang.value));
}

const MOST_REASONS = 2;

/** Why a stack that can do nothing can do nothing: each rule once. */
function Stuck({ raid }: { readonly raid: RaidController }) {
  const reasons = new Map<string, Sentence>();
  for (const action of missedBy(raid.state, raid.decision.value)) {
    const rule = raid.session.forbids(action);
    if (rule === null || reasons.has(rule.id) || reasons.size === MOST_REASONS) continue;
    reasons.set(rule.id, refusalSentence(raid.session.scenario, action, rule, lang.value));
  }
  if (reasons.size === 0) return null;
  return (
    <div class="orders__stuck">
      <p>{t('raid.stuck')}</p>
      {[...reasons].map(([rule, sentence]) => (
        <p key={rule}>
          <Ruled sentence={sentence} />
        </p>
      ))}
    </div>
  );
}

/** The odds of the order that is pointed at, unless it is the armed one. */
function PreviewOdds({ raid }: { readonly raid: RaidController }) {
  const action = raid.preview.value;
  if (action === null || action === raid.armed.value || !hasOdds(raid, action)) return null;
  return (
    <div class="orders__preview" aria-hidden="true">
      <OddsCard raid={raid} action={action} />
    </div>
  );
}

/** When the button in focus goes away with its order, the focus stays in the panel: on the order that was not given,
 * else on what is asked. */
function useKeptFocus(
  raid: RaidController,
  panel: RefObject<HTMLElement | null>,
  prompt: RefObject<HTMLElement | null>,
): void {
  const held = useRef(false);
  useEffect(() => {
    const note = () => {
      const at = document.activeElement;
      if (at === document.body || at === null) return;
      held.current = panel.current?.contains(at) === true || at.closest('.german') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    panel.current?.closest('.raid-side, .sheet__body')?.scrollTo({ top: 0 });
    if (held.current && raid.ready.value && document.activeElement === document.body) {
      prompt.current?.focus();
    }
  }, [raid.decision.value, raid.ready.value]);
  const armed = raid.armed.value;
  const last = useRef(armed);
  useEffect(() => {
    const letGo = armed === null ? last.current : null;
    last.current = armed;
    if (letGo === null || !held.current || document.activeElement !== document.body) return;
    const order = panel.current?.querySelector<HTMLElement>(`[data-order="${letGo}"]`);
    (order ?? prompt.current)?.focus();
  }, [armed]);
}
