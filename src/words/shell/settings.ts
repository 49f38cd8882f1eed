// Brings in the words of the settings.

import { addMessages } from '../index.ts';
import { settingsEn } from './settings-en.ts';
import { settingsFr } from './settings-fr.ts';

addMessages(settingsEn, settingsFr);
