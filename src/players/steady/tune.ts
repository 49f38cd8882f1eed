const env =
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};
export const list = (name: string, otherwise: string): number[] =>
  (env[name] ?? otherwise).split(',').map(Number);
export const T: Record<string, number> = {
  miss: 0.9,
  missReduced: 1.2,
  shotMin: 0.02,
  batteryShot: 2,
  hitInf: 0.5,
  hitMg: 0.7,
  flipped: 0.3,
  fallen: 0.9,
  sure: 0.75,
  resA: 1,
  resB: 3,
  resG: 1,
  sai: 7,
  lastOut: 10,
  blow: 1,
  minLevels: 5,
  sail: 1,
  detour: 8,
  slack: 1,
  freeShot: 1,
  holdLast: 0,
  hold: 1,
  seaShell: 2,
  homeShell: 1,
  exit: 1,
  small: 6,
  crowd: 5,
  line: 4,
  ...JSON.parse(env.T ?? '{}'),
};
export const t = (k: string): number => T[k] as number;
