// The dispatch on its message form.

import { t } from '../../../words/index.ts';
import type { Dispatch } from '../../sheet/face-report.ts';

export function DispatchText({ head, paragraphs }: Dispatch) {
  return (
    <section class="dispatch" aria-labelledby="dispatch">
      <h2 class="dispatch__title stencil" id="dispatch">
        {t('report.dispatch')}
      </h2>
      <dl class="dispatch__form">
        {head.map(({ name, value }) => (
          <div key={name} class="dispatch__field">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="dispatch__text prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
