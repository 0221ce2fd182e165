import { type PointerEvent, useRef } from 'react';
import type { Choice } from './use-swipe-game.ts';

/** Minimum distance in pixels of a slow swipe. */
const far = 110;
/** Minimum distance in pixels of a flick. */
const short = 36;
/** Minimum speed of a flick in pixels per millisecond. */
const fast = 0.55;
/** Distance in pixels below which a touch is a tap. */
const near = 8;
/** Degrees a card turns for each pixel it is dragged. */
const turn = 0.05;
/** The speed is measured over this many milliseconds. */
const measured = 80;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Held above the middle, a card turns one way, and below it the other way. */
  readonly lean: 1 | -1;
  readonly card: HTMLElement;
  moved: boolean;
  /** The latest positions, the newest last. */
  path: Array<{ readonly x: number; readonly at: number }>;
}

/** Place of a card while it is dragged, as values of its style. */
export interface Pull {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** The speed of the latest moves in pixels per millisecond, positive to the right. */
function speedOf(path: Drag['path'], now: number): number {
  const recent = path.filter(({ at }) => now - at <= measured);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.at <= first.at) return 0;
  return (last.x - first.x) / (last.at - first.at);
}

/** Writes the place on the element itself, because a render for every move would lag behind the finger. */
function place(card: HTMLElement, pull: Pull | null): void {
  card.toggleAttribute('data-dragged', pull !== null);
  const { style } = card.parentElement ?? card;
  for (const target of [card.style, style])
    target.setProperty('--pull', String(Math.max(-1, Math.min(1, (pull?.x ?? 0) / far))));
  card.style.setProperty('--x', `${pull?.x ?? 0}px`);
  card.style.setProperty('--y', `${pull?.y ?? 0}px`);
  card.style.setProperty('--turn', `${pull?.degrees ?? 0}deg`);
}

/**
 * A card dragged by finger or mouse follows the pointer. A release swipes it if it is far or fast enough, and
 * otherwise lets it spring back (DISC-6).
 */
export function useCardDrag(onSwipe: (choice: Choice, from: Pull) => void, mayLike: boolean) {
  const drag = useRef<Drag | null>(null);
  /** The click at the end of a drag is suppressed. */
  const dragged = useRef(false);

  const end = (event: PointerEvent<HTMLElement>, released: boolean) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    drag.current = null;
    const { card } = current;
    if (card.hasPointerCapture(event.pointerId)) card.releasePointerCapture(event.pointerId);
    const x = (current.path.at(-1)?.x ?? current.x) - current.x;
    const speed = speedOf(current.path, performance.now());
    const flicked = Math.abs(x) >= short && Math.abs(speed) >= fast && Math.sign(speed) === Math.sign(x);
    place(card, null);
    if (!released || !current.moved || (Math.abs(x) < far && !flicked)) return;
    const from = { x, y: 0, degrees: x * turn * current.lean };
    if (x > 0 && mayLike) onSwipe('like', from);
    if (x < 0) onSwipe('pass', from);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      dragged.current = false;
      const card = event.currentTarget;
      const { top, height } = card.getBoundingClientRect();
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      const lean = y > top + height / 2 ? -1 : 1;
      drag.current = { pointer, x, y, lean, card, moved: false, path: [{ x, at: performance.now() }] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (current?.pointer !== event.pointerId) return;
      const x = event.clientX - current.x;
      if (!current.moved && Math.abs(x) < near) return;
      // The pointer is captured only after a move, so that a tap stays a click.
      if (!current.moved) current.card.setPointerCapture(event.pointerId);
      current.moved = true;
      dragged.current = true;
      current.path = [...current.path.slice(-7), { x: event.clientX, at: performance.now() }];
      place(current.card, { x, y: (event.clientY - current.y) * 0.25, degrees: x * turn * current.lean });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  } as const;
}
