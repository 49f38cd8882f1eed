// One rule beside whatever is on the screen. Its references lead from rule to rule, and there is a way back.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Rule } from '../../../engine/rule.ts';
import '../../../words/shell/rules.ts';
import '../../../words/shell/screens.ts';
import '../../kit/icons.ts';
import { t } from '../../../words/index.ts';
import { Button, LinkButton } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { closeRule, openRule } from '../../kit/open-rule.ts';
import { RuleRef } from '../../kit/rule-ref.tsx';
import { addressIn, findRule, type OpenBook } from './book.ts';
import { MarkBadge } from './marks.tsx';
import { Prose } from './prose.tsx';
import './rules.css';

export interface RuleSheetProps {
  readonly rule: Rule;
  readonly book: OpenBook; // the one it is in
}

export function RuleSheet({ rule: shown, book }: RuleSheetProps) {
  const { id } = shown;
  const trail = useSignal<readonly string[]>([id]);
  useEffect(() => {
    const at = trail.value.indexOf(id);
    trail.value = at < 0 ? [...trail.value, id] : trail.value.slice(0, at + 1);
  }, [id]);
  const rule = findRule(book, id);
  const before = trail.value.at(-2);
  const title = rule === undefined ? id : `${rule.id} ${rule.title}`;
  return (
    <Dialog
      open
      side
      onClose={closeRule}
      title={title}
      footer={
        <>
          {before !== undefined && (
            <Button look="quiet" icon="back" onClick={() => openRule({ ...shown, id: before })}>
              {before}
            </Button>
          )}
          <LinkButton icon="book" href={addressIn(book, id)} onClick={closeRule}>
            {t('rules.inBook')}
          </LinkButton>
        </>
      }
    >
      <div class="rule-sheet">
        {rule === undefined && <p>{t('rules.unknown', { id })}</p>}
        {rule !== undefined && (
          <>
            <p class="rule-sheet__chapter">
              {t('rules.chapter', { n: rule.chapter })} {rule.chapterTitle}{' '}
              <MarkBadge mark={rule.mark} />
            </p>
            <Prose text={rule.body} link={(other) => <RuleRef rule={{ ...shown, id: other }} />} />
          </>
        )}
      </div>
    </Dialog>
  );
}
