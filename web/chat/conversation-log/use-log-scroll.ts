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
import { placesOf } from './scroll-positions.ts';
import { whenStill } from './when-settled.ts';

/** So close to the end counts as being there. */
const nearEnd = 60;
/** So close to where the loaded messages stop, more are asked for. */
const nearStop = 1200;
/** Beyond the screen; with what is on it never more than a hundred. */
const beyond = 10;

/** Where to go as soon as it is there; it stays the goal until the log has come to rest on it. */
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

/** Which row a message stands in; -1 where it is not there. */
const rowOf = (rows: readonly LogRow[], message: number): number =>
  rows.findIndex((row) => row.kind === 'message' && row.message.id === message);

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * Scrolling of a log of which only what is near the screen is in the page. What one reads stays where it is when older
 * messages come in above or newer ones below; whoever is at the end stays there; whoever comes back finds their place.
 */
export function useLogScroll(wanted: Wanted): LogScroll {
  const { conversation, rows, goal, onReached, hasNewer } = wanted;
  const places = placesOf(useChatStore());
  const [place] = useState(() => (goal === null ? places.get(conversation ?? 0) : undefined));
  const scroller = useRef<HTMLDivElement>(null);
  const now = useRef({ pinned: place === undefined && goal === null, offset: place?.offset ?? 0 });
  const [atEnd, setAtEnd] = useState(now.current.pinned);

  // Before the virtualizer's own clean-up, which forgets what it measured.
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
    // It is being asked for; until then one is at the end, as ever.
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

  // The list knows a row it goes to by its place alone, and rows that come in above make that another one: so the goal
  // stays until it stands still, and is gone to anew with each change of rows. Whoever scrolls by hand has their own.
  useEffect(() => {
    const box = scroller.current;
    if (!box || goal === null || goal === 'end') return;
    const stop = whenStill(
      () => {
        const index = rowOf(latest.current.rows, goal.message);
        const [offset] = (index === -1 ? undefined : list.getOffsetForIndex(index, goal.at)) ?? [];
        return offset === undefined ? null : offset - (list.scrollOffset ?? 0);
      },
      () => {
        // What is short enough to be seen whole never scrolls.
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

  // A keyboard that comes up, a field that grows: whoever is at the end stays there.
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
    // On the way somewhere else: what is around here is not wanted any more.
    if (goal !== null) return;
    if (box.scrollTop < nearStop) onOlder();
    if (hasNewer && distanceFromEnd(box) < nearStop) onNewer();
  };

  // A page that is shorter than its box has no scrolling that could ask for more.
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
