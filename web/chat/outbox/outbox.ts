import * as z from 'zod/mini';
import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Message } from '#contract/chat/message.ts';
import { gifts } from '#contract/chat/message.ts';
import type { BrowserStorage } from '#web/platform/outbox/stored-entries.ts';
import { keysOf, parseStored, storedEntries } from '#web/platform/outbox/stored-entries.ts';
import { createStore, type ReadableStore } from '#web/platform/store.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';

const within = (state: ChatState, clientId: string, of: 'messages' | 'ahead'): boolean =>
  Object.values(state.windows).some((window) =>
    window[of].some((message: Message) => message.client_id === clientId),
  );

/** Whether an opened conversation contains the message with this client id. */
export const isConfirmed = (state: ChatState, clientId: string): boolean =>
  within(state, clientId, 'messages');

/** Whether the message arrived but waits for messages before it, so that it is not shown yet. */
export const isAhead = (state: ChatState, clientId: string): boolean => within(state, clientId, 'ahead');

const outgoing = z.object({
  client_id: z.string(),
  /** The receiver. The conversation is known only once it exists. */
  profile: z.int(),
  text: z.string(),
  /** A gift instead of a text. Missing in entries of older versions. */
  gift: z._default(z.nullable(z.enum(gifts)), null),
  /** The number of the message that this one answers. Missing in entries of older versions. */
  quote: z._default(z.nullable(z.int()), null),
  written_at: z.string(),
  /** The server's reason for a final refusal, or null if the message can still be sent. */
  failed: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  /** The position in the queue; the lowest goes first. */
  turn: z._default(z.number(), 0),
  /**
   * The server has the message, but messages before it are missing here. It is shown as outgoing until they
   * arrive.
   */
  delivered: z._default(z.boolean(), false),
});

/** A message whose confirmation this device has not seen yet. */
export type Outgoing = z.output<typeof outgoing>;

export type Written = Pick<Outgoing, 'client_id' | 'profile' | 'text' | 'gift' | 'written_at'> & {
  readonly quote?: number | null;
};

/** Its value is the messages in sending order. */
export interface Outbox extends ReadableStore<readonly Outgoing[]> {
  /** False if this page alone holds something, because the browser's storage is full or blocked. */
  isKept(): boolean;
  /** `failed`: this device knows already that the server would refuse the message. */
  add(message: Written, failed?: Outgoing['failed']): void;
  /** The message came back from the server, or the member discarded it. */
  remove(clientId: string): void;
  delivered(clientId: string): void;
  fail(clientId: string, failed: NonNullable<Outgoing['failed']>): void;
  /** Resends a refused message. It goes to the end of the queue under the same client id. */
  retry(clientId: string): void;
  /** The next message for this member: the oldest that is neither delivered nor refused. */
  next(profile: number): Outgoing | undefined;
  /** Another tab changed the storage. */
  reload(): void;
}

/** The key under which version 0.1 stored a member's whole outbox. */
export const outboxKey = (member: number) => `vonk.outbox.${member}`;

const prefixOf = (member: number) => `${outboxKey(member)}.`;

const byTurn = (one: Outgoing, other: Outgoing): number =>
  one.turn - other.turn ||
  one.written_at.localeCompare(other.written_at) ||
  one.client_id.localeCompare(other.client_id);

/**
 * A member's unconfirmed messages, stored at each change, each under its own key. If the storage is full or
 * blocked, a message is sent all the same but does not survive a reload.
 */
export function makeOutbox(shelf: BrowserStorage, member: number): Outbox {
  const kept = storedEntries(shelf, prefixOf(member), outgoing, ({ client_id }) => client_id);
  const load = (): readonly Outgoing[] => kept.load().sort(byTurn);

  /** Changes a message if it still exists. Another tab may have sent it. */
  const change = (clientId: string, next: (message: Outgoing) => Outgoing) => {
    const known = load().find((message) => message.client_id === clientId);
    if (known) kept.put(next(known));
    reload();
  };

  const endOfQueue = () => Math.max(0, ...load().map(({ turn }) => turn)) + 1;

  const takeOver = () => {
    const old = parseStored(z.array(outgoing), shelf.getItem(outboxKey(member))) ?? [];
    for (const message of old) kept.put({ ...message, turn: endOfQueue() });
    if (kept.isKept()) shelf.removeItem(outboxKey(member));
  };

  takeOver();
  const messages = createStore<readonly Outgoing[]>([], load);
  const reload = () => messages.set(load());

  return {
    ...messages,
    isKept: kept.isKept,
    add(message, failed = null) {
      kept.put({ quote: null, ...message, failed, delivered: false, turn: endOfQueue() });
      // Retries what did not fit before, because there may be room now.
      kept.keepRest();
      reload();
    },
    remove(clientId) {
      if (!messages.read().some((message) => message.client_id === clientId)) return;
      kept.remove(clientId);
      reload();
    },
    delivered: (clientId) => change(clientId, (message) => ({ ...message, delivered: true })),
    fail: (clientId, failed) => change(clientId, (message) => ({ ...message, failed })),
    retry: (clientId) => change(clientId, (message) => ({ ...message, failed: null, turn: endOfQueue() })),
    next: (profile) =>
      messages
        .read()
        .find((message) => message.profile === profile && message.failed === null && !message.delivered),
    reload,
  };
}

/** Whether a storage event concerns this member's outbox. Without a key it concerns everything. */
export function isOutboxKey(key: string | null, member: number): boolean {
  return key === null || key.startsWith(prefixOf(member));
}

/** Deletes all of a member's unsent messages from this device. */
export function clearOutbox(shelf: BrowserStorage, member: number): void {
  for (const key of [outboxKey(member), ...keysOf(shelf, prefixOf(member))]) shelf.removeItem(key);
}

/**
 * The server has the message, so it leaves the outbox. If messages before it are still missing here, it stays
 * in the outbox as delivered. Members then never see it vanish, and it is not sent again.
 */
export function confirmSent(outbox: Outbox, store: ChatStore, clientId: string): void {
  if (isAhead(store.read(), clientId)) outbox.delivered(clientId);
  else outbox.remove(clientId);
}
