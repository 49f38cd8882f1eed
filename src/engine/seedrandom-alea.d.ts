// The part of seedrandom's Alea generator that we use; its own types cover only the package's main entry.
declare module 'seedrandom/lib/alea.js' {
  export interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  export interface Prng {
    (): number;
    state(): AleaState;
  }
  export default function alea(seed: string, options: { state: true | AleaState }): Prng;
}
