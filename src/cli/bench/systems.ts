// The first battle of every system on the shelf beside that of the first system, by processor time: what else the machine
// does slows it down less than the clock tells.

import { wilson } from '../../engine/interval.ts';
import type { Player } from '../../engine/player.ts';
import { playGame } from '../../engine/run.ts';
import type { Game } from '../../engine/system.ts';
import { marginOf } from '../../staff/chance/interval.ts';
import { Dice, Playouts } from '../../staff/playouts.ts';
import { gamesOf } from '../../staff/speed.ts';
import type { OpenGame } from '../open-game.ts';
import { playerNamed, standingName } from '../players.ts';
import { table } from '../table.ts';
import { measure, perSecond, processorTime } from './measure.ts';
import { round } from './round.ts';

const FIGURES = ['random', 'standing', 'playouts'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

export interface SystemSpeed {
  readonly system: string;
  readonly battle: string;
  readonly player: string; // who stands: his battles, and his playouts
  readonly perSecond: Figures; // whole battles by chance and by him, playouts from mid-battle
  readonly ratio: Figures; // to the first system
  readonly margin: number; // of an even chance, after the playouts of one second
}

export function measureSystems(opened: readonly OpenGame[], seconds: number): SystemSpeed[] {
  const firsts = opened.filter(
    ({ game }, at) => opened.findIndex((other) => other.game.system === game.system) === at,
  );
  const speeds = firsts.map((one) => ({ one, perSecond: figuresOf(one, seconds) }));
  return speeds.map(({ one, perSecond }) => ({
    system: one.game.system.id,
    battle: one.game.scenario.id,
    player: standingName(one),
    perSecond,
    ratio: ratioTo(perSecond, speeds[0]?.perSecond ?? perSecond),
    margin: marginOf(wilson(Math.floor(perSecond.playouts / 2), Math.floor(perSecond.playouts))),
  }));
}

const ratioTo = (speed: Figures, first: Figures): Figures => ({
  random: speed.random / first.random,
  standing: speed.standing / first.standing,
  playouts: speed.playouts / first.playouts,
});

const figuresOf = (opened: OpenGame, seconds: number): Figures => ({
  random: battlesPerSecond(opened.game, playerNamed(opened, 'random'), seconds),
  standing: battlesPerSecond(opened.game, playerNamed(opened, standingName(opened)), seconds),
  playouts: playoutsPerSecond(opened, seconds),
});

function battlesPerSecond(game: Game, player: Player, seconds: number): number {
  const level = game.scenario.levels[0]?.id ?? '';
  let seed = 0;
  const work = () => playGame(game, { seed: `bench ${seed++}`, level, events: false }, player);
  return perSecond(measure(work, seconds, processorTime));
}

/** From the middle of several battles in turn, by one thread. */
function playoutsPerSecond(opened: OpenGame, seconds: number): number {
  const { middles } = gamesOf(opened);
  const playouts = new Playouts(opened);
  let n = 0;
  const work = () => {
    const middle = middles[n % middles.length];
    if (middle !== undefined) playouts.play(middle, null, Dice.chance, n);
    n++;
  };
  return perSecond(measure(work, seconds, processorTime));
}

export function systemLines(speeds: readonly SystemSpeed[]): string[] {
  const first = speeds[0]?.system ?? '';
  const head = ['by processor time, each second', 'random', 'standing', 'playouts mid-battle', '±'];
  const rows = speeds.flatMap(({ system, battle, player, perSecond, ratio, margin }) => [
    [
      `${system}, ${battle} (${player})`,
      ...FIGURES.map((name) => round(perSecond[name])),
      `${round(100 * margin)} %`,
    ],
    ...(system === first ? [] : [[`  × ${first}`, ...FIGURES.map((name) => round(ratio[name]))]]),
  ]);
  return table(head, rows);
}
