// What the raid says without being asked.

import '../../screen-words/speech.ts';
import type { FaceSpeech } from '../../../../ui/sheet/face-speech.ts';
import type { Decision } from '../../rules/decision.ts';
import type { RaidEvent } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { spokenQuestion } from './asked-spoken.ts';
import { spokenOdds } from './odds-spoken.ts';
import { spokenOrder } from './order-spoken.ts';
import { spokenPhase } from './phase-spoken.ts';
import { spokenPlace } from './stack-spoken.ts';
import { spokenWarnings } from './warnings-spoken.ts';

export const raidSpeech: FaceSpeech<Scenario, RaidEvent, Decision> = {
  order: spokenOrder,
  phase: spokenPhase,
  asked: spokenQuestion,
  place: spokenPlace,
  odds: spokenOdds,
  warnings: spokenWarnings,
};
