// How loud the game is; a change can be heard at once.

import '../../words/shell/screens.ts';
import { t } from '../../words/index.ts';
import { Segmented } from '../kit/choice.tsx';
import { SOUNDS, settings } from '../kit/prefs/settings.ts';
import { sound } from '../kit/sound/hear.ts';

const rattle = () => import('../kit/sound/rattle.ts').then(({ RATTLE }) => ({ rattle: RATTLE }));

export function SoundControl() {
  return (
    <Segmented
      legend={t('settings.sound')}
      choices={SOUNDS.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
      value={settings.sound.value}
      onChange={(value) => {
        settings.sound.value = value;
        sound(rattle, 'rattle');
      }}
    />
  );
}
