// The way out of a lesson, at any moment: the raid from here, with the dice that fell or others, a new one, or the lesson
// once more.

import { t } from '../../../words/index.ts';
import { Button, Dialog, LinkButton } from '../../kit/index.ts';
import { address } from '../../shell/routes.ts';

interface LeaveProps {
  readonly battle: string;
  readonly open: boolean;
  readonly over: boolean; // nothing is left to take command of
  readonly onClose: () => void;
  readonly onTake: (dice: 'same' | 'fresh') => void;
  readonly onRestart: () => void;
}

export function LeaveLesson({ battle, open, over, onClose, onTake, onRestart }: LeaveProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('lesson.leaveTitle')}>
      <div class="stack">
        <p>{t('lesson.leaveText')}</p>
        {!over && (
          <>
            <Button look="primary" icon="play" wide onClick={() => onTake('same')}>
              {t('lesson.same')}
            </Button>
            <Button icon="dice" wide onClick={() => onTake('fresh')}>
              {t('lesson.fresh')}
            </Button>
          </>
        )}
        <LinkButton icon="flag" wide href={address({ page: 'new', battle })}>
          {t('lesson.new')}
        </LinkButton>
        <Button icon="again" wide onClick={onRestart}>
          {t('lesson.restart')}
        </Button>
      </div>
    </Dialog>
  );
}
