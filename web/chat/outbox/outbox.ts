import * as z from 'zod/mini';
import { gifts } from '#contract/chat/gift.ts';
import type { Shelf } from '#web/platform/outbox/browser-storage.ts';
import { keptEntries, keysOf, parsed } from '#web/platform/outbox/stored-entries.ts';

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
  /** Its turn: the least goes first. */
  turn: z._default(z.number(), 0),
  /** The server has it, but messages before it are still missing here: shown as outgoing until they came. */
  delivered: z._default(z.boolean(), false),
});

/** A message that this device has not seen confirmed yet. */
export type Outgoing = z.output<typeof outgoing>;

export type Written = Pick<Outgoing, 'client_id' | 'profile' | 'text' | 'gift' | 'written_at'>;

export interface Outbox {
  /** In the order in which they go out. */
  read(): readonly Outgoing[];
  /** False: something is kept by this page alone, the browser's storage is full or forbidden. */
  isKept(): boolean;
  add(message: Written): void;
  /** Its echo came, or the member gave it up. */
  remove(clientId: string): void;
  delivered(clientId: string): void;
  fail(clientId: string, failed: NonNullable<Outgoing['failed']>): void;
  /** The member wants it sent after all: it goes to the end of the queue, under the same client id. */
  retry(clientId: string): void;
  /** The next one to send to this member: the oldest that was neither delivered nor refused. */
  next(profile: number): Outgoing | undefined;
  /** Another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** Where version 0.1 kept a member's outbox, all of it under one key. */
export const outboxKey = (member: number) => `vonk.outbox.${member}`;

const prefixOf = (member: number) => `${outboxKey(member)}.`;

const byTurn = (one: Outgoing, other: Outgoing): number =>
  one.turn - other.turn ||
  one.written_at.localeCompare(other.written_at) ||
  one.client_id.localeCompare(other.client_id);

/**
 * Everything a member wrote that is not confirmed, persisted at each change. Each message lies under a key of its own.
 * A full or forbidden storage costs a message its memory over a reload, not its sending.
 */
export function makeOutbox(shelf: Shelf, member: number): Outbox {
  const kept = keptEntries(shelf, prefixOf(member), outgoing, ({ client_id }) => client_id);
  const listeners = new Set<() => void>();
  let messages: readonly Outgoing[] = [];

  const load = () => {
    messages = kept.load().sort(byTurn);
  };

  const told = () => {
    load();
    for (const listener of listeners) listener();
  };

  /** Changes one message, if it is still there: another tab may have sent it. */
  const change = (clientId: string, next: (message: Outgoing) => Outgoing) => {
    load();
    const known = messages.find((message) => message.client_id === clientId);
    if (known) kept.put(next(known));
    told();
  };

  const endOfQueue = () => {
    load();
    return Math.max(0, ...messages.map(({ turn }) => turn)) + 1;
  };

  const takeOver = () => {
    const old = parsed(z.array(outgoing), shelf.getItem(outboxKey(member))) ?? [];
    for (const message of old) kept.put({ ...message, turn: endOfQueue() });
    if (kept.isKept()) shelf.removeItem(outboxKey(member));
  };

  takeOver();
  load();

  return {
    read: () => messages,
    isKept: kept.isKept,
    add(message) {
      kept.put({ ...message, failed: null, delivered: false, turn: endOfQueue() });
      // There may be room again for what found none before.
      kept.keepRest();
      told();
    },
    remove(clientId) {
      if (!messages.some((message) => message.client_id === clientId)) return;
      kept.remove(clientId);
      told();
    },
    delivered: (clientId) => change(clientId, (message) => ({ ...message, delivered: true })),
    fail: (clientId, failed) => change(clientId, (message) => ({ ...message, failed })),
    retry: (clientId) => change(clientId, (message) => ({ ...message, failed: null, turn: endOfQueue() })),
    next: (profile) =>
      messages.find(
        (message) => message.profile === profile && message.failed === null && !message.delivered,
      ),
    reload: told,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Whether a storage event of the browser is about this member's outbox; without a key it is about everything. */
export function isOutboxKey(key: string | null, member: number): boolean {
  return key === null || key.startsWith(prefixOf(member));
}

/** Takes all of a member's unsent messages off this device. */
export function forgetOutbox(shelf: Shelf, member: number): void {
  for (const key of [outboxKey(member), ...keysOf(shelf, prefixOf(member))]) shelf.removeItem(key);
}
