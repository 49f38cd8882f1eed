// From a raid's JSON files to the flat scenario the rules play on. Pure: the same files give the
// same scenario everywhere. The files have passed the checks of src/systems/raid/data; a name that is still
// unknown here is a fault of ours, so it throws.

import type { BattleCard } from '../../../engine/battle.ts';
import { hashText } from '../../../engine/hash.ts';
import { compileCounters } from './compile-counters.ts';
import { compileMap } from './compile-map.ts';
import { byTurn, zonesMarked } from './compile-names.ts';
import { compileEvents, compileLevels, compileMarkers, compileVictory } from './compile-tables.ts';
import type { RaidFiles } from './raid-files.ts';
import type { AlarmTriggers, Scenario } from './scenario.ts';

export function compileScenario(files: RaidFiles, card: BattleCard): Scenario {
  const { raid, tables } = files;
  const turns = raid.turns.value;
  const map = compileMap(files.map);
  const counters = compileCounters(files);
  return {
    id: raid.id,
    hash: hashText(playText(files)),
    title: raid.title,
    card,
    drawing: { ...files.map.canvas, coast: files.map.coast, river: files.map.river },
    ...map,
    telephoneZones: zonesMarked(files, files.markers.telephones.mark),
    entryZones: [...tables.entryZones]
      .sort((a, b) => a.face - b.face)
      .flatMap((row) => zonesMarked(files, row.mark)),
    ...counters,
    markers: compileMarkers(files.markers),
    levels: compileLevels(files.levels),
    turns,
    clock: ['', ...raid.clock.value],
    light: byTurn(turns, tables.light, (row) => row.modifier),
    farModifier: raid.limits.farModifier.value,
    stackLimit: raid.limits.stack.value,
    craftLimit: raid.limits.craftInZone.value,
    craftCapacity: raid.limits.craftCapacity.value,
    alarmMax: raid.limits.alarmMax.value,
    alarmAttack: raid.limits.alarmAttack.value,
    alarmTriggers: alarmTriggers(files),
    stirredOnce: tables.alarm.some((row) => row.once === true),
    reinforcementSize: reinforcementSize(files),
    mineStrength: raid.limits.mineStrength.value,
    ...compileEvents(files),
    victory: compileVictory(files),
  };
}

function alarmTriggers(files: RaidFiles): AlarmTriggers {
  const triggers: Record<keyof AlarmTriggers, number> = {
    firstLanding: 0,
    markerShowsGermans: 0,
    firstAssault: 0,
    bangalore: 0,
    firstFire: 0,
    mineExplodes: 0,
    firstGun: 0,
  };
  for (const row of files.tables.alarm) triggers[row.trigger] = row.raise;
  return triggers;
}

/** 8 By D6 face; index 0 is unused. */
function reinforcementSize(files: RaidFiles): Int16Array {
  const size = new Int16Array(7);
  for (const row of files.tables.reinforcementSize)
    for (const face of row.faces) size[face] = row.size;
  return size;
}

/** What decides play, in one fixed text. Words, drawing and provenance may change under a replay. */
export function playText(files: RaidFiles): string {
  return canonical(files);
}

const NOT_PLAY = new Set([
  ...['en', 'fr', 'title', 'terrain', 'legend'],
  ...['x', 'y', 'canvas', 'coast', 'river', 'clock'],
  ...['basis', 'rule', 'files'],
]);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([name]) => !NOT_PLAY.has(name));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
