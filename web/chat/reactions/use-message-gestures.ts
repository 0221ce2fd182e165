import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** Milliseconds after which a touch is a long press. */
const long = 450;
/** Milliseconds within which two taps are a double tap. */
const twice = 300;
/** Distance in pixels below which a touch is a tap. */
const near = 8;
/** Distance in pixels of a swipe that answers the message. */
const far = 56;
/** A bubble does not follow the finger further than this, in pixels. */
const furthest = 76;

interface Touch {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly row: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  swiped: number;
}

export interface MessageGestures {
  /** A double tap or double click. */
  readonly onQuick: () => void;
  /** A long press. */
  readonly onOpen: () => void;
  /** A swipe to the right. */
  readonly onReply: () => void;
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, textarea') !== null;

const vibrate = () => {
  navigator.vibrate?.(10);
};

/** Writes the place on the element itself, because a render for every move would lag behind the finger. */
const place = (row: HTMLElement, swiped: number) => {
  row.toggleAttribute('data-swiped', swiped > 0);
  row.toggleAttribute('data-answers', swiped >= far);
  row.style.setProperty('--swiped', `${swiped}px`);
};

/**
 * The gestures of a message: a double tap gives the quick reaction, a long press opens the choice, and a swipe
 * to the right answers. A mouse has the double click alone, because dragging selects text.
 */
export function useMessageGestures({ onQuick, onOpen, onReply }: MessageGestures) {
  const touch = useRef<Touch | null>(null);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  /** The click after a long press or a swipe does nothing else. */
  const done = useRef(false);

  const end = (): Touch | null => {
    const { current } = touch;
    touch.current = null;
    clearTimeout(current?.timer);
    if (current) place(current.row, 0);
    return current;
  };
  useEffect(() => () => clearTimeout(touch.current?.timer), []);

  const tap = (event: PointerEvent<HTMLElement>) => {
    const { clientX: x, clientY: y } = event;
    const before = lastTap.current;
    const isSecond = event.timeStamp - before.at < twice && Math.hypot(x - before.x, y - before.y) < 3 * near;
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x, y };
    if (!isSecond) return;
    // A double click selects a word, which nobody wants here.
    getSelection()?.removeAllRanges();
    onQuick();
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      done.current = false;
      const open = () => {
        end();
        done.current = true;
        vibrate();
        onOpen();
      };
      const timer = event.pointerType === 'mouse' ? undefined : setTimeout(open, long);
      const { clientX: x, clientY: y, pointerId: pointer, currentTarget: row } = event;
      touch.current = { pointer, x, y, row, timer, swiped: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = touch;
      if (current?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - current.x, event.clientY - current.y];
      if (Math.hypot(x, y) < near) return;
      clearTimeout(current.timer);
      if (event.pointerType === 'mouse') return;
      if (current.swiped === 0 && (x < near || Math.abs(y) > x)) return;
      if (current.swiped === 0) current.row.setPointerCapture(event.pointerId);
      const before = current.swiped;
      current.swiped = Math.max(1, Math.min(x, furthest));
      if (before < far && current.swiped >= far) vibrate();
      place(current.row, current.swiped);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (touch.current?.pointer !== event.pointerId) return;
      const current = end();
      if (!current) return;
      const moved = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (current.swiped > 0) done.current = true;
      if (current.swiped >= far) onReply();
      else if (current.swiped === 0 && moved < near && !isControl(event.target)) tap(event);
    },
    onPointerCancel: () => void end(),
    onContextMenu(event: SyntheticEvent) {
      // The browser's menu of a long press would cover the choice.
      if (touch.current?.timer !== undefined || done.current) event.preventDefault();
    },
    onClickCapture(event: SyntheticEvent) {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  } as const;
}
