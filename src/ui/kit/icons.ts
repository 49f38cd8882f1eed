// Brings in the icons that the title can do without. Every chunk that shows one imports this file.

import { addIcons } from './icon.tsx';
import { MORE_ICONS } from './icon-paths-more.ts';

addIcons(MORE_ICONS);
