// What a game is called in a comparison: the player's own is his when the staff's lies beside it.

import '../../../words/shell/best.ts';
import { t } from '../../../words/index.ts';
import { isReceived, titleOf } from '../archive/listed.ts';
import type { Side } from './side.ts';

export const whoIs = ({ raid }: Side, other: Side): string =>
  raid.staff === undefined && other.raid.staff !== undefined && !isReceived(raid)
    ? t('best.yours')
    : titleOf(raid);
