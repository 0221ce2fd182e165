import { withChats, withMessages } from '#contract/chat/chat-state.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { call } from '#web/platform/api.ts';
import type { ChatStore } from './chat-store.ts';

const filling = new WeakMap<ChatStore, Set<number>>();

/** Reads what is missing in an opened conversation, page by page, until nothing is. One at a time for each. */
const fill = async (store: ChatStore, calls: typeof call, conversation: number): Promise<void> => {
  const busy = filling.get(store) ?? new Set<number>();
  filling.set(store, busy);
  if (busy.has(conversation)) return;
  busy.add(conversation);
  try {
    for (let after = store.read().behind[conversation]; after !== undefined; ) {
      const page = await calls(getMessages, { conversation, after });
      store.change((state) => withMessages(state, page, { after }));
      const next = store.read().behind[conversation];
      // No progress: what the list promises is not there (any more).
      if (next === after) break;
      after = next;
    }
  } finally {
    busy.delete(conversation);
  }
};

/** Fills every gap that is known. What fails is tried again at the next occasion. */
export async function fillGaps(store: ChatStore, calls: typeof call): Promise<void> {
  const conversations = Object.keys(store.read().behind).map(Number);
  await Promise.allSettled(conversations.map((conversation) => fill(store, calls, conversation)));
}

/** After a lost connection: reads the list afresh and then, by cursor, what the opened conversations missed. */
export async function catchUp(store: ChatStore, calls: typeof call): Promise<void> {
  const since = store.read();
  const { chats } = await calls(getChats, {});
  store.change((state) => withChats(state, chats, since));
  await fillGaps(store, calls);
}
