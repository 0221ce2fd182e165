import type { Id } from '#contract/kit/id.ts';
import { withTimeLimit } from '../at-most.ts';
import type { Bus, BusMessage } from './bus.ts';
import type { PresenceState } from './presence.ts';

export interface FanOutListener {
  received(from: string, message: BusMessage): void;
  /** The process has stopped or is silent for too long. */
  left(from: string): void;
  /** Messages of other processes were missed, so the listeners of this process must catch up. */
  missed(): void;
  /** Returns the members who are present in this process. */
  all(): ReadonlyArray<readonly [Id, PresenceState]>;
}

/** This process's connection to the other processes of its deployment. */
export interface FanOut {
  /** Resolves when the process is listening, or after a maximum wait. */
  open(listener: FanOutListener): Promise<void>;
  /** Sends a message to every other process, in the order of the calls. */
  publish(message: BusMessage): void;
  /** Flushes the queue, announces that this process is leaving, and closes. */
  close(): Promise<void>;
}

/** For a single process: sends nothing. */
export const noFanOut: FanOut = { open: async () => {}, publish() {}, close: async () => {} };

/** The first message after a pause is sent at once; those of the next milliseconds are sent together. */
const batchMs = 20;
const retryMs = 500;
const beatMs = 2000;
/** A process that is silent for this long counts as gone. */
const peerTimeoutMs = 7000;
/** Heartbeats that were sent and did not come back. After this many the connection is treated as dead. */
const maximumUnanswered = 3;
/**
 * Characters that may wait while the bus is down. Above this limit, the queue is dropped and a loss is
 * reported.
 */
const mostWaiting = 8_000_000;
const timeoutMs = 1500;

/** Collects messages and sends them in batches, in order. Keeps and retries them while the bus is down. */
const makeOutbox = (line: Bus) => {
  let waiting: string[] = [];
  let size = 0;
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastSaid = 0;
  let echoes = 0;
  /** A batch was sent, and none of our batches has come back since. */
  let unanswered = false;

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
      // The batch may come back before `send` resolves.
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

  return {
    push(message: BusMessage): void {
      if (size > mostWaiting) {
        clear();
        add(JSON.stringify({ is: 'lost' } satisfies BusMessage));
      }
      add(JSON.stringify(message));
      if (sending === null) schedule(Math.max(0, lastSaid + batchMs - performance.now()));
    },
    isUnanswered: () => unanswered,
    /** One of our batches came back. */
    echoed(): void {
      echoes += 1;
      unanswered = false;
    },
    /** Forgets that a batch has not come back. */
    forgive(): void {
      unanswered = false;
    },
    /** Sends the waiting messages and a last one at once. */
    async sendLast(message: BusMessage): Promise<void> {
      clearTimeout(timer);
      await sending;
      clearTimeout(timer);
      add(JSON.stringify(message));
      await line.send(`[${clear().join()}]`);
    },
  };
};

export function makeFanOut(line: Bus): FanOut {
  const known = new Map<string, number>();
  const outbox = makeOutbox(line);
  let listener: FanOutListener | null = null;
  let beats: NodeJS.Timeout | undefined;
  let unanswered = 0;

  const publish = (message: BusMessage): void => {
    if (listener !== null) outbox.push(message);
  };

  const introduce = (): void => {
    publish({ is: 'hello' });
    publish({ is: 'all', members: listener?.all() ?? [] });
  };

  const receive = (from: string, message: BusMessage): void => {
    if (message.is === 'bye') {
      known.delete(from);
      listener?.left(from);
      return;
    }
    // The process was considered gone, so it is asked for its members.
    if (!known.has(from) && message.is !== 'hello' && message.is !== 'all') introduce();
    known.set(from, performance.now());
    if (message.is === 'hello') publish({ is: 'all', members: listener?.all() ?? [] });
    else if (message.is === 'lost') listener?.missed();
    else listener?.received(from, message);
  };

  const beat = (): void => {
    for (const [from, at] of known) {
      if (performance.now() - at < peerTimeoutMs) continue;
      known.delete(from);
      listener?.left(from);
    }
    unanswered = outbox.isUnanswered() ? unanswered + 1 : 0;
    if (unanswered > maximumUnanswered) {
      unanswered = 0;
      outbox.forgive();
      line.renew();
    }
    publish({ is: 'beat' });
  };

  return {
    open(given) {
      listener = given;
      beats = setInterval(beat, beatMs).unref();
      const listening = new Promise<void>((resolve) => {
        line.open({
          listening() {
            resolve();
            listener?.missed();
            introduce();
          },
          received(from, batch) {
            const messages: BusMessage[] = JSON.parse(batch);
            for (const message of messages) receive(from, message);
          },
          receivedOwn: outbox.echoed,
        });
      });
      return withTimeLimit(timeoutMs, listening);
    },
    publish,
    async close() {
      clearInterval(beats);
      const last = outbox.sendLast({ is: 'bye' }).catch(() => {});
      await withTimeLimit(timeoutMs, last);
      listener = null;
      await withTimeLimit(timeoutMs, line.close());
    },
  };
}
