// What a battle shows of itself behind the title, once it has come; until then, and where it does not come, what was there
// stays.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openPanorama } from '../../systems/index.ts';

type Shown = Awaited<ReturnType<typeof openPanorama>>;

export function TitlePictureHost({ battle }: { readonly battle: string }) {
  const shown = useSignal<Shown>(null);
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
