// What can be done with the archive as a whole.

import { useRef } from 'preact/hooks';
import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { address } from '../../shell/routes.ts';

export interface ToolsProps {
  readonly count: number; // of raids
  readonly onImport: (file: File) => void;
  readonly onExport: () => void;
  readonly onOpen: () => void; // a single replay, from a file or a text
}

export function Tools({ count, onImport, onExport, onOpen }: ToolsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <nav class="archive__tools" aria-label={t('archive.tools')}>
      <LinkButton icon="chart" href={address({ page: 'records' })}>
        {t('archive.records')}
      </LinkButton>
      <Button icon="link" onClick={onOpen}>
        {t('archive.open')}
      </Button>
      <Button icon="upload" onClick={() => chooser.current?.click()}>
        {t('archive.import')}
      </Button>
      <input
        ref={chooser}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept=".jsonl,.json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) onImport(file);
        }}
      />
      {count > 0 && (
        <Button icon="download" onClick={onExport}>
          {t('archive.export')}
        </Button>
      )}
    </nav>
  );
}
