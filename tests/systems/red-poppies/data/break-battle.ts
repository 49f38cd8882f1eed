// Makes one change to the shipped battle, by JSON pointer, to see what the checks say about it.

import { hawthornFiles } from '../hawthorn.ts';

type Node = Record<string, unknown>;
export type Files = Record<string, unknown>;
export type Change = (files: Files) => void;

export const copyBattle = (): Files => structuredClone(hawthornFiles()) as Files;

/** Puts a value at `file /path`; a path ending in /- appends to a list. */
export const set =
  (where: string, value: unknown): Change =>
  (files) => {
    const { parent, key } = find(files, where);
    if (Array.isArray(parent) && key === '-') parent.push(value);
    else parent[key] = value;
  };

/** Takes away the field or the list entry at `file /path`. */
export const drop =
  (where: string): Change =>
  (files) => {
    const { parent, key } = find(files, where);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  };

/** Gives the field at `file /path` another name. */
export const rename =
  (where: string, name: string): Change =>
  (files) => {
    const { parent, key } = find(files, where);
    parent[name] = parent[key];
    delete parent[key];
  };

/** Appends a copy of the list entry at `file /path`. */
export const repeat =
  (where: string): Change =>
  (files) => {
    const { parent, key } = find(files, where);
    if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
  };

function find(files: Files, where: string): { parent: Node; key: string } {
  const steps = where.replace(' ', '').split('/');
  const key = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((node, step) => (node as Node)[step], files);
  if (typeof parent !== 'object' || parent === null) throw new Error(`nothing at ${where}`);
  return { parent: parent as Node, key };
}
