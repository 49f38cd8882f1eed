// About the game: what it is, whose it is, and the licences of all that it is made of.

import '../../words/shell/about.ts';
import { t } from '../../words/index.ts';
import { Paragraph } from '../kit/paragraph.tsx';
import { Page } from '../shell/page.tsx';
import './about.css';

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export function About({ licences }: { readonly licences: readonly Licence[] }) {
  const version = licences[0]?.version ?? '';
  return (
    <Page title={t('page.about')} kicker={t('about.version', { version })}>
      <Paragraph number={1} title={t('about.game')}>
        <p>{t('about.own')}</p>
        <p>{t('about.learned')}</p>
      </Paragraph>
      <Paragraph number={2} title={t('about.privacy')}>
        <p>{t('about.privacyText')}</p>
      </Paragraph>
      <Paragraph number={3} title={t('about.licences')}>
        <p>{t('about.licencesText')}</p>
        {licences.map((one) => (
          <details key={one.name} class="licence">
            <summary>
              {one.name} {one.version} · {one.licence}
            </summary>
            <pre lang="en">{one.text}</pre>
          </details>
        ))}
      </Paragraph>
    </Page>
  );
}
