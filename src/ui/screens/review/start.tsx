// Before a review and while it runs: how closely to look, the progress, and a way to stop.

import { useSignal } from '@preact/signals';
import { BUDGETS } from '../../../staff/review/budget.ts';
import { type MessageKey, t } from '../../../words/index.ts';
import { Button, Progress, RadioGroup } from '../../kit/index.ts';

interface OfferProps {
  readonly failed: boolean; // the last one did not come to its end
  readonly budget: string;
  readonly onStart: (budget: string) => void;
}

export function Offer({ failed, budget, onStart }: OfferProps) {
  const chosen = useSignal(budget);
  return (
    <div class="stack review__offer">
      {failed && (
        <p class="review__failed" role="alert">
          {t('review.failed')}
        </p>
      )}
      <RadioGroup
        legend={t('review.budget')}
        choices={BUDGETS.map(({ name, playouts: n }) => ({
          value: name,
          label: t(`review.budget.${name}` as MessageKey),
          detail: t(`review.budgetText.${name}` as MessageKey, { n }),
        }))}
        value={chosen.value}
        onChange={(name) => {
          chosen.value = name;
        }}
      />
      <p>{t('review.startText')}</p>
      <div class="row">
        <Button look="primary" icon="officer" onClick={() => onStart(chosen.value)}>
          {t('review.start')}
        </Button>
      </div>
    </div>
  );
}

interface RunningProps {
  readonly done: number;
  readonly of: number;
  readonly onStop: () => void;
}

export function Running({ done, of, onStop }: RunningProps) {
  return (
    <div class="stack review__running">
      {of === 0 ? (
        <p>{t('review.preparing')}</p>
      ) : (
        <Progress label={t('review.running')} value={done} max={of} tone="blue" />
      )}
      <p>{t('review.runningText')}</p>
      <div class="row">
        <Button icon="close" onClick={onStop}>
          {t('review.stop')}
        </Button>
      </div>
    </div>
  );
}
