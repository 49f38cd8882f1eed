// Brings in the words of the command line.

import { addMessages } from '../index.ts';
import { voiceEn } from './voice-en.ts';
import { voiceFr } from './voice-fr.ts';

addMessages(voiceEn, voiceFr);
