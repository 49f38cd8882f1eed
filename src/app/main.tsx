// Entry: the shelf and the settings first, so that the first thing drawn is right; then the address, then the page.

import '../ui/kit/fonts.css';
import '../ui/kit/tokens.css';
import '../ui/kit/base.css';
import { render } from 'preact';
import { battles } from '../systems/shelf.ts';
import { watchForMissing } from '../ui/kit/missing.ts';
import { shelve } from '../ui/shell/battles.ts';
import { App } from './app.tsx';
import { startOffline } from './offline.ts';
import { followAddress } from './router.ts';
import { keepSettings } from './settings-storage.ts';
import { browserNotes } from './storage/notes.ts';

watchForMissing();
shelve(battles());
keepSettings(browserNotes());
followAddress();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
startOffline();
