import type { Id } from '#contract/kit/id.ts';
import { atMost } from '../at-most.ts';
import type { Line } from './bus.ts';
import type { Word } from './bus-message.ts';
import type { Seen } from './presence.ts';

export interface FanOutEars {
  heard(from: string, word: Word): void;
  /** That process stopped, or says nothing any more. */
  left(from: string): void;
  /** Words of others were missed: whoever listens here has to catch up. */
  missed(): void;
  /** Who is here. */
  all(): ReadonlyArray<readonly [Id, Seen]>;
}

/** This process among those of its deployment. */
export interface FanOut {
  /** Resolves when it listens, or when that takes too long to wait for. */
  open(ears: FanOutEars): Promise<void>;
  /** Tells every other process, in the order of the calls. */
  say(word: Word): void;
  /** Says what is still to be said, and takes its leave. */
  close(): Promise<void>;
}

/** No other process: nothing is said. */
export const noFanOut: FanOut = { open: async () => {}, say() {}, close: async () => {} };

/** The first word after a silence goes at once; those of so many milliseconds after it go together. */
const batchMs = 20;
const retryMs = 500;
const beatMs = 2000;
/** Who was silent for so long is gone. */
const goneMs = 7000;
/** Beats that went out and did not come back: the connection is dead though nobody said so. */
const mostUnheard = 3;
/** Characters that may wait for a line that is lost. What comes then is told to be missing. */
const mostWaiting = 8_000_000;
const patienceMs = 1500;

export function makeFanOut(line: Line): FanOut {
  const known = new Map<string, number>();
  let ears: FanOutEars | null = null;
  let waiting: string[] = [];
  let size = 0;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beats: NodeJS.Timeout | undefined;
  let lastSaid = 0;
  let echoes = 0;
  /** A batch went out, and none of ours came back since. */
  let unanswered = false;
  let unheard = 0;

  const clear = (): string[] => {
    const taken = waiting;
    waiting = [];
    size = 0;
    return taken;
  };

  const add = (text: string): void => {
    waiting.push(text);
    size += text.length;
  };

  const flush = async (): Promise<void> => {
    const batch = clear();
    lastSaid = performance.now();
    const heardBefore = echoes;
    try {
      await line.send(`[${batch.join()}]`);
      // It may have come back before we were told that it went out.
      if (echoes === heardBefore) unanswered = true;
      schedule(batchMs);
    } catch {
      for (const text of [...batch, ...clear()]) add(text);
      schedule(retryMs);
    }
  };

  const schedule = (ms: number): void => {
    if (waiting.length === 0 || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.length === 0) return;
      sending = flush().finally(() => {
        sending = null;
      });
    }, ms).unref();
  };

  const say = (word: Word): void => {
    if (ears === null) return;
    if (size > mostWaiting) {
      clear();
      add(JSON.stringify({ is: 'lost' } satisfies Word));
    }
    add(JSON.stringify(word));
    if (sending === null) schedule(Math.max(0, lastSaid + batchMs - performance.now()));
  };

  const introduce = (): void => {
    say({ is: 'hello' });
    say({ is: 'all', members: ears?.all() ?? [] });
  };

  const hear = (from: string, word: Word): void => {
    if (word.is === 'bye') {
      known.delete(from);
      ears?.left(from);
      return;
    }
    // It was thought to be gone: it shall say who is there.
    if (!known.has(from) && word.is !== 'hello' && word.is !== 'all') introduce();
    known.set(from, performance.now());
    if (word.is === 'hello') say({ is: 'all', members: ears?.all() ?? [] });
    else if (word.is === 'lost') ears?.missed();
    else ears?.heard(from, word);
  };

  const beat = (): void => {
    for (const [from, at] of known) {
      if (performance.now() - at < goneMs) continue;
      known.delete(from);
      ears?.left(from);
    }
    unheard = unanswered ? unheard + 1 : 0;
    if (unheard > mostUnheard) {
      unheard = 0;
      unanswered = false;
      line.renew();
    }
    say({ is: 'beat' });
  };

  return {
    open(given) {
      ears = given;
      beats = setInterval(beat, beatMs).unref();
      const listening = new Promise<void>((resolve) => {
        line.open({
          listening() {
            resolve();
            ears?.missed();
            introduce();
          },
          heard(from, batch) {
            const words: Word[] = JSON.parse(batch);
            for (const word of words) hear(from, word);
          },
          heardOwn() {
            echoes += 1;
            unanswered = false;
          },
        });
      });
      return atMost(patienceMs, listening);
    },
    say,
    async close() {
      clearInterval(beats);
      clearTimeout(timer);
      const last = (async () => {
        await sending;
        clearTimeout(timer);
        add(JSON.stringify({ is: 'bye' } satisfies Word));
        await line.send(`[${clear().join()}]`);
      })();
      await atMost(
        patienceMs,
        last.catch(() => {}),
      );
      ears = null;
      await atMost(patienceMs, line.close());
    },
  };
}
