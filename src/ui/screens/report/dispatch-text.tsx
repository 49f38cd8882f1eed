// The dispatch on its message form.

import type { Moment } from '../../../systems/raid/panels/course/moments.ts';
import type { Frame } from '../../../systems/raid/rules/session.ts';
import type { RaidState } from '../../../systems/raid/rules/state.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import { cardNames, inWords } from '../../../words/card.ts';
import { lang, t } from '../../../words/index.ts';
import { dispatchOf } from './dispatch.ts';
import { factsOf } from './facts.ts';

export interface DispatchTextProps {
  readonly state: RaidState;
  readonly frames: readonly Frame[];
  readonly moments: readonly Moment[];
}

export function DispatchText({ state, frames, moments }: DispatchTextProps) {
  const { card } = state.scenario;
  const names = cardNames(card.names);
  const voice = new Voice(state.scenario, lang.value);
  const paragraphs = dispatchOf(factsOf(state, frames, moments), {
    card: names,
    zone: (zone) => voice.zone(zone),
    units: (units) => voice.units(units),
  });
  return (
    <section class="dispatch" aria-labelledby="dispatch">
      <h2 class="dispatch__title stencil" id="dispatch">
        {t('report.dispatch')}
      </h2>
      <dl class="dispatch__form">
        <Field name={t('report.from')} value={t('report.fromWho', names)} />
        <Field name={t('report.to')} value={t('report.toWhom')} />
        <Field name={t('report.when')} value={inWords(card.date)} />
      </dl>
      <div class="dispatch__text prose">
        {paragraphs.map((sentences) => (
          <p key={sentences[0]?.key}>
            {sentences.map(({ key, params }) => t(key, params)).join(' ')}
          </p>
        ))}
      </div>
    </section>
  );
}

function Field({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div class="dispatch__field">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
