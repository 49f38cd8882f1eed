// English or French, at any moment.

import { LANGS, lang, speak, t } from '../../words/index.ts';
import { Segmented } from '../kit/choice.tsx';

const LANGUAGES = LANGS.map((value) => ({ value, label: value === 'en' ? 'English' : 'Français' }));

export function LanguageControl({ legendHidden = false }: { readonly legendHidden?: boolean }) {
  return (
    <Segmented
      legend={t('nav.language')}
      legendHidden={legendHidden}
      choices={LANGUAGES}
      value={lang.value}
      onChange={(chosen) => void speak(chosen)}
    />
  );
}
