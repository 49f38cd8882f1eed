// 11.2e A round read back from its frames, and paced on the screen.

import { describe, expect, it } from 'vitest';
import { playFrames } from '../../../../src/engine/frames.ts';
import { AssaultStage } from '../../../../src/systems/raid/panels/assault/stage.ts';
import { lastStory, storyAt } from '../../../../src/systems/raid/panels/assault/story.ts';
import { RAID_LOOK } from '../../../../src/systems/raid/panels/look.ts';
import { act, Do } from '../../../../src/systems/raid/rules/actions.ts';
import type { Frame } from '../../../../src/systems/raid/rules/session.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import { Playback } from '../../../../src/ui/play/playback.ts';
import { doAll, position } from '../rules/support.ts';

function assault(units: string[], there: string[]): RaidState {
  const s = position({ british: { PSA: units }, germans: { SV1: there }, been: ['assault'] });
  return doAll(s, 'take PSA', 'assault SV1').state;
}

const round = (s: RaidState): readonly Frame[] => playFrames(raid, s, act(Do.fill), 7).frames;

/** Strong enough to win against a reduced German in one round, whatever the dice. */
const sure = (): RaidState => assault(['C01', 'C02', 'C03', 'C04', 'C05'], ['GM1-']);

describe('the story of a round', () => {
  it('grows line by line with the frames, each line with its loss', () => {
    const frames = round(assault(['C01', 'C02'], ['GI01', 'GI02']));
    expect(frames.map(({ event }) => event.kind)).toEqual([
      'columns',
      'assault-line',
      'loss',
      'assault-line',
      'loss',
    ]);
    expect(storyAt(frames, 0)?.lines).toHaveLength(0);
    expect(storyAt(frames, 1)?.lines.map(({ after }) => after.length)).toEqual([0]);
    expect(storyAt(frames, 4)?.lines.map(({ after }) => after.length)).toEqual([1, 1]);
    expect(lastStory(frames)).toEqual(storyAt(frames, 4));
  });

  it('is no part of what came before it or follows it', () => {
    const s = assault(['C01', 'C02'], ['GI01', 'GI02']);
    const fought = playFrames(raid, s, act(Do.fill), 7);
    const off = playFrames(raid, fought.position, act(Do.breakOff), 8);
    const frames = [...fought.frames, ...off.frames];
    expect(storyAt(frames, fought.frames.length)).toBeNull();
    expect(lastStory(frames)?.action).toBe(7);
  });
});

describe('the pace of a round', () => {
  it('waits at the end of the assault until the player goes on', async () => {
    const frames = round(sure());
    const over = frames.findIndex(({ event }) => event.kind === 'assault-over');
    expect(over).toBeGreaterThan(0);
    const start = frames[0] as Frame;
    const stage = new AssaultStage(() => false);
    const playback = new Playback({ look: RAID_LOOK }, start.before, 0, {
      speed: () => 'slow',
      moves: () => false,
    });
    playback.stage = stage;
    const played = playback.play(frames);
    while (!stage.holding.value) await Promise.resolve();
    expect(playback.told.value).toBe(over);
    expect(storyAt(frames, playback.told.value)?.over?.result).toBe('held');
    playback.next();
    await played;
    expect(stage.holding.value).toBe(false);
    expect(playback.told.value).toBe(frames.length);
  });

  it('is skipped at once when the player skips', async () => {
    const frames = round(sure());
    const stage = new AssaultStage(() => true);
    const start = frames[0] as Frame;
    const playback = new Playback({ look: RAID_LOOK }, start.before, 0, {
      speed: () => 'slow',
      moves: () => true,
    });
    playback.stage = stage;
    void playback.play(frames);
    playback.skip();
    expect(playback.busy.value).toBe(false);
    expect(playback.told.value).toBe(frames.length);
  });
});
