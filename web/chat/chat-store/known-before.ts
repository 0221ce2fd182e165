import type { Chat } from '#contract/chat/chat.ts';
import type { ChatState } from '#contract/chat/chat-state.ts';
import type { ChatStore } from './chat-store.ts';

type KnownBefore = (moment: number) => ChatState;

const watched = new WeakMap<ChatStore, KnownBefore>();

/**
 * Notes from the first call on since when a device knows each chat as it is. The answer gives the state with those chats
 * alone that it knew before a moment (in milliseconds, of any tab of this browser) and that nothing changed since: of them
 * a list that another tab asked for then says whether they are gone.
 */
export function watchKnown(store: ChatStore): KnownBefore {
  const known = watched.get(store);
  if (known) return known;
  const since = new WeakMap<Chat, number>();
  const note = () => {
    for (const chat of Object.values(store.read().chats)) if (!since.has(chat)) since.set(chat, Date.now());
  };
  note();
  store.subscribe(note);
  const knownBefore: KnownBefore = (moment) => {
    const state = store.read();
    const chats = Object.entries(state.chats).filter(([, chat]) => (since.get(chat) ?? moment) < moment);
    return { ...state, chats: Object.fromEntries(chats) };
  };
  watched.set(store, knownBefore);
  return knownBefore;
}
