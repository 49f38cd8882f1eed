// What a battle shows of itself behind the title, once it has come; until then, and where it does not come, what was there
// stays.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameData } from '../../engine/position.ts';
import { systemNamed } from '../../systems/index.ts';
import { battleNamed } from '../../systems/shelf.ts';
import type { Panorama } from '../../ui/sheet/panorama.ts';

interface Shown {
  readonly Picture: Panorama;
  readonly scenario: GameData;
}

/** Null where the battle has none of its own. */
async function openPanorama(battle: string): Promise<Shown | null> {
  const found = battleNamed(battle);
  const open = systemNamed(found?.system ?? '')?.panorama;
  if (open === undefined || found === undefined) return null;
  const [Picture, scenario] = await Promise.all([open(), found.scenario()]);
  return { Picture, scenario: scenario as GameData };
}

export function TitlePictureHost({ battle }: { readonly battle: string }) {
  const shown = useSignal<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    openPanorama(battle).then(
      (found) => {
        if (wanted) shown.value = found;
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [battle]);
  if (shown.value === null) return null;
  const { Picture, scenario } = shown.value;
  return <Picture scenario={scenario} />;
}
