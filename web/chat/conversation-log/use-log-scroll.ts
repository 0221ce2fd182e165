import { type ReactVirtualizer, useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChatStore } from '../sync/use-device.ts';
import { type LogRow, rowHeight } from './log-rows.ts';
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

/** The reading position. `pinned`: the reader is at the end and stays there. */
interface Position {
  readonly pinned: boolean;
  readonly offset: number;
}

interface Log {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: LogScroll['list'];
  readonly position: () => Position;
  readonly setPinned: (pinned: boolean) => void;
  /** Records where the reader is now. */
  readonly note: (box: HTMLElement) => void;
}

/** The virtualizer of a log. Restores the reading position of an earlier visit, and stores it on leaving. */
function useVirtualizedLog({ conversation, rows, goal, hasNewer }: Wanted): Log & { atEnd: boolean } {
  const places = scrollPositionsOf(useChatStore());
  const [place] = useState(() => (goal === null ? places.get(conversation ?? 0) : undefined));
  const startsAtEnd = place === undefined && goal === null;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useRef<Position>({ pinned: startsAtEnd, offset: place?.offset ?? 0 });
  const [atEnd, setAtEnd] = useState(startsAtEnd);

  // Declared before the virtualizer, whose own clean-up discards its measurements.
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
  useLayoutEffect(() => {
    instance.current = list;
  }, [list]);

  const note = useCallback(
    (box: HTMLElement) => {
      const pinned = !hasNewer && distanceFromEnd(box) <= nearEnd;
      now.current = { pinned, offset: box.scrollTop };
      setAtEnd(pinned);
    },
    [hasNewer],
  );
  const position = useCallback(() => now.current, []);
  const setPinned = useCallback((pinned: boolean) => {
    now.current = { ...now.current, pinned };
  }, []);
  return { scroller, list, position, setPinned, note, atEnd };
}

/**
 * Scrolls to the goal. The virtualizer knows its target row by index only, and rows loaded above change the
 * index. The goal therefore stays set until the log settles, and each change of rows scrolls to it again.
 * Scrolling by hand cancels it.
 */
function useScrollToGoal(log: Log, { rows, goal, onReached, hasNewer }: Wanted): void {
  const { scroller, list, position, setPinned, note } = log;
  /** Returns whether the goal is reached. */
  const goTo = useEffectEvent((target: LogGoal): boolean => {
    if (target === 'end') {
      if (hasNewer) return false;
      setPinned(true);
      list.scrollToEnd();
      return true;
    }
    const index = rowOf(rows, target.message);
    setPinned(false);
    if (index !== -1) list.scrollToIndex(index, { align: target.at });
    // The message is loading. Until then the log stays at the end as usual.
    else if (position().offset === 0) list.scrollToEnd();
    return false;
  });
  useLayoutEffect(() => {
    if (goal !== null) {
      if (goTo(goal)) onReached();
    } else if (position().pinned && !hasNewer && rows.length > 0) list.scrollToEnd();
  }, [rows, goal, hasNewer, list, position, onReached]);

  const indexNow = useEffectEvent((message: number) => rowOf(rows, message));
  useEffect(() => {
    const box = scroller.current;
    if (!box || goal === null || goal === 'end') return;
    const stop = whenSettled(
      () => {
        const index = indexNow(goal.message);
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
  }, [goal, list, scroller, note, onReached]);
}

/** When a keyboard opens or the text field grows, a reader at the end stays at the end. */
function useStayAtEnd({ scroller, list, position }: Log): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      if (position().pinned) list.scrollToEnd();
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [scroller, list, position]);
}

/** Requests more messages near the edges of the loaded ones. Returns the function for each scroll. */
function useLoadAround({ scroller, list }: Log, wanted: Wanted): (box: HTMLElement) => void {
  const { goal, hasNewer, onOlder, onNewer } = wanted;
  const height = list.getTotalSize();
  const loadAround = (box: HTMLElement) => {
    // On the way to a goal, the messages around the current position are not needed.
    if (goal !== null) return;
    if (box.scrollTop < nearStop) onOlder();
    if (hasNewer && distanceFromEnd(box) < nearStop) onNewer();
  };
  // A log shorter than its box cannot be scrolled to load more.
  const fill = useEffectEvent(loadAround);
  useEffect(() => {
    if (goal === null && height > 0 && scroller.current) fill(scroller.current);
  }, [goal, height, scroller]);
  return loadAround;
}

/**
 * Scrolling of a virtualized log.
 * - The reading position stays when older messages load above or newer ones below.
 * - A reader at the end stays at the end.
 * - A reader who returns finds their position again.
 */
export function useLogScroll(wanted: Wanted): LogScroll {
  const { atEnd, ...log } = useVirtualizedLog(wanted);
  useScrollToGoal(log, wanted);
  useStayAtEnd(log);
  const loadAround = useLoadAround(log, wanted);
  const { scroller, list, note } = log;
  return {
    scroller,
    list,
    atEnd,
    onScroll({ currentTarget: box }) {
      note(box);
      loadAround(box);
    },
  };
}
