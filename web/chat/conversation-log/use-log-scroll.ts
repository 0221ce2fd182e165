import { type ReactVirtualizer, useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChatStore } from '../sync/use-chat-store.ts';
import type { LogRow } from './log-rows.ts';
import { rowHeight } from './row-height.ts';
import { scrollPositionsOf } from './scroll-positions.ts';
import { whenSettled } from './when-settled.ts';

/** A position this close to the end counts as the end, in pixels. */
const nearEnd = 60;
/** At this distance from the edge of the loaded messages, more are requested, in pixels. */
const nearStop = 1200;
/** Rows rendered beyond the screen. Together with the visible ones there are never more than a hundred. */
const beyond = 10;

/** The scroll target. It stays set until the log has settled on it. */
export type LogGoal = 'end' | { readonly message: number; readonly at: 'start' | 'center' };

export interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: ReactVirtualizer<HTMLDivElement, Element>;
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void;
  readonly atEnd: boolean;
}

interface Wanted {
  readonly conversation: number | null;
  readonly rows: readonly LogRow[];
  readonly goal: LogGoal | null;
  readonly onReached: () => void;
  readonly hasNewer: boolean;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
}

/** The row index of a message, or -1 if it is not loaded. */
const rowOf = (rows: readonly LogRow[], message: number): number =>
  rows.findIndex((row) => row.kind === 'message' && row.message.id === message);

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * Scrolling of a virtualized log.
 * - The reading position stays when older messages load above or newer ones below.
 * - A reader at the end stays at the end.
 * - A reader who returns finds their position again.
 */
export function useLogScroll(wanted: Wanted): LogScroll {
  const { conversation, rows, goal, onReached, hasNewer } = wanted;
  const places = scrollPositionsOf(useChatStore());
  const [place] = useState(() => (goal === null ? places.get(conversation ?? 0) : undefined));
  const scroller = useRef<HTMLDivElement>(null);
  const now = useRef({ pinned: place === undefined && goal === null, offset: place?.offset ?? 0 });
  const [atEnd, setAtEnd] = useState(now.current.pinned);

  // Runs before the virtualizer's own clean-up, which discards its measurements.
  const instance = useRef<LogScroll['list'] | null>(null);
  useLayoutEffect(
    () => () => {
      if (conversation === null || !instance.current) return;
      const { pinned, offset } = now.current;
      if (pinned) places.delete(conversation);
      else places.set(conversation, { offset, heights: instance.current.takeSnapshot() });
    },
    [conversation, places],
  );

  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => rowHeight(rows[index]), [rows]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    anchorTo: 'end',
    scrollEndThreshold: nearEnd,
    overscan: beyond,
    paddingStart: 8,
    paddingEnd: 16,
    scrollPaddingStart: 8,
    ...(place && { initialOffset: place.offset, initialMeasurementsCache: place.heights }),
  });
  instance.current = list;

  const goTo = (wantedGoal: LogGoal): boolean => {
    if (wantedGoal === 'end') {
      if (hasNewer) return false;
      now.current.pinned = true;
      list.scrollToEnd();
      return true;
    }
    const index = rowOf(rows, wantedGoal.message);
    now.current.pinned = false;
    if (index !== -1) list.scrollToIndex(index, { align: wantedGoal.at });
    // The message is loading. Until then the log stays at the end as usual.
    else if (now.current.offset === 0) list.scrollToEnd();
    return false;
  };
  const latest = useRef({ goTo, rows });
  latest.current = { goTo, rows };
  useLayoutEffect(() => {
    if (goal !== null) {
      if (latest.current.goTo(goal)) onReached();
    } else if (now.current.pinned && !hasNewer && rows.length > 0) list.scrollToEnd();
  }, [rows, goal, hasNewer, list, onReached]);

  const note = useCallback(
    (box: HTMLElement) => {
      now.current = { pinned: !hasNewer && distanceFromEnd(box) <= nearEnd, offset: box.scrollTop };
      setAtEnd(now.current.pinned);
    },
    [hasNewer],
  );

  // The virtualizer knows its target row by index only, and rows loaded above change the index. The goal
  // therefore stays set until the log settles, and each change of rows scrolls to it again. Scrolling by hand
  // cancels it.
  useEffect(() => {
    const box = scroller.current;
    if (!box || goal === null || goal === 'end') return;
    const stop = whenSettled(
      () => {
        const index = rowOf(latest.current.rows, goal.message);
        const [offset] = (index === -1 ? undefined : list.getOffsetForIndex(index, goal.at)) ?? [];
        return offset === undefined ? null : offset - (list.scrollOffset ?? 0);
      },
      () => {
        // A log short enough to be seen whole never scrolls.
        note(box);
        onReached();
      },
    );
    box.addEventListener('wheel', onReached, { passive: true });
    box.addEventListener('touchmove', onReached, { passive: true });
    return () => {
      stop();
      box.removeEventListener('wheel', onReached);
      box.removeEventListener('touchmove', onReached);
    };
  }, [goal, list, note, onReached]);

  // When a keyboard opens or the text field grows, a reader at the end stays at the end.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      if (now.current.pinned) list.scrollToEnd();
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [list]);

  const { onOlder, onNewer } = wanted;
  const askAround = (box: HTMLElement) => {
    // On the way to a goal, the messages around the current position are not needed.
    if (goal !== null) return;
    if (box.scrollTop < nearStop) onOlder();
    if (hasNewer && distanceFromEnd(box) < nearStop) onNewer();
  };

  // A log shorter than its box cannot be scrolled to load more.
  useEffect(() => {
    if (scroller.current) askAround(scroller.current);
  });

  return {
    scroller,
    list,
    atEnd,
    onScroll({ currentTarget: box }) {
      note(box);
      askAround(box);
    },
  };
}
