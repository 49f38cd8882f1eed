// Draws what markdown.ts has read. Rule ids become links or buttons, as the caller likes.

import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { reachable } from '../../kit/scrolling.ts';
import { type Block, type Inline, parseMarkdown, type Row } from './markdown.ts';

export interface ProseProps {
  readonly text: string; // markdown
  readonly link: (id: string) => VNode;
}

export function Prose({ text, link }: ProseProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <div class="prose">{blocks.map((block) => drawBlock(block, link))}</div>;
}

type Link = ProseProps['link'];

function drawBlock(block: Block, link: Link): ComponentChildren {
  switch (block.kind) {
    case 'paragraph':
      return <p>{drawAll(block.parts, link)}</p>;
    case 'list': {
      const items = block.items.map((item) => <li>{drawAll(item, link)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} link={link} />;
  }
}

interface TableProps {
  readonly head: Row;
  readonly rows: readonly Row[];
  readonly link: Link;
}

const MANY = 8; // columns that call for narrow cells

/** Wide tables scroll sideways, so the keyboard must be able to reach them. */
function Table({ head, rows, link }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : reachable(box.current)), []);
  return (
    <div class={head.length > MANY ? 'prose__table prose__table--dense' : 'prose__table'} ref={box}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col">{drawAll(cell, link)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell) => (
                <td>{drawAll(cell, link)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function drawAll(parts: readonly Inline[], link: Link): ComponentChildren {
  return parts.map((part) => drawInline(part, link));
}

function drawInline(part: Inline, link: Link): ComponentChildren {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'rule':
      return <>({link(part.id)})</>;
    case 'strong':
      return <strong>{drawAll(part.parts, link)}</strong>;
    case 'em':
      return <em>{drawAll(part.parts, link)}</em>;
  }
}
