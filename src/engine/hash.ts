// Short, stable names for data and positions: the same text gives the same sixteen hex digits on every
// machine. Integer multiplication only, so no engine rounds differently. Not for secrets.

import type { Position } from './position.ts';

/** Sixteen hex digits of a text: two 32-bit lanes, mixed into each other at the end. */
export function hashText(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  return finish(a, b);
}

/** Sixteen hex digits of a whole position, dice to come included. */
export function hashPosition({ cells }: Position): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (const cell of cells) {
    a = Math.imul(a ^ cell, 0x9e3779b1);
    b = Math.imul(b ^ cell, 0x5f356495);
    a ^= a >>> 15;
  }
  return finish(a, b);
}

function finish(first: number, second: number): string {
  let a = first;
  let b = second;
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return hex8(a) + hex8(b);
}

function hex8(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
