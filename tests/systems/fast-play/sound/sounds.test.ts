// Every sound that an event of a battle asks for is made, and volleys sound by nation.

import { expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import { battleOn } from '../../../../src/systems/fast-play/rules/system.ts';
import { cuesOf } from '../../../../src/systems/fast-play/sound/cues.ts';
import { RECIPES } from '../../../../src/systems/fast-play/sound/recipes.ts';
import { spicheren } from '../spicheren.ts';

test('a whole battle is heard', () => {
  const course = { seed: 'heard', level: 'marshal', events: false, practice: false };
  const session = new Session(battleOn(spicheren), course);
  const player = profilePlayer();
  while (!session.over) session.do(player.pick(session.position, session.asked.actions));
  const heard = session.frames.flatMap(({ event }) =>
    cuesOf(event, spicheren).map(({ cue }) => cue),
  );
  for (const cue of heard) expect(RECIPES[cue].length, cue).toBeGreaterThan(0);
  for (const cue of ['drum', 'boots', 'hooves', 'chassepots', 'needle-guns', 'krupp'] as const)
    expect(heard).toContain(cue);
});
