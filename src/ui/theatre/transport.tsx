// The controls of the theatre: where the game stands, back, play, on, and how far and how fast.

import { t } from '../../words/index.ts';
import { whole } from '../kit/figures.ts';
import { IconButton, Segmented, Select } from '../kit/index.ts';
import { useMedia } from '../kit/use-media.ts';
import { SPEEDS, type Theatre } from './controller.ts';
import { STEPS } from './stops.ts';
import './transport.css';

export interface TransportProps {
  readonly theatre: Theatre;
  readonly phone: boolean;
}

const NARROW = '(max-width: 75.99rem)'; // no room for every choice at once

export function Transport({ theatre, phone }: TransportProps) {
  return (
    <section class="transport" aria-label={t('theatre.controls')}>
      <Readings theatre={theatre} />
      <Buttons theatre={theatre} />
      <Choices theatre={theatre} phone={phone} />
    </section>
  );
}

/** The measures as you pass; the turn is a list to jump by. */
function Readings({ theatre }: { readonly theatre: Theatre }) {
  const { measures, values } = theatre.course;
  return (
    <div class="readings">
      <TurnChoice theatre={theatre} />
      <dl class="readings__list numbers">
        {measures.map((measure) => (
          <div key={measure.id} class={`reading reading--${measure.tone}`}>
            <dt>{measure.name()}</dt>
            <dd>{whole(values[measure.id]?.[theatre.at.value] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function TurnChoice({ theatre }: { readonly theatre: Theatre }) {
  const { scenario } = theatre.start;
  const { turns } = theatre.course;
  const here = turns.filter(({ at }) => at <= theatre.at.value).at(-1)?.turn ?? 0;
  const options = turns.map(({ turn }) => ({
    value: String(turn),
    label: t('theatre.now', { turn, clock: theatre.face.course.clock(scenario, turn) }),
  }));
  const before = { value: '0', label: t('theatre.start') };
  return (
    <Select
      label={t('theatre.turn')}
      labelHidden
      options={[before, ...options]}
      value={String(here)}
      onChange={(value) => theatre.go(turns.find(({ turn }) => String(turn) === value)?.at ?? 0)}
    />
  );
}

function Buttons({ theatre }: { readonly theatre: Theatre }) {
  const by = theatre.by.value;
  const { enemy } = theatre.face.replay;
  const playing = theatre.playing.value;
  const first = theatre.at.value === 0;
  const last = theatre.at.value === theatre.end;
  return (
    <div class="transport__buttons">
      <IconButton
        icon="toStart"
        look="quiet"
        label={t('theatre.toStart')}
        aria-disabled={first}
        onClick={() => theatre.go(0)}
      />
      <IconButton
        icon="stepBack"
        label={by === 'enemy' ? enemy.back() : t(`theatre.back.${by}`)}
        aria-disabled={first}
        onClick={() => theatre.step(by, -1)}
      />
      <IconButton
        class="transport__play"
        look="primary"
        icon={playing ? 'pause' : 'play'}
        label={t(playing ? 'theatre.pause' : 'theatre.play')}
        onClick={() => theatre.toggle()}
      />
      <IconButton
        icon="step"
        label={by === 'enemy' ? enemy.on() : t(`theatre.on.${by}`)}
        aria-disabled={last}
        onClick={() => theatre.step(by, 1)}
      />
      <IconButton
        icon="toEnd"
        look="quiet"
        label={t('theatre.toEnd')}
        aria-disabled={last}
        onClick={() => theatre.go(theatre.end)}
      />
    </div>
  );
}

function Choices({ theatre, phone }: TransportProps) {
  const { enemy } = theatre.face.replay;
  const steps = STEPS.map((value) => ({
    value,
    label: value === 'enemy' ? enemy.step() : t(`theatre.by.${value}`),
  }));
  const speeds = SPEEDS.map((value) => ({ value, label: t(`theatre.speed.${value}`) }));
  const onBy = (value: (typeof STEPS)[number]) => {
    theatre.by.value = value;
  };
  const onSpeed = (value: (typeof SPEEDS)[number]) => {
    theatre.speed.value = value;
  };
  const narrow = useMedia(NARROW);
  const named = <Value extends string>(
    name: string,
    list: Array<{ value: Value; label: string }>,
  ) =>
    phone
      ? list.map(({ value, label }) => ({ value, label: t('theatre.named', { name, label }) }))
      : list;
  return (
    <div class="transport__choices">
      {phone || narrow ? (
        <>
          <Select
            label={t('theatre.by')}
            labelHidden
            options={named(t('theatre.by'), steps)}
            value={theatre.by.value}
            onChange={onBy}
          />
          <Select
            label={t('theatre.speed')}
            labelHidden
            options={named(t('theatre.speed'), speeds)}
            value={theatre.speed.value}
            onChange={onSpeed}
          />
        </>
      ) : (
        <>
          <Segmented
            legend={t('theatre.by')}
            choices={steps}
            value={theatre.by.value}
            onChange={onBy}
          />
          <Segmented
            legend={t('theatre.speed')}
            choices={speeds}
            value={theatre.speed.value}
            onChange={onSpeed}
          />
        </>
      )}
    </div>
  );
}
