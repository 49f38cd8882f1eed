// What lies over the page while a file is held above it.

import '../words/shell/screens.ts';
import { t } from '../words/index.ts';
import './drop-zone.css';

export const DropWords = () => (
  <div class="drop-zone" aria-hidden="true">
    <p class="drop-zone__words stencil">{t('nav.drop')}</p>
  </div>
);
