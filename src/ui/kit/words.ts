// The few words the kit itself says, in the language of the moment.

import { t } from '../../words/index.ts';

export const words = {
  close: () => t('kit.close'),
  rule: (id: string) => t('kit.rule', { id }),
  handle: () => t('kit.handle'),
};
