// How loud the game is; a change can be heard at once.

import '../i18n/screens.ts';
import { t } from '../i18n/index.ts';
import { Segmented } from '../kit/choice.tsx';
import { SOUNDS, settings } from '../shell/settings.ts';
import { sound } from './hear.ts';

export function SoundControl() {
  return (
    <Segmented
      legend={t('settings.sound')}
      choices={SOUNDS.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
      value={settings.sound.value}
      onChange={(value) => {
        settings.sound.value = value;
        sound('dice');
      }}
    />
  );
}
