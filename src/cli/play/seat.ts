// Where somebody plays in the terminal.

import type { Session } from '../../engine/session.ts';
import type { Lang, TerminalVoice } from '../../engine/terminal.ts';
import type { OpenGame } from '../open-game.ts';

/** Where somebody plays: the game, and how it is told to him. */
export interface Seat {
  readonly opened: OpenGame;
  readonly session: Session;
  readonly lang: Lang;
  readonly voice: TerminalVoice;
}
