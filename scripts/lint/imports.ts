// Reads what a file asks for: imports, re-exports, import(), import types, `new URL(…, import.meta.url)`
// and the imports of a style sheet. Whatever cannot be read off the text is reported as hidden.

import { parseSync } from 'vite';

export interface Import {
  readonly line: number;
  readonly specifier: string;
  /** Only types pass: nothing of it is there when the program runs. */
  readonly types: boolean;
  /** The line says why it may close a circle: `// cycle: …`. */
  readonly excused: boolean;
}

export interface Asked {
  readonly imports: readonly Import[];
  /** Lines that ask for something no reader can name. */
  readonly hidden: readonly { readonly line: number; readonly what: string }[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const CYCLE = /\/\/ cycle: \S/;

export function readImports(file: string, text: string): Asked {
  if (file.endsWith('.css')) return readStyles(text);
  if (!/\.(tsx?|js)$/.test(file)) return { imports: [], hidden: [] };
  return readCode(file, text);
}

function readStyles(text: string): Asked {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const asked = /@import\s+(?:url\()?\s*['"]?([^'")\s;]+)|url\(\s*['"]?([^'")]+)/g;
  const imports = [...bare.matchAll(asked)].flatMap((found) => {
    const specifier = found[1] ?? found[2] ?? '';
    if (/^(data:|#)/.test(specifier)) return [];
    return [{ line: lineAt(text, found.index), specifier, types: false, excused: false }];
  });
  return { imports, hidden: [] };
}

function readCode(file: string, text: string): Asked {
  const { program, comments, errors } = parseSync(file, text);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${file}: ${first.message}`);
  const lines = text.split('\n');
  const excusedHead = CYCLE.test(headOf(lines));
  const imports: Import[] = [];
  const hidden: { line: number; what: string }[] = [];
  const ask = (node: Node, source: unknown, types: boolean, what: string) => {
    const line = lineAt(text, node.start);
    const specifier = literal(source);
    if (specifier === null) return void hidden.push({ line, what });
    const end = lineAt(text, (source as Node).start);
    const excused =
      excusedHead || [line - 1, line, end].some((n) => CYCLE.test(lines[n - 1] ?? ''));
    imports.push({ line, specifier, types, excused });
  };
  visit(program, (node) => {
    const { type } = node;
    if (type === 'ImportDeclaration') ask(node, node.source, typesOnly(node), 'import');
    else if (type === 'ExportAllDeclaration') ask(node, node.source, isType(node), 'export');
    else if (type === 'ExportNamedDeclaration' && node.source) {
      ask(node, node.source, typesOnly(node), 'export');
    } else if (type === 'ImportExpression') ask(node, node.source, false, 'import()');
    else if (type === 'TSImportType') ask(node, node.source, true, 'import type');
    else if (isAddress(node)) ask(node, argument(node, 0), false, 'new URL()');
    else if (isOtherDoor(node))
      hidden.push({ line: lineAt(text, node.start), what: 'a back door' });
  });
  for (const { type, value, start } of comments) {
    if (type === 'Line' && /^\/\s*<reference/.test(value)) {
      hidden.push({ line: lineAt(text, start), what: 'a reference comment' });
    }
  }
  return { imports: [...imports, ...drawing(file)], hidden };
}

/** A file with elements in it imports preact, though no line says so. */
const drawing = (file: string): Import[] =>
  file.endsWith('.tsx') ? [{ line: 1, specifier: 'preact', types: false, excused: false }] : [];

const headOf = (lines: readonly string[]) => {
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines.slice(0, end === -1 ? lines.length : end).join('\n');
};

const isType = (node: Node) => node.importKind === 'type' || node.exportKind === 'type';

function typesOnly(node: Node): boolean {
  const parts = (node.specifiers ?? []) as readonly Node[];
  return isType(node) || (parts.length > 0 && parts.every(isType));
}

function literal(source: unknown): string | null {
  const node = source as Node | undefined;
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { value: { cooked: string } }[];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}

const argument = (node: Node, index: number) => (node.arguments as readonly Node[])[index];

const isMeta = (node: unknown, name: string) => {
  const member = node as Node | undefined;
  if (member?.type !== 'MemberExpression') return false;
  return (member.object as Node).type === 'MetaProperty' && (member.property as Node).name === name;
};

const isAddress = (node: Node) =>
  node.type === 'NewExpression' &&
  (node.callee as Node).name === 'URL' &&
  isMeta(argument(node, 1), 'url');

/** Ways to load a file that the walls would not see. */
const isOtherDoor = (node: Node) =>
  isMeta(node, 'glob') ||
  isMeta(node, 'resolve') ||
  node.type === 'TSImportEqualsDeclaration' ||
  (node.type === 'CallExpression' && (node.callee as Node).name === 'require');

function visit(part: unknown, see: (node: Node) => void): void {
  if (Array.isArray(part)) {
    for (const one of part) visit(one, see);
  } else if (part !== null && typeof part === 'object') {
    if (typeof (part as Node).type === 'string') see(part as Node);
    for (const one of Object.values(part)) visit(one, see);
  }
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;
