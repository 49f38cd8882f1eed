// A chart with its heading and the same figures as a table, for everybody who would rather read them.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../../words/index.ts';
import { TableBox } from '../table-box.tsx';

type Rows = ReadonlyArray<ReadonlyArray<string | number>>;

export interface FigureProps {
  readonly title: string;
  readonly text?: string; // below the heading
  readonly heads: readonly string[]; // of the table
  readonly rows: Rows | (() => Rows); // long ones are made when the table is opened
  readonly shape?: 'wide' | 'tall'; // over both columns, or over two rows of one
  readonly children: ComponentChildren; // the drawing
}

export function Figure({ title, text, heads, rows, shape, children }: FigureProps) {
  const open = useSignal(false);
  return (
    <section class={`figure${shape === undefined ? '' : ` figure--${shape}`}`}>
      <h2 class="figure__title">{title}</h2>
      {text !== undefined && <p class="figure__text">{text}</p>}
      {children}
      <details
        class="figure__more"
        onToggle={(event) => {
          open.value = event.currentTarget.open;
        }}
      >
        <summary>
          {t('records.table')}
          <span class="visually-hidden">: {title}</span>
        </summary>
        {open.value && (
          <Table label={title} heads={heads} rows={typeof rows === 'function' ? rows() : rows} />
        )}
      </details>
    </section>
  );
}

export interface TableProps extends Pick<FigureProps, 'heads'> {
  readonly label: string;
  readonly rows: Rows;
}

export function Table({ label, heads, rows }: TableProps) {
  const [first, ...others] = heads;
  return (
    <TableBox label={label}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} scope="col" class="figures__number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={`${name}-${index}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={others[column]} class="figures__number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
