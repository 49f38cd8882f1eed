// The menu of a game: speed of the enemy's actions, sound, language, the replay as a file, rules, keys, settings and the
// way out.

import { t } from '../../words/index.ts';
import { Button, Dialog, LinkButton, Segmented } from '../kit/index.ts';
import { helpShown } from '../kit/keys/help.ts';
import { SPEEDS, settings } from '../kit/prefs/settings.ts';
import { LessonLink, lessonOffer } from '../sheet/lesson-offer.tsx';
import { LanguageControl } from '../shell/language-control.tsx';
import { address } from '../shell/routes.ts';
import { SoundControl } from '../shell/sound-control.tsx';
import type { RaidPort } from './raid-port.ts';
import type { Table } from './table.ts';
import { openLine } from './voice/door.ts';

interface MenuProps extends Table {
  readonly port: RaidPort;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Menu({ face, desk, port, open, onClose }: MenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('play.menu')} side>
      <div class="stack">
        <SpeedControl face={face} />
        <SoundControl />
        <LanguageControl />
        {face.slots.Briefing && (
          <Button
            icon="info"
            wide
            onClick={() => {
              onClose();
              desk.looks.briefing.value = true;
            }}
          >
            {t('guide.open')}
          </Button>
        )}
        {lessonOffer.value !== null && <LessonLink offer={lessonOffer.value} wide />}
        <Button icon="download" wide onClick={() => port.download()}>
          {t('play.download')}
        </Button>
        <LinkButton icon="clock" wide href={address({ page: 'theatre', id: port.id })}>
          {t('play.lookBack')}
        </LinkButton>
        <LinkButton
          icon="book"
          wide
          href={address({ page: 'rules', book: port.session.game.system.id })}
        >
          {t('nav.rules')}
        </LinkButton>
        <Button
          icon="keyboard"
          hint="?"
          wide
          onClick={() => {
            onClose();
            helpShown.value = true;
          }}
        >
          {t('nav.help')}
        </Button>
        <Button
          icon="command"
          hint="C"
          wide
          onClick={() => {
            onClose();
            void openLine();
          }}
        >
          {t('play.line')}
        </Button>
        <LinkButton icon="settings" wide href={address({ page: 'settings' })}>
          {t('nav.settings')}
        </LinkButton>
        <Button icon="back" wide onClick={() => port.leave()}>
          {t('play.leave')}
        </Button>
        <p>{face.labels.kept()}</p>
      </div>
    </Dialog>
  );
}

function SpeedControl({ face }: Pick<Table, 'face'>) {
  return (
    <Segmented
      legend={face.labels.enemy()}
      choices={SPEEDS.map((value) => ({ value, label: t(`play.speed.${value}`) }))}
      value={settings.germanSpeed.value}
      onChange={(speed) => {
        settings.germanSpeed.value = speed;
      }}
    />
  );
}
