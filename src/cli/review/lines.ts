// A review as text for the terminal.

import type { Ledger, LedgerRoll } from '../../staff/luck/ledger.ts';
import type { Costly, Moment, Review } from '../../staff/review/review.ts';
import type { RollKind } from '../../systems/raid/luck/rolled.ts';
import { Do, doing, parseAction } from '../../systems/raid/rules/actions.ts';
import { cite } from '../../systems/raid/rules/rule.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { describeAction } from '../../systems/raid/text/action.ts';
import type { Lang } from '../../systems/raid/text/catalogue.ts';
import { scoreLineText } from '../../systems/raid/text/score.ts';
import { signed } from '../../systems/raid/text/sums.ts';
import { type Names, Voice } from '../../systems/raid/text/voice.ts';
import { table } from '../table.ts';
import { type ReviewWords, reviewWords } from './words.ts';

export interface Teller {
  readonly scenario: Scenario;
  readonly lang: Lang;
  readonly names: Names;
}

const SHOWN = 3; // reasons, and kinds of dice

export function reviewLines(review: Review, teller: Teller): string[] {
  return new Telling(review, teller).lines();
}

class Telling {
  readonly #review: Review;
  readonly #voice: Voice;
  readonly #words: ReviewWords;

  constructor(review: Review, { scenario, lang, names }: Teller) {
    this.#review = review;
    this.#voice = new Voice(scenario, lang, names);
    this.#words = reviewWords[lang];
  }

  lines(): string[] {
    const { luckiest, unluckiest, ledger } = this.#review;
    return [
      ...this.#head(),
      '',
      ...this.#byTurn(),
      '',
      ...this.#costliest(),
      ...this.#moments(this.#words.luckiest, luckiest),
      ...this.#moments(this.#words.unluckiest, unluckiest),
      '',
      ...this.#ledger(ledger),
    ];
  }

  #head(): string[] {
    const { totals, moves, endValue, seed, level, playouts, over } = this.#review;
    const { inaccuracy, mistake, blunder, fine } = totals.marks;
    const w = this.#words;
    const start = moves[0]?.value ?? endValue;
    return [
      w.head(seed, level, moves.length, playouts),
      w.change(this.#share(start), this.#share(endValue), this.#swing(totals.change)),
      w.split(
        this.#swing(totals.decision),
        this.#hundredths(totals.margin),
        this.#swing(totals.luck),
        this.#hundredths(totals.luckMargin),
      ),
      w.marked(inaccuracy, mistake, blunder, fine),
      ...(over ? [] : [w.unfinished]),
    ];
  }

  /** One row a turn: the worth at its beginning, and what decisions and luck did to it. */
  #byTurn(): string[] {
    const { moves } = this.#review;
    const turns = [...new Set(moves.map(({ turn }) => turn))];
    const rows = turns.map((turn) => {
      const own = moves.filter((move) => move.turn === turn);
      const sum = (part: 'decision' | 'luck'): number => own.reduce((n, m) => n + m[part], 0);
      const value = own[0]?.value ?? 0;
      const split = [this.#swing(sum('decision')), this.#swing(sum('luck'))];
      return [String(turn), this.#share(value), ...split];
    });
    return table(this.#words.turns, rows);
  }

  #costliest(): string[] {
    const { costliest } = this.#review;
    if (costliest.length === 0) return [this.#words.none];
    return [this.#words.costliest, ...costliest.flatMap((costly) => this.#costly(costly))];
  }

  #costly(costly: Costly): string[] {
    const w = this.#words;
    const cost = `${this.#swing(-costly.cost)} ± ${this.#hundredths(costly.margin)}`;
    const better = [costly.better, ...costly.line].map((text) => this.#order(text));
    const reasons = costly.reasons.slice(0, SHOWN).map((line) => {
      const what = scoreLineText(this.#voice, { ...line, rule: cite(line.rule) });
      return `${what} ${plus(line.points)} (${line.rule})`;
    });
    return [
      `  ${this.#where(costly)} ${this.#order(costly.action)}${w.colon}${w.mark[costly.mark]}, ${cost}`,
      `     ${w.instead}${w.colon}${better.join(`; ${w.next} `)}`,
      `     ${w.because}${w.colon}${reasons.join(', ')}`,
    ];
  }

  #moments(title: string, list: readonly Moment[]): string[] {
    if (list.length === 0) return [];
    const told = list.map((moment) => {
      const what = [this.#occasion(moment), ...this.#dice(moment.index)].join(', ');
      const swing = `${this.#swing(moment.luck)} ± ${this.#hundredths(moment.margin)}`;
      return `  ${this.#where(moment)} ${what}${this.#words.colon}${swing}`;
    });
    return ['', title, ...told];
  }

  /** The last commando put in his place starts a round: what is told then is the fight. */
  #occasion({ action, index }: Moment): string {
    const parsed = parseAction(this.#voice.scenario, action);
    const places = typeof parsed === 'number' && PLACING.includes(doing(parsed));
    const line = this.#review.ledger.rolls.find((r) => r.action === index && r.kind === 'assault');
    if (!places || line === undefined) return this.#order(action);
    return this.#words.assaultAt(this.#voice.zone(line.zone));
  }

  /** What fell there, by kind, the weightiest first. */
  #dice(index: number): string[] {
    const found = new Map<string, LedgerRoll[]>();
    for (const roll of this.#review.ledger.rolls) {
      if (roll.action !== index || roll.good === 0) continue;
      found.set(roll.kind, [...(found.get(roll.kind) ?? []), roll]);
    }
    const kinds = [...found].map(([kind, rolls]) => {
      const came = rolls.reduce((sum, { count }) => sum + count, 0);
      const expected = rolls.reduce((sum, { expected: e }) => sum + e.n / e.d, 0);
      return { kind, came, expected, of: rolls.length };
    });
    kinds.sort((a, b) => Math.abs(b.came - b.expected) - Math.abs(a.came - a.expected));
    const w = this.#words;
    return kinds.slice(0, SHOWN).map(({ kind, came, expected, of }) => {
      const told = COUNTED.includes(kind) ? String(came) : w.of(came, of);
      return w.dice(w.kind[kind as RollKind], told, expected.toFixed(1));
    });
  }

  #ledger({ kinds, all }: Ledger): string[] {
    const w = this.#words;
    const named = [
      ...kinds.map((k) => ({ name: w.kind[k.kind as RollKind], ...k })),
      { name: w.all, ...all },
    ];
    const rows = named.map((k) => [
      k.name,
      String(k.rolls),
      String(k.came),
      k.expected.toFixed(1),
      signed(Number(k.z.toFixed(2))),
      percent(k.asLucky),
      percent(k.asUnlucky),
    ]);
    return table(w.rolls, rows);
  }

  #where({ index, turn }: { readonly index: number; readonly turn: number }): string {
    return `${index + 1}. (${this.#words.onTurn(turn)})`;
  }

  #order(text: string): string {
    const { scenario, lang, names } = this.#voice;
    const action = parseAction(scenario, text);
    return typeof action === 'number' ? describeAction(scenario, action, lang, names) : text;
  }

  #share(worth: number): string {
    return percent(worth / this.#review.scale);
  }

  #hundredths(worth: number): string {
    return ((100 * worth) / this.#review.scale).toFixed(1);
  }

  #swing(worth: number): string {
    return plus(Number(this.#hundredths(worth)), 1);
  }
}

/** Kinds of which one roll may bring several. */
const COUNTED: readonly string[] = ['marker', 'group-size'];
const PLACING: readonly number[] = [Do.contact, Do.support, Do.fill];

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** With its sign, and a true minus. */
function plus(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
