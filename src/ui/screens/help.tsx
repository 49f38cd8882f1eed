// The sheet of keys that `?` opens: those of the screen, then those that work everywhere.

import '../kit/icons.ts';
import '../../words/shell/screens.ts';
import { t } from '../../words/index.ts';
import { Dialog } from '../kit/dialog.tsx';
import { type KeyGroup, keyGroups } from '../kit/keys/groups.ts';
import { helpShown } from '../kit/keys/help.ts';
import { keyName } from '../kit/keys/key-names.ts';
import './help.css';

const EVERYWHERE: KeyGroup = {
  title: () => t('help.everywhere'),
  lines: [
    { keys: ['?'], what: () => t('help.help') },
    { keys: ['Esc'], what: () => t('help.close') },
    { keys: ['Tab', 'Shift + Tab'], what: () => t('help.tab') },
    { keys: ['Enter'], what: () => t('help.press') },
  ],
};

export function HelpSheet() {
  return (
    <Dialog
      open
      onClose={() => {
        helpShown.value = false;
      }}
      title={t('help.title')}
    >
      {[...keyGroups.value, EVERYWHERE].map((group) => (
        <Group key={group.title()} group={group} />
      ))}
    </Dialog>
  );
}

function Group({ group }: { readonly group: KeyGroup }) {
  return (
    <section class="keys">
      <h3 class="keys__title">{group.title()}</h3>
      <dl class="keys__list">
        {group.lines.map((line) => (
          <div key={line.keys.join()} class="keys__line">
            <dt class="keys__keys">
              {line.keys.map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dt>
            <dd>{line.what()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
