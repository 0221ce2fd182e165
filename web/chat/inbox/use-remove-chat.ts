import { useNavigate } from 'react-router';
import type { Chat } from '#contract/chat/chat.ts';
import { lastId } from '#contract/chat/chat.ts';
import { reduceChat, withSideOf } from '#contract/chat/chat-state.ts';
import { removeChat as removeChatOperation } from '#contract/chat/remove-chat.ts';
import { restoreChat as restoreChatOperation } from '#contract/chat/restore-chat.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { dismissToast, toast } from '#web/ui/overlays/toast.ts';
import { catchUp } from '../chat-store/catch-up.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { useChatStore } from '../sync/use-device.ts';

/** Idempotent: a restored chat stays restored. */
const restoreChat = (conversation: number) =>
  call(restoreChatOperation, { conversation }, { idempotent: true });

/** Not retried automatically, because a retry could remove a newer message unseen. */
const removeChat = (conversation: number) => call(removeChatOperation, { conversation });

const takeAway = (store: ChatStore, chat: Chat): void => {
  const { conversation, muted, revision } = chat;
  const payload = { conversation, removed_up_to: lastId(chat), muted, revision: revision + 1 };
  store.change((state) => reduceChat(state, { name: 'chat/chat-removed', payload }));
};

/** Replaces the optimistic state with the server's answer. */
const takeRestored = (store: ChatStore, shown: Chat, restored: Chat): void =>
  store.change((state) => {
    const known = state.chats[shown.conversation];
    const ours = known?.revision === shown.revision && known.revision > restored.revision;
    const base = ours ? withSideOf(state, { ...known, revision: restored.revision }) : state;
    return reduceChat(base, { name: 'chat/chat-changed', payload: { chat: restored } });
  });

/**
 * Removes a conversation at once on this device, then on the server, and offers an undo that also applies at
 * once. After an error, shows an alert that stays and reloads the chats (CHAT-7).
 */
export function useRemoveChat(): (chat: Chat) => Promise<void> {
  const store = useChatStore();
  const navigate = useNavigate();
  const text = useText();
  const failure = useFailureText();

  const fail = async (error: unknown) => {
    toast({ tone: 'danger', text: failure(error), stays: true });
    await catchUp(store, call).catch(() => {});
  };

  return async (chat) => {
    const { conversation } = chat;
    const window = store.read().windows[conversation];
    const show = (side: Chat) => store.change((state) => withSideOf(state, side, window));
    let undone = false;
    takeAway(store, chat);
    const removing = removeChat(conversation);

    const restore = async () => {
      undone = true;
      // A revision higher than any pending event of the removal.
      const shown = { ...chat, revision: chat.revision + 2 };
      show(shown);
      const removed = await removing.catch(() => null);
      try {
        // Also after a failed removal, because only its answer may have been lost.
        takeRestored(store, shown, (await restoreChat(conversation)).chat);
      } catch (error) {
        const gone = { ...chat, last_message: null, num_unread_messages: 0, ...removed };
        store.change((state) => withSideOf(state, removed ? gone : chat));
        await fail(error);
      }
    };

    const offer = toast({
      tone: 'success',
      text: text('chat.removed', { name: chat.profile.name }),
      action: { text: text('chat.remove_undo'), run: () => void restore() },
    });
    // Not awaited. A slow load of the list must not delay the report of a failed removal.
    void navigate('/chats');
    try {
      const payload = await removing;
      if (!undone) store.change((state) => reduceChat(state, { name: 'chat/chat-removed', payload }));
    } catch (error) {
      if (undone) return;
      dismissToast(offer);
      show(chat);
      await fail(error);
    }
  };
}
