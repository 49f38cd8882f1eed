// When the program itself fails: what happened, and a way to keep the raid.

import { Component, type ComponentChildren } from 'preact';
import { t } from '../ui/i18n/index.ts';
import { Button } from '../ui/kit/button.tsx';
import { Page } from '../ui/screens/page.tsx';
import { downloadRecord, raidUnderWay } from './raids.ts';

interface State {
  readonly fault: string | null;
}

export class ErrorBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = { fault: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override componentDidMount(): void {
    window.addEventListener('hashchange', () => this.setState({ fault: null }));
  }

  override render() {
    const { fault } = this.state;
    return fault === null ? this.props.children : <Fault text={fault} />;
  }
}

function Fault({ text }: { readonly text: string }) {
  const save = async () => {
    const raid = await raidUnderWay();
    if (raid !== null) downloadRecord(raid);
  };
  return (
    <Page title={t('error.title')}>
      <div class="stack">
        <p>{t('error.text')}</p>
        <div class="row">
          <Button look="primary" icon="download" onClick={save}>
            {t('error.save')}
          </Button>
          <Button icon="again" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        </div>
        <details>
          <summary>{t('error.detail')}</summary>
          <pre class="fault">{text}</pre>
        </details>
      </div>
    </Page>
  );
}
