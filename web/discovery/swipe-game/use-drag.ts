import { type PointerEvent, useRef, useState } from 'react';
import type { Choice } from './use-swipe-game.ts';

/** Minimum distance in pixels of a swipe. */
const far = 110;
/** Distance in pixels below which a touch is a tap. */
const near = 8;

interface Drag {
  readonly from: number;
  readonly pointer: number;
}

/** Tracks a card dragged by finger or mouse: its offset, and the swipe on release (DISC-6). */
export function useDrag(onSwipe: (choice: Choice) => void, mayLike: boolean) {
  const drag = useRef<Drag | null>(null);
  const [offset, setOffset] = useState(0);
  const moved = useRef(false);

  const end = ({ pointerId, currentTarget }: PointerEvent<HTMLElement>, swiped: boolean) => {
    if (drag.current?.pointer !== pointerId) return;
    drag.current = null;
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    setOffset(0);
    if (!swiped || Math.abs(offset) < far) return;
    if (offset > 0 && mayLike) onSwipe('like');
    if (offset < 0) onSwipe('pass');
  };

  return {
    offset,
    /** The swipe that a release would make now. */
    leaning: offset >= far && mayLike ? 'like' : offset <= -far ? 'pass' : null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        moved.current = false;
        drag.current = { from: event.clientX, pointer: event.pointerId };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current?.pointer !== event.pointerId) return;
        const by = event.clientX - drag.current.from;
        if (!moved.current && Math.abs(by) < near) return;
        // The pointer is captured only after a move, so that a tap stays a click on the link.
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        setOffset(by);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
      // Suppresses the click at the end of a drag.
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!moved.current) return;
        moved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  } as const;
}
