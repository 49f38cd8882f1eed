// The three helps of the staff officer, each with its switch; and one switch for all of them.

import '../../words/shell/staff.ts';
import { t } from '../../words/index.ts';
import { HELPS, setHelps, withoutHelp } from '../kit/prefs/helps.ts';
import { helpIsOn, settings } from '../kit/prefs/settings.ts';
import { Toggle } from '../kit/toggle.tsx';

export function HelpToggles() {
  return (
    <>
      <p>{t('helps.text')}</p>
      {HELPS.map((help) => (
        <Toggle
          key={help}
          label={t(`helps.${help}`)}
          detail={t(`helps.${help}Text`)}
          on={helpIsOn(help)}
          onChange={(on) => {
            settings[help].value = on ? 'on' : 'off';
          }}
        />
      ))}
    </>
  );
}

/** For a new raid: all helps off, or all on again. */
export function NoHelpToggle() {
  return (
    <Toggle
      label={t('helps.none')}
      detail={t('helps.noneText')}
      on={withoutHelp.value}
      onChange={(on) => setHelps(on ? 'off' : 'on')}
    />
  );
}
