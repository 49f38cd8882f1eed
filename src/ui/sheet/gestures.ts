// Fingers, mouse and wheel on the map: drag to pan, wheel and pinch to zoom at the pointer, double tap to come closer,
// and a tap where nothing was dragged. Points are CSS pixels from the top left of the map.

import { apart, mix, type Point } from './geometry.ts';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  tap(at: Point): void;
  doubleTap(at: Point): void; // after two taps
  hover(at: Point | null): void;
  drag(on: boolean): void;
  pinch(): void; // as it begins
}

const SLACK = { mouse: 4, finger: 10 } as const; // how far a tap may slip
const TWICE = 320; // milliseconds between the taps of a double tap
const NEAR = 26;

interface Finger {
  at: Point;
  readonly start: Point;
  readonly slack: number;
}

export class GestureReader {
  readonly #target: HTMLElement;
  readonly #to: Gestures;
  readonly #fingers = new Map<number, Finger>();
  readonly #ended = new AbortController();
  #dragging = false;
  #pinched = false;
  #lastTap: { readonly at: Point; readonly time: number } | null = null;

  constructor(target: HTMLElement, to: Gestures) {
    this.#target = target;
    this.#to = to;
    target.style.touchAction = 'none';
    const { signal } = this.#ended;
    target.addEventListener('pointerdown', (e) => this.#down(e), { signal });
    target.addEventListener('pointermove', (e) => this.#move(e), { signal });
    target.addEventListener('pointerup', (e) => this.#up(e, true), { signal });
    target.addEventListener('pointercancel', (e) => this.#up(e, false), { signal });
    target.addEventListener('pointerleave', () => to.hover(null), { signal });
    target.addEventListener('wheel', (e) => this.#wheel(e), { signal, passive: false });
  }

  end(): void {
    this.#ended.abort();
  }

  #point(e: MouseEvent): Point {
    const box = this.#target.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  }

  #down(e: PointerEvent): void {
    if (e.button !== 0) return;
    const at = this.#point(e);
    const slack = e.pointerType === 'mouse' ? SLACK.mouse : SLACK.finger;
    this.#target.setPointerCapture(e.pointerId);
    this.#fingers.set(e.pointerId, { at, start: at, slack });
    if (this.#fingers.size > 1 && !this.#pinched) {
      this.#pinched = true;
      this.#to.pinch();
    }
  }

  #move(e: PointerEvent): void {
    const finger = this.#fingers.get(e.pointerId);
    const at = this.#point(e);
    if (finger === undefined) {
      if (e.pointerType === 'mouse') this.#to.hover(at);
      return;
    }
    if (this.#fingers.size > 1) this.#pinch(e.pointerId, at);
    else this.#drag(finger, at);
    finger.at = at;
  }

  #drag(finger: Finger, at: Point): void {
    if (!this.#dragging && apart(finger.start, at) <= finger.slack) return;
    if (!this.#dragging) this.#to.drag(true);
    this.#dragging = true;
    this.#to.pan(at[0] - finger.at[0], at[1] - finger.at[1]);
  }

  #pinch(id: number, at: Point): void {
    const moved = this.#fingers.get(id);
    const other = [...this.#fingers].find(([key]) => key !== id)?.[1];
    if (moved === undefined || other === undefined) return;
    const before = mix(moved.at, other.at, 0.5);
    const now = mix(at, other.at, 0.5);
    this.#to.pan(now[0] - before[0], now[1] - before[1]);
    this.#to.zoom(now, apart(at, other.at) / Math.max(1, apart(moved.at, other.at)));
  }

  #up(e: PointerEvent, meant: boolean): void {
    const finger = this.#fingers.get(e.pointerId);
    if (finger === undefined) return;
    this.#fingers.delete(e.pointerId);
    const quiet = !this.#dragging && !this.#pinched;
    if (this.#fingers.size > 0) return;
    if (this.#dragging) this.#to.drag(false);
    this.#dragging = false;
    this.#pinched = false;
    if (quiet && meant) this.#tap(this.#point(e), e.timeStamp);
  }

  #tap(at: Point, time: number): void {
    const last = this.#lastTap;
    const twice = last !== null && time - last.time < TWICE && apart(last.at, at) < NEAR;
    this.#lastTap = twice ? null : { at, time };
    this.#to.tap(at);
    if (twice) this.#to.doubleTap(at);
  }

  #wheel(e: WheelEvent): void {
    e.preventDefault();
    const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const turn = Math.max(-240, Math.min(240, e.deltaY * lines));
    this.#to.zoom(this.#point(e), Math.exp(-turn * (e.ctrlKey ? 0.01 : 0.0016)));
  }
}
