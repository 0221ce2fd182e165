import { useNavigate } from 'react-router';
import type { Chat } from '#contract/chat/chat.ts';
import { type ChatState, reduceChat } from '#contract/chat/chat-state.ts';
import { lastId } from '#contract/chat/later-chat.ts';
import { call } from '#web/platform/api.ts';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { removeChat } from '../data/remove-chat.ts';
import { catchUp } from './catch-up.ts';
import { useChatStore } from './use-chat-store.ts';

/** The conversation as it was before it was removed here. */
const restored = (state: ChatState, before: ChatState, conversation: number): ChatState => {
  const chat = before.chats[conversation];
  const window = before.windows[conversation];
  return {
    ...state,
    chats: { ...state.chats, ...(chat && { [conversation]: chat }) },
    windows: { ...state.windows, ...(window && { [conversation]: window }) },
  };
};

/** Removes at once, then on the server; on failure an alert says why and the chats are read again (CHAT-7). */
export function useRemoveChat(): (chat: Chat) => Promise<void> {
  const store = useChatStore();
  const navigate = useNavigate();
  const failure = useFailureText();
  return async (chat) => {
    const { conversation } = chat;
    const before = store.read();
    store.change((state) =>
      reduceChat(state, {
        name: 'chat/chat-removed',
        payload: { conversation, removed_up_to: lastId(chat) },
      }),
    );
    await navigate('/chats');
    try {
      await removeChat(conversation);
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
      store.change((state) => restored(state, before, conversation));
      await catchUp(store, call).catch(() => {});
    }
  };
}
