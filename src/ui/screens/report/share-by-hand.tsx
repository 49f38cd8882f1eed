// The link of a raid, to be copied by hand when the browser does not let the game do it.

import { t } from '../../../words/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';

export interface ShareByHandProps {
  readonly link: string | null;
  readonly onClose: () => void;
}

export function ShareByHand({ link, onClose }: ShareByHandProps) {
  return (
    <Dialog open={link !== null} onClose={onClose} title={t('report.shareByHand')}>
      <TextField
        label={t('report.shareByHand')}
        labelHidden
        value={link ?? ''}
        onInput={() => {}}
        maxLength={20_000}
        message={t('report.shareText')}
      />
    </Dialog>
  );
}
