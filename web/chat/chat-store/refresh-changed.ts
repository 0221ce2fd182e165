import { type ChatState, withChange } from '#contract/chat/chat-state.ts';
import { getChanges } from '#contract/chat/get-changes.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { Message } from '#contract/chat/message.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { ChatStore } from './chat-store.ts';
import { isMemberUnavailable } from './is-unavailable.ts';

type Place = Pick<Message, 'conversation' | 'id'>;

/** The cursor up to which a device has read changes to its messages. Set by the server's clock. */
const knownUntil = new WeakMap<ChatStore, string>();

const heldOf = ({ windows, stretches }: ChatState, { conversation, id }: Place): readonly Message[] =>
  [windows[conversation], stretches[conversation]]
    .flatMap((window) => (window ? [...window.messages, ...window.ahead] : []))
    .filter((message) => message.id === id);

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
  if (now) store.change((state) => withChange(state, place, (one) => (held.includes(one) ? now : one)));
};

/**
 * After a lost connection: reads which messages held here were changed by operators, and reloads those
 * messages. Does nothing if no conversation is open (SAFE-2).
 */
export async function refreshChangedMessages(store: ChatStore, call: BoundCall): Promise<void> {
  if (Object.keys(store.read().windows).length === 0) return;
  const since = knownUntil.get(store);
  const { changes, until } = await call(getChanges, since === undefined ? {} : { since });
  for (const { conversation, message } of changes) await renew(store, call, { conversation, id: message });
  knownUntil.set(store, until);
}
