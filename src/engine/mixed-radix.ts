// Choices as one large whole number. Each choice is a digit in the radix of how many there were to choose
// from, so a decision with one choice takes no room at all and the rest take exactly what they must. The
// number is kept in limbs of 24 bits, lowest first; every step is exact in plain number arithmetic.

export interface Choice {
  readonly index: number;
  readonly of: number;
}

const LIMB = 16_777_216;

/** The bytes of the number, lowest first, without zeros at the top. The first choice is the lowest digit. */
export function packChoices(choices: readonly Choice[]): number[] {
  const limbs: number[] = [];
  for (let i = choices.length - 1; i >= 0; i--) {
    const choice = choices[i] as Choice;
    multiply(limbs, choice.of, choice.index);
  }
  return trim(limbs.flatMap((limb) => [limb & 255, (limb >> 8) & 255, limb >> 16]));
}

function multiply(limbs: number[], factor: number, plus: number): void {
  let carry = plus;
  for (let i = 0; i < limbs.length; i++) {
    const value = (limbs[i] as number) * factor + carry;
    limbs[i] = value % LIMB;
    carry = Math.floor(value / LIMB);
  }
  if (carry > 0) limbs.push(carry);
}

function trim(bytes: number[]): number[] {
  while (bytes.at(-1) === 0) bytes.pop();
  return bytes;
}

/** Takes the choices out again, one by one; only the decision at hand needs to be known. */
export class ChoiceReader {
  readonly #limbs: number[] = [];

  constructor(bytes: readonly number[]) {
    for (let i = 0; i < bytes.length; i += 3) {
      const [low = 0, middle = 0, high = 0] = bytes.slice(i, i + 3);
      this.#limbs.push(low + middle * 256 + high * 65_536);
    }
  }

  /** The index chosen among `of`: the number's lowest digit in that radix. */
  take(of: number): number {
    const limbs = this.#limbs;
    let rest = 0;
    for (let i = limbs.length - 1; i >= 0; i--) {
      const value = rest * LIMB + (limbs[i] as number);
      limbs[i] = Math.floor(value / of);
      rest = value % of;
    }
    if (limbs.at(-1) === 0) limbs.pop();
    return rest;
  }

  /** Nothing is left to take but first choices. */
  get empty(): boolean {
    return this.#limbs.length === 0;
  }
}
