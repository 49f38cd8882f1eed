// Somebody who has the rulebook and the log of a raid, and nothing else: he keeps his own board, checks every
// result against the rules and says what is wrong.

import { readFileSync } from 'node:fs';
import type { LogLine as AnyLine } from '../../src/cli/commands/log.ts';
import { parseRulebook } from '../../src/rulebook/parse.ts';
import type { BoardJson } from '../../src/systems/raid/terminal/board-json.ts';
import type { PositionJson, UnitJson } from '../../src/systems/raid/terminal/position-json.ts';

export type LogLine = AnyLine<BoardJson, PositionJson>;
type Fields = Readonly<Record<string, unknown>>;
interface Part {
  readonly name: string;
  readonly value: number;
}
interface InOrder {
  readonly levels: number;
  readonly appearance: number;
}
interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}

type Factors = Readonly<Record<string, readonly [full: number, reduced: number]>>;

/** 2.1 The rows of the rulebook's table, in its order; the officers of both sides are alike. */
const KINDS = [
  'commando',
  'officer',
  'sniper',
  'mortar',
  'craft',
  'infantry',
  'machineGun',
  'officer',
  'reinforcing infantry',
  'reinforcing machineGun',
  'officer',
  'flak',
  'pillbox',
  'gun',
] as const;

/** 2.1 One factor of every kind, full and reduced, as the rulebook has it: FT comes first, then FA. */
function factorsOf(column: 0 | 1): Factors {
  const markdown = readFileSync(new URL('../../docs/raid/rules.md', import.meta.url), 'utf8');
  const body = parseRulebook(markdown).find(({ id }) => id === '2.1')?.body ?? '';
  const rows = body.split('\n').filter((line) => /\d-\d-\d/.test(line) && line.startsWith('|'));
  if (rows.length !== KINDS.length) throw new Error('2.1 has another table');
  return Object.fromEntries(
    rows.map((row, i) => {
      const faces = [...row.matchAll(/\d+-\d+-\d+/g)].map(([face]) => face.split('-').map(Number));
      const full = faces[0]?.[column] ?? Number.NaN;
      return [KINDS[i], [full, faces[1]?.[column] ?? full]] as const;
    }),
  );
}

const FIRE = factorsOf(0);
const ASSAULT = factorsOf(1);
const TWO_STEPS: readonly string[] = ['commando', 'infantry'];

export class Outsider {
  readonly faults: string[] = [];
  readonly seen: Record<string, number> = {};
  readonly #kind = new Map<string, string>();
  readonly #side = new Map<string, string>();
  readonly #protection = new Map<string, number>();
  readonly #place = new Map<string, string>(); // a zone, a craft, or 'lost' or 'prisoner'
  readonly #steps = new Map<string, number>();
  #alarm = 0;
  #line: LogLine | undefined;

  read(line: LogLine): void {
    this.#line = line;
    if (line.line === 'board') this.#learn(line.board);
    else if (line.line === 'position') this.#setUp(line.position);
    else if (line.line === 'event') this.#check(line.event as Fields);
    else if (line.line === 'end') this.#compare(line.position);
  }

