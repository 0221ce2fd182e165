import * as z from 'zod/mini';
import { gifts } from '#contract/chat/gift.ts';

const outgoing = z.object({
  client_id: z.string(),
  /** To whom; the conversation follows once there is one. */
  profile: z.int(),
  text: z.string(),
  /** What is given instead of a text. Missing in what an older version left here. */
  gift: z._default(z.nullable(z.enum(gifts)), null),
  written_at: z.string(),
  /** Why it was refused for good, in the server's words; null while it may still go out. */
  failed: z.nullable(z.object({ code: z.string(), detail: z.string() })),
});

/** A message that this device has not seen confirmed yet. */
export type Outgoing = z.output<typeof outgoing>;

/** Where the outbox outlives a reload; `localStorage` in the browser. */
export type Shelf = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Outbox {
  read(): readonly Outgoing[];
  add(message: Outgoing): void;
  /** Its echo came, or the member gave it up. */
  remove(clientId: string): void;
  fail(clientId: string, failed: NonNullable<Outgoing['failed']>): void;
  /** The member wants it sent after all: it goes to the end of the queue, under the same client id. */
  retry(clientId: string): void;
  /** The next one to send: the oldest that was not refused. */
  next(): Outgoing | undefined;
  /** Another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** Where a member's outbox lies in the browser's storage. */
export const outboxKey = (member: number) => `vonk.outbox.${member}`;

const load = (shelf: Shelf, key: string): readonly Outgoing[] => {
  try {
    const read = z.safeParse(z.array(outgoing), JSON.parse(shelf.getItem(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
};

/** Everything a member wrote that is not confirmed, in the order it was written; persisted at each change. */
export function makeOutbox(shelf: Shelf, member: number): Outbox {
  const key = outboxKey(member);
  let messages = load(shelf, key);
  let persisted = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: (messages: readonly Outgoing[]) => readonly Outgoing[]) => {
    // Read again first: another tab may have added or sent.
    messages = next(persisted ? load(shelf, key) : messages);
    try {
      if (messages.length === 0) shelf.removeItem(key);
      else shelf.setItem(key, JSON.stringify(messages));
      persisted = true;
    } catch {
      // A full or forbidden storage costs the outbox its memory over a reload, not the message.
      persisted = false;
    }
    tell();
  };
  return {
    read: () => messages,
    add: (message) => change((all) => [...all, message]),
    remove(clientId) {
      if (messages.some((message) => message.client_id === clientId))
        change((all) => all.filter((message) => message.client_id !== clientId));
    },
    fail: (clientId, failed) =>
      change((all) =>
        all.map((message) => (message.client_id === clientId ? { ...message, failed } : message)),
      ),
    retry: (clientId) =>
      change((all) => {
        const again = all.find((message) => message.client_id === clientId);
        const others = all.filter((message) => message !== again);
        return again ? [...others, { ...again, failed: null }] : all;
      }),
    next: () => messages.find((message) => message.failed === null),
    reload() {
      messages = load(shelf, key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Whether a storage event of the browser is about this member's outbox. */
export function isOutboxKey(key: string | null, member: number): boolean {
  return key === outboxKey(member);
}
