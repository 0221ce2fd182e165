import { lastId } from '#contract/chat/chat.ts';
import { type ChatState, withMessages, withNewestChats } from '#contract/chat/chat-state.ts';
import { getChanges } from '#contract/chat/get-changes.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import { withChangedMessage } from '#contract/chat/with-change.ts';
import { withReactions } from '#contract/chat/with-reactions.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { ChatStore } from './chat-store.ts';
import { isMemberUnavailable } from './is-unavailable.ts';

type Place = Pick<Message, 'conversation' | 'id'>;

/** The cursor up to which a device has read changes to its messages. Set by the server's clock. */
const knownUntil = new WeakMap<ChatStore, string>();

/** The held messages that are this message, or that quote it. */
const heldOf = ({ windows, stretches }: ChatState, { conversation, id }: Place): readonly Message[] =>
  [windows[conversation], stretches[conversation]]
    .flatMap((window) => (window ? [...window.messages, ...window.ahead] : []))
    .filter((message) => message.id === id || message.quote?.id === id);

const renew = async (store: ChatStore, call: BoundCall, place: Place): Promise<void> => {
  const held = heldOf(store.read(), place);
  if (held.length === 0) return;
  const { conversation, id } = place;
  const page = await call(getMessages, { conversation, around: id }).catch((error: unknown) => {
    // The conversation was left or removed in the meantime, with everything held of it.
    if (isMemberUnavailable(error)) return null;
    throw error;
  });
  const now = page?.messages.find((message) => message.id === id);
  // A change by an event during the request is newer than the answer.
  if (now) store.change((state) => withChangedMessage(state, now, (one) => held.includes(one)));
};

/**
 * After a lost connection: reads which messages held here were changed by operators, and reloads those
 * messages (SAFE-2). Also reads the reactions that changed (CHAT-11). Does nothing if no conversation is open.
 */
async function refreshChangedMessages(store: ChatStore, call: BoundCall): Promise<void> {
  if (Object.keys(store.read().windows).length === 0) return;
  const since = knownUntil.get(store);
  const { changes, reactions = [], until } = await call(getChanges, since === undefined ? {} : { since });
  store.change((state) => withReactions(state, reactions));
  for (const { conversation, message } of changes) await renew(store, call, { conversation, id: message });
  knownUntil.set(store, until);
}

interface Reading {
  /** Conversations that are being loaded. */
  readonly busy: Set<number>;
  /**
   * Conversations whose promised last message could not be loaded, with its number. Not requested again until
   * there is a newer message.
   */
  readonly vain: Map<number, number>;
}

const readings = new WeakMap<ChatStore, Reading>();

const readingOf = (store: ChatStore): Reading => {
  const reading = readings.get(store) ?? { busy: new Set(), vain: new Map() };
  readings.set(store, reading);
  return reading;
};

/** Loads the missing messages of an opened conversation, page by page. One run at a time per conversation. */
const fill = async (store: ChatStore, call: BoundCall, conversation: number): Promise<void> => {
  const { busy, vain } = readingOf(store);
  const promised = () => {
    const chat = store.read().chats[conversation];
    return chat ? lastId(chat) : 0;
  };
  if (busy.has(conversation) || vain.get(conversation) === promised()) return;
  busy.add(conversation);
  try {
    for (let after = store.read().behind[conversation]; after !== undefined; ) {
      // Before the first message there is no message to ask after.
      const asked = after > 0 ? { after } : {};
      const page = await call(getMessages, { conversation, ...asked });
      store.change((state) => withMessages(state, page, asked));
      const next = store.read().behind[conversation];
      if (next === after) {
        vain.set(conversation, promised());
        break;
      }
      after = next;
    }
  } finally {
    busy.delete(conversation);
  }
};

/** Fills all known gaps. False if some could not be read, so that a retry is worthwhile. */
export async function fillGaps(store: ChatStore, call: BoundCall): Promise<boolean> {
  const conversations = Object.keys(store.read().behind).map(Number);
  const filled = await Promise.allSettled(
    conversations.map((conversation) => fill(store, call, conversation)),
  );
  return filled.every(({ status }) => status === 'fulfilled');
}

/**
 * After a lost connection: reloads the list, then reads by cursor what the opened conversations missed and
 * what was changed in them. False if some could not be read, so that a retry is worthwhile.
 */
export async function catchUp(store: ChatStore, call: BoundCall): Promise<boolean> {
  const since = store.read();
  const answer = await call(getChats, {});
  readingOf(store).vain.clear();
  store.change((state) => withNewestChats(state, answer, since));
  const whole = await fillGaps(store, call);
  await refreshChangedMessages(store, call);
  return whole;
}
