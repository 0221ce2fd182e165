import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** Whether the page is visible, with a listener for changes. */
export interface PageVisibility {
  isInView(): boolean;
  onChange(listener: () => void): () => void;
}

export const pageVisibility: PageVisibility = {
  isInView: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/** Data that is refreshed periodically, once for all tabs of a browser (CHAT-6). */
export interface RefreshSource<Answer> {
  /** Reads from the server and applies the answer. */
  read(): Promise<Answer>;
  /**
   * Applies an answer that another tab received. `asked` is the time of the request, in milliseconds; newer
   * data is kept.
   */
  take(answer: Answer, asked: number): void;
}

/**
 * Whether the cached data is newer than a time (milliseconds). An answer requested at that time would be
 * outdated.
 */
export function isCacheNewer(queries: QueryClient, queryKey: QueryKey, instant: number): boolean {
  return (queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > instant;
}

interface Parts<Schema extends z.ZodMiniType> extends RefreshSource<z.output<Schema>> {
  /** Tabs with the same name share one refresh. */
  readonly name: string;
  /** Milliseconds from the start to the first refresh. */
  readonly first: number;
  /** Milliseconds from each refresh to the next. */
  readonly every: () => number;
  readonly view: PageVisibility;
  readonly answer: Schema;
}

const parcel = z.object({ asked: z.number(), answer: z.unknown() });

/** Resolves at the time, or as soon as the signal aborts. */
const until = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time - Date.now());
    signal.addEventListener('abort', end);
  });

/**
 * Refreshes periodically while the page is in view. One of the tabs in view leads, as long as it is in view.
 * Only the leader asks the server. It sends the answer to the other tabs, including hidden ones. A new leader
 * refreshes when the next refresh is due (CHAT-6). Returns the function to stop.
 */
export function shareRefresh<Schema extends z.ZodMiniType>(parts: Parts<Schema>): () => void {
  const { name, first, every, view, answer } = parts;
  const opened = Date.now();
  let last: number | null = null;
  let turn: AbortController | null = null;
  const channel = new BroadcastChannel(name);

  const due = () => (last === null ? opened + first : last + every());

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(parcel, data);
    if (!message.success) return;
    const { asked } = message.data;
    last = Math.max(last ?? 0, asked);
    const read = z.safeParse(answer, message.data.answer);
    if (read.success) parts.take(read.data, asked);
  });

  const refresh = async () => {
    const asked = Date.now();
    last = asked;
    // A failed read is repeated at the next refresh.
    const read = await parts.read().catch(() => null);
    if (read !== null) channel.postMessage({ asked, answer: read });
  };

  const lead = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      // Checked again each time, because another tab may have refreshed during the wait.
      if (Date.now() >= due()) await refresh();
      else await until(due(), signal);
    }
  };

  const begin = () => {
    turn = new AbortController();
    const { signal } = turn;
    if ('locks' in navigator) navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => {});
    else void lead(signal);
  };

  const follow = () => {
    turn?.abort();
    turn = null;
    if (view.isInView()) begin();
  };

  const stopLooking = view.onChange(follow);
  follow();
  return () => {
    stopLooking();
    turn?.abort();
    channel.close();
  };
}
