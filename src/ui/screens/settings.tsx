// Settings: how the game plays and looks, and what it has stored.

import '../../words/shell/settings.ts';
import type { Signal } from '@preact/signals';
import '../../words/shell/screens.ts';
import '../kit/icons.ts';
import { type MessageKey, t } from '../../words/index.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { Segmented } from '../kit/choice.tsx';
import { Paragraph } from '../kit/paragraph.tsx';
import { germanPace } from '../kit/prefs/german-pace.ts';
import {
  CONTRASTS,
  MOTIONS,
  SPEEDS,
  SWITCHES,
  settings,
  TEXT_SIZES,
} from '../kit/prefs/settings.ts';
import { LanguageControl } from '../shell/language-control.tsx';
import { Page } from '../shell/page.tsx';
import { address } from '../shell/routes.ts';
import { SoundControl } from '../shell/sound-control.tsx';
import { HelpToggles } from '../staff/help-toggles.tsx';

export interface SettingsProps {
  readonly onReset: () => void;
  readonly onClear: () => void;
}

export function Settings({ onReset, onClear }: SettingsProps) {
  return (
    <Page title={t('page.settings')} kicker={t('settings.kicker')}>
      <Paragraph number={1} title={t('settings.play')}>
        <LanguageControl />
        <Segmented
          legend={t('settings.speed')}
          hint={t('settings.speedHint')}
          choices={SPEEDS.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
          value={germanPace()}
          onChange={(value) => {
            settings.germanSpeed.value = value;
          }}
        />
        <SoundControl />
        <Setting
          of={settings.hints}
          values={SWITCHES}
          name="settings.hints"
          hint="settings.hintsHint"
        />
        <Setting
          of={settings.slips}
          values={SWITCHES}
          name="settings.slips"
          hint="settings.slipsHint"
        />
        <Setting
          of={settings.officers}
          values={SWITCHES}
          name="settings.officers"
          hint="settings.officersHint"
        />
        <Setting
          of={settings.letters}
          values={SWITCHES}
          name="settings.letters"
          hint="settings.lettersHint"
        />
      </Paragraph>
      <Paragraph number={2} title={t('helps.title')}>
        <HelpToggles />
      </Paragraph>
      <Paragraph number={3} title={t('settings.look')}>
        <Setting of={settings.textSize} values={TEXT_SIZES} name="settings.text" />
        <Setting of={settings.contrast} values={CONTRASTS} name="settings.contrast" />
        <Setting of={settings.motion} values={MOTIONS} name="settings.motion" />
      </Paragraph>
      <Paragraph number={4} title={t('settings.data')}>
        <p>{t('settings.dataText')}</p>
        <div class="row">
          <Button icon="again" onClick={onReset}>
            {t('settings.reset')}
          </Button>
          <Button look="danger" icon="trash" onClick={onClear}>
            {t('settings.clear')}
          </Button>
        </div>
      </Paragraph>
      <p>
        <LinkButton look="quiet" icon="info" href={address({ page: 'about' })}>
          {t('settings.about')}
        </LinkButton>
      </p>
    </Page>
  );
}

interface SettingProps<Name extends string, Value extends string> {
  readonly of: Signal<Value>;
  readonly values: readonly Value[];
  readonly name: Name & MessageKey;
  readonly hint?: MessageKey;
}

/** A strip of the values a setting may have; the word for value v is at 'name.v'. */
function Setting<Name extends string, Value extends string>(props: SettingProps<Name, Value>) {
  return (
    <Segmented
      legend={t(props.name)}
      {...(props.hint ? { hint: t(props.hint) } : {})}
      choices={props.values.map((value) => ({
        value,
        label: t(`${props.name}.${value}` as MessageKey),
      }))}
      value={props.of.value}
      onChange={(value) => {
        props.of.value = value;
      }}
    />
  );
}
