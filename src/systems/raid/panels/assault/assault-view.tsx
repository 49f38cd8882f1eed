// 11.2 The assault as its own view over the map: form the lines, see them fought, decide what comes next.

import '../../screen-words/assault.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../../ui/kit/index.ts';
import { moves } from '../../../../ui/kit/prefs/settings.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import { at, G, get } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { proseSentence } from '../../text/prose/told-in-prose.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { useGuestFocus } from '../placing/guest-focus.ts';
import { AfterRound } from './after-round.tsx';
import './assault.css';
import { FormLines } from './form-lines.tsx';
import { FoughtLines } from './fought-lines.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { AssaultStage } from './stage.ts';
import type { Story } from './story.ts';

export function AssaultView({ desk }: { readonly desk: RaidDesk }) {
  const stage = useStage(desk);
  const scene = sceneOf(desk);
  return scene === null ? null : <Open desk={desk} stage={stage} scene={scene} />;
}

/** The frames of a round are shown in this view's time. */
function useStage(desk: RaidDesk): AssaultStage {
  const stage = useMemo(() => new AssaultStage(() => moves.value), []);
  useEffect(() => {
    desk.playback.stage = stage;
    return () => {
      desk.playback.stage = null;
    };
  }, [desk, stage]);
  return stage;
}

interface OpenProps {
  readonly desk: RaidDesk;
  readonly stage: AssaultStage;
  readonly scene: Scene;
}

function Open({ desk, stage, scene }: OpenProps) {
  const folded = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useGuestFocus(heading, scene.kind);
  return (
    <section
      class={`assault airy${folded.value ? ' assault--folded' : ''}`}
      aria-labelledby="assault-title"
    >
      <header class="assault__head">
        <Title desk={desk} scene={scene} heading={heading} />
        <IconButton
          icon={folded.value ? 'up' : 'down'}
          look="quiet"
          label={t(folded.value ? 'assault.unfold' : 'assault.fold')}
          aria-expanded={!folded.value}
          onClick={() => {
            folded.value = !folded.value;
          }}
        />
      </header>
      {!folded.value && <Part desk={desk} stage={stage} scene={scene} />}
    </section>
  );
}

interface TitleProps {
  readonly desk: RaidDesk;
  readonly scene: Scene;
  readonly heading: { current: HTMLHeadingElement | null };
}

function Title({ desk, scene, heading }: TitleProps) {
  const { scenario } = desk.session;
  const zone =
    scene.kind === 'fight' ? scene.story.columns.zone : get(desk.orders.position, G.battle);
  const round = scene.kind === 'fight' ? scene.story.columns.round : scene.round;
  const places = new Voice(scenario, lang.value).places({ zone });
  return (
    <div class="assault__title">
      <h2 id="assault-title" ref={heading} tabIndex={-1}>
        {t('assault.title', places)}
      </h2>
      <p>
        {t(scene.kind === 'decide' ? 'assault.afterRound' : 'assault.round', { n: round })} ·{' '}
        {t('raid.protection', { n: at(scenario.protection, zone) })}
      </p>
    </div>
  );
}

function Part({ desk, stage, scene }: OpenProps) {
  switch (scene.kind) {
    case 'form':
      return <FormLines desk={desk} />;
    case 'fight':
      return <Fight desk={desk} stage={stage} story={scene.story} />;
    case 'decide':
      return (
        <>
          <div class="assault__body">
            {scene.story !== null && (
              <FoughtLines story={scene.story} state={desk.orders.position} rolling={false} />
            )}
          </div>
          <AfterRound desk={desk} />
        </>
      );
  }
}

interface FightProps extends Omit<OpenProps, 'scene'> {
  readonly story: Story;
}

function Fight({ desk, stage, story }: FightProps) {
  const { over, lines } = story;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const told = over === null ? `.line-card:nth-child(${lines.length})` : '.assault__over';
    const now = body.current?.querySelector(told);
    now?.scrollIntoView({ block: 'nearest', behavior: moves.value ? 'smooth' : 'auto' });
  }, [over, lines.length, stage.rolling.value]);
  return (
    <>
      <div class="assault__body" ref={body}>
        <FoughtLines
          story={story}
          state={desk.playback.shown.value}
          rolling={stage.rolling.value}
        />
        {over !== null && (
          <p class={`assault__over assault__over--${over.result}`}>
            <Ruled sentence={proseSentence(desk.session.scenario, over, lang.value)} />
          </p>
        )}
      </div>
      <footer class="assault__foot">
        <div class="assault__buttons">
          <Button
            look={stage.holding.value ? 'primary' : 'secondary'}
            icon={stage.holding.value ? 'forward' : 'skip'}
            onClick={() => stage.hurry()}
          >
            {t(stage.holding.value ? 'assault.continue' : 'assault.showAll')}
          </Button>
        </div>
      </footer>
    </>
  );
}
