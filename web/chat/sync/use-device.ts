import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { type ChatState, emptyChatState, withChats, withMessages } from '#contract/chat/chat-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { browserStorage, noStorage } from '#web/platform/outbox/stored-entries.ts';
import { useStore } from '#web/platform/store.ts';
import { type ChatDevice, makeChatDevice } from '../chat-device.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import type { Outbox, Outgoing } from '../outbox/outbox.ts';
import { chatsQuery } from './get-chats.query.ts';
import { useOwnId } from './use-own-id.ts';

/** The state starts with the loader's data, in the browser as on the server. */
const firstState = (queries: QueryClient): ChatState => {
  const chats = queries.getQueryData(chatsQuery().queryKey)?.chats ?? [];
  const pages = queries.getQueriesData<AnswerOf<typeof getMessages>>({ queryKey: [getMessages.name] });
  return pages.reduce(
    (state, [, page]) => (page ? withMessages(state, page) : state),
    withChats(emptyChatState, chats),
  );
};

const devices = new WeakMap<QueryClient, { member: number | null; device: ChatDevice }>();

/** The one chat device of a member in this page. Another member in the same browser gets a new one. */
export function deviceOf(queries: QueryClient, member: number | null): ChatDevice {
  const known = devices.get(queries);
  if (known?.member === member) return known.device;
  const ownShelf = member === null ? noStorage : browserStorage();
  const device = makeChatDevice({ member: member ?? 0, shelf: ownShelf, first: firstState(queries) });
  devices.set(queries, { member, device });
  return device;
}

export function useDevice(): ChatDevice {
  return deviceOf(useQueryClient(), useOwnId());
}

export function useChatStore(): ChatStore {
  return useDevice().store;
}

/** This device's current state of the member's conversations. */
export function useChatState(): ChatState {
  return useStore(useChatStore());
}

/** The outbox and its current content. Empty on the first render, because only the browser knows it. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const { outbox } = useDevice();
  return { outbox, outgoing: useStore(outbox) };
}

/** The conversation with a member, even if removed. Undefined if there is none yet. */
export function useChatWith(profile: number): Chat | undefined {
  const { chats } = useChatState();
  return useMemo(() => Object.values(chats).find((chat) => chat.profile.id === profile), [chats, profile]);
}
