// The player's own words for a raid: a name and a note. They are shown as text wherever they go.

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { ListedRaid } from './listed.ts';
import { cleanName, cleanNote, NAME_MOST, NOTE_MOST } from './own-words.ts';

export interface EditDialogProps {
  readonly raid: ListedRaid;
  readonly onSave: (name: string, note: string) => void;
  readonly onClose: () => void;
}

export function EditDialog({ raid, onSave, onClose }: EditDialogProps) {
  const name = useSignal(raid.name ?? '');
  const note = useSignal(raid.note ?? '');
  const save = (event: Event) => {
    event.preventDefault();
    onSave(cleanName(name.value), cleanNote(note.value));
  };
  return (
    <Dialog open title={t('edit.title')} onClose={onClose}>
      <form class="edit" onSubmit={save}>
        <TextField
          label={t('edit.name')}
          value={name.value}
          maxLength={NAME_MOST * 2}
          spellcheck
          message={t('edit.nameHint', { n: NAME_MOST })}
          onInput={(text) => {
            name.value = text;
          }}
        />
        <NoteField
          value={note.value}
          onInput={(text) => {
            note.value = text;
          }}
        />
        <div class="row">
          <Button type="submit" look="primary" icon="check">
            {t('edit.save')}
          </Button>
          <Button onClick={onClose}>{t('edit.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface NoteProps {
  readonly value: string;
  readonly onInput: (text: string) => void;
}

function NoteField({ value, onInput }: NoteProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {t('edit.note')}
      </label>
      <div class="field__box edit__box">
        <textarea
          id={id}
          class="field__input edit__note"
          rows={5}
          value={value}
          maxLength={NOTE_MOST * 2}
          spellcheck
          aria-describedby={`${id}-message`}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
      <p class="field__message" id={`${id}-message`}>
        {t('edit.noteHint', { n: [...cleanNote(value)].length, most: NOTE_MOST })}
      </p>
    </div>
  );
}