  #learn(board: Extract<LogLine, { line: 'board' }>['board']): void {
    for (const { id, kind, side } of board.units) {
      this.#kind.set(id, kind);
      this.#side.set(id, side);
      this.#steps.set(id, TWO_STEPS.includes(kind) ? 2 : 1);
    }
    for (const { id, protection } of board.zones) this.#protection.set(id, protection);
  }

  #setUp(position: PositionJson): void {
    this.#alarm = position.alarm;
    for (const [unit, { place }] of placesIn(position)) this.#place.set(unit, place);
  }

  /** His board and the one at the end must be the same. */
  #compare(position: PositionJson): void {
    const real = placesIn(position);
    for (const [unit, { place, steps }] of real) {
      this.#expect(this.#place.get(unit) === place, `${unit} is at ${place}`);
      this.#expect(this.#steps.get(unit) === steps, `${unit} has ${steps} steps`);
    }
    for (const [unit, place] of this.#place) {
      if (place !== 'lost' && place !== 'prisoner') this.#expect(real.has(unit), `${unit} is gone`);
    }
    this.#expect(this.#alarm === position.alarm, `alarm ${position.alarm}`);
  }

  #expect(is: boolean, what: string): void {
    if (!is) this.faults.push(`${what}: ${JSON.stringify(this.#line).slice(0, 400)}`);
  }

  #check(event: Fields): void {
    const kind = String(event.kind);
    this.seen[kind] = (this.seen[kind] ?? 0) + 1;
    switch (kind) {
      case 'alarm':
        this.#expect(event.from === this.#alarm, 'the alarm goes on from where it was');
        this.#alarm = event.to as number;
        break;
      case 'fire':
        this.#checkFire(event);
        break;
      case 'assault-line':
        this.#checkAssaultLine(event);
        break;
      case 'wake-test':
        this.#expect(event.alarm === this.#alarm, 'the alarm of the test');
        this.#expect(dieOf(event.die) <= this.#alarm === event.wakes, '10.3');
        break;
      case 'mines':
        this.#checkSum(event.sum as Sum);
        this.#expect((event.sum as Sum).total >= 8 === event.explodes, '10.5');
        break;
      case 'bangalore':
        this.#expect((dieOf(event.die) % 2 === 0) === event.gone, '10.6');
        break;
      case 'german-order':
        this.#checkOrder(event.stacks as ReadonlyArray<InOrder>);
        break;
      case 'reinforcements':
        this.#checkReinforcements(event);
        break;
      default:
    }
    if (event.trace !== undefined) this.#checkTrace(event.trace as Fields);
    this.#follow(event);
  }

  #checkSum(sum: Sum): void {
    const total = sum.parts.reduce((before, part) => before + part.value, 0);
    this.#expect(total === sum.total, 'the parts add up');
  }

  #checkContest(event: Fields, attacker: string, defender: string): void {
    const attack = event.attack as Sum;
    const defence = event.defence as Sum;
    this.#checkSum(attack);
    this.#checkSum(defence);
    this.#expect(event.hit === attack.total >= defence.total, '11.1d, 11.2e');
    this.#expect(this.#isRoll(attacker, part(attack, 'attack die')), '1.1 attack die');
    this.#expect(this.#isRoll(defender, part(defence, 'defence die')), '1.1 defence die');
  }

  /** 1.1 The British roll a D6, the Germans a D10. */
  #isRoll(unit: string, value: number): boolean {
    if (this.#side.get(unit) === 'british') return value >= 1 && value <= 6;
    return value >= 0 && value <= 9;
  }

  #factor(table: typeof FIRE, unit: string): number {
    const kind = this.#kind.get(unit) ?? '';
    const own = /^R[IM]/.test(unit) ? `reinforcing ${kind}` : kind;
    const [full, reduced] = table[own] ?? [-1, -1];
    const whole = !TWO_STEPS.includes(kind) || this.#steps.get(unit) === 2;
    return whole ? full : reduced;
  }

  /** 2.2g Infantry supports with its levels. */
  #levels(units: readonly string[]): number {
    const infantry = units.filter((u) => TWO_STEPS.includes(this.#kind.get(u) ?? ''));
    return infantry.reduce((sum, u) => sum + (this.#steps.get(u) ?? 0), 0);
  }

  #checkFire(event: Fields): void {
    const shooter = String(event.shooter);
    const target = String(event.target);
    const supporters = event.supporters as string[];
    const attack = event.attack as Sum;
    const defence = event.defence as Sum;
    this.#checkContest(event, shooter, target);
    this.#expect(part(attack, 'FT') === this.#factor(FIRE, shooter), '2.1 FT of the shooter');
    this.#expect(part(defence, 'FT') === this.#factor(FIRE, target), '2.1 FT of the target');
    const protection = this.#protection.get(String(event.to));
    this.#expect(part(defence, 'protection') === protection, '1.2 protection');
    this.#expect(this.#place.get(shooter) === event.from, 'the shooter is there');
    this.#expect(this.#place.get(target) === event.to, 'the target is there');
    const kind = this.#kind.get(shooter);
    const alone = kind === 'sniper' || kind === 'mortar';
    if (alone) this.#expect(supporters.length === 0, '11.1b sniper and mortar fire alone');
    else {
      const craft = kind === 'craft' ? supporters.length : this.#levels(supporters);
      this.#expect(part(attack, 'support') === craft, '11.1b support');
      const led = kind !== 'officer' && supporters.some((u) => this.#kind.get(u) === 'officer');
      this.#expect(part(attack, 'officer') === (led ? 1 : 0), '11.1b officer');
    }
    const beside = [...this.#place].filter(([u, place]) => place === event.to && u !== target);
    const same = beside
      .filter(([u]) => this.#side.get(u) === this.#side.get(target))
      .map(([u]) => u);
    const backing = this.#kind.get(target) === 'craft' ? same.length : this.#levels(same);
    this.#expect(part(defence, 'support') === (alone ? 0 : backing), '11.1c support');
  }

  #checkAssaultLine(event: Fields): void {
    const british = String(event.british);
    const german = String(event.german);
    const protection = this.#protection.get(String(event.zone));
    this.#checkContest(event, british, german);
    const own = part(event.attack as Sum, 'FA');
    this.#expect(own === this.#factor(ASSAULT, british), '2.1 FA of the commando');
    const other = part(event.defence as Sum, 'FA');
    this.#expect(other === this.#factor(ASSAULT, german), '2.1 FA of the German');
    this.#expect(part(event.defence as Sum, 'protection') === protection, '11.2e protection');
  }

  /** 9.3, 11.1g Most levels first. */
  #checkOrder(stacks: readonly InOrder[]): void {
    for (const [i, stack] of stacks.entries()) {
      const next = stacks[i + 1];
      if (next === undefined) break;
      this.#expect(stack.levels >= next.levels, 'largest first');
      if (stack.levels > next.levels) continue;
      this.#expect(stack.appearance <= next.appearance, '11a');
    }
  }

  #checkReinforcements(event: Fields): void {
    const [arrival, size] = event.dice as ReadonlyArray<{ value: number }>;
    const units = event.units as string[];
    const come = (arrival?.value ?? 99) < this.#alarm;
    this.#expect(event.alarm === this.#alarm, 'the alarm of the roll');
    this.#expect(come === (size !== undefined), '8');
    if (size !== undefined) this.#expect(units.length <= (size.value < 3 ? 4 : 5), '8 group size');
    const drawn = event.drawn as ReadonlyArray<{ unit: string; room: boolean }>;
    const placed = drawn.filter(({ room }) => room).map(({ unit }) => unit);
    this.#expect(String(placed) === String(units), '8.1 who found room');
  }

  /** Every filter keeps its lowest or its highest, and the one who is left is chosen. */
  #checkTrace(trace: Fields): void {
    const filters = trace.filters as ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<{ readonly id: string; readonly value: number }>;
      readonly kept: readonly string[];
    }>;
    for (const { name, values, kept } of filters) {
      const all = values.map(({ value }) => value);
      const best = name === 'most levels' ? Math.max(...all) : Math.min(...all);
      const right = values.filter(({ value }) => value === best).map(({ id }) => id);
      this.#expect(String(right.sort()) === String([...kept].sort()), `filter ${name}`);
    }
    const last = filters.at(-1)?.kept;
    if (last !== undefined)
      this.#expect(last.length === 1 && last[0] === trace.chosen, 'the chosen');
  }

  /** Moves his counters as the event says. */
  #follow(event: Fields): void {
    const unit = String(event.unit);
    const units = (event.units ?? []) as string[];
    switch (event.kind) {
      case 'loaded':
        this.#place.set(unit, String(event.craft));
        break;
      case 'moved':
      case 'landed':
      case 'embarked':
      case 'sailed':
      case 'fell-back':
      case 'sent-back':
        for (const u of units) this.#expect(this.#place.get(u) === event.from, `${u} was there`);
        for (const u of units) this.#place.set(u, String(event.to));
        break;
      case 'marker-turned':
        for (const u of event.placed as string[]) this.#place.set(u, String(event.zone));
        break;
      case 'reinforcements':
        for (const u of units) this.#place.set(u, String(event.zone));
        break;
      case 'german-move':
        for (const { unit: u, path } of event.units as ReadonlyArray<{
          unit: string;
          path: string[];
        }>) {
          this.#expect(this.#place.get(u) === event.from, `${u} was there`);
          this.#place.set(u, path.at(-1) ?? String(event.from));
        }
        break;
      case 'loss':
        this.#expect((this.#steps.get(unit) ?? 0) - 1 === event.steps, '2.2a');
        this.#steps.set(unit, event.steps as number);
        if (event.steps === 0) this.#place.set(unit, 'lost');
        break;
      case 'lost-aboard':
        for (const u of units) this.#place.set(u, 'lost');
        break;
      case 'prisoner':
        this.#place.set(unit, 'prisoner');
        break;
      case 'prisoner-lost':
        this.#place.set(unit, 'lost');
        break;
      default:
    }
  }
}

const dieOf = (die: unknown): number => (die as { readonly value: number }).value;

const part = (sum: Sum, name: string): number =>
  sum.parts.find((one) => one.name === name)?.value ?? 0;

/** Where every counter on the board is, and how many steps it has. */
function placesIn(position: PositionJson): Map<string, { place: string; steps: number }> {
  const found = new Map<string, { place: string; steps: number }>();
  const add = (unit: UnitJson, place: string): void => {
    found.set(unit.id, { place, steps: unit.steps });
    for (const man of unit.aboard ?? []) add(man, unit.id);
  };
  for (const { id, british, germans } of position.zones) {
    for (const unit of [...british, ...germans]) add(unit, id);
  }
  return found;
}
