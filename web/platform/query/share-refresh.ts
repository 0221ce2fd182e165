import * as z from 'zod/mini';
import type { View } from './page-visibility.ts';
import type { Refreshed } from './refresh-source.ts';

interface Parts<Schema extends z.ZodMiniType> extends Refreshed<z.output<Schema>> {
  /** Tabs that share this name make one refresh together. */
  readonly name: string;
  /** Milliseconds from the start to the first one. */
  readonly first: number;
  /** … and from each to the next. */
  readonly every: () => number;
  readonly view: View;
  readonly answer: Schema;
}

const parcel = z.object({ asked: z.number(), answer: z.unknown() });

/** Ends at the time, or as soon as the signal says so. */
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
 * Refreshes now and then while the page is in view. Of several tabs in view one leads, for as long as it is in view: it
 * alone asks, and tells the others, hidden ones included, what it was told. A tab that takes over refreshes when the
 * next one is due, at once where that has passed (CHAT-6). Returns the way to stop.
 */
export function shareRefresh<Schema extends z.ZodMiniType>(parts: Parts<Schema>): () => void {
  const { name, first, every, view, answer } = parts;
  const opened = Date.now();
  let last: number | null = null;
  let turn: AbortController | null = null;
  const channel = new BroadcastChannel(name);

  const due = () => (last === null ? opened + first : last + every());

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = z.safeParse(parcel, data);
    if (!told.success) return;
    const { asked } = told.data;
    last = Math.max(last ?? 0, asked);
    const read = z.safeParse(answer, told.data.answer);
    if (read.success) parts.take(read.data, asked);
  });

  const refresh = async () => {
    const asked = Date.now();
    last = asked;
    // What fails now is read the next time.
    const read = await parts.read().catch(() => null);
    if (read !== null) channel.postMessage({ asked, answer: read });
  };

  const lead = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      // Asked for anew each time: another tab may have refreshed while we waited for our turn.
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
