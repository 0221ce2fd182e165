import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Chat } from '#contract/chat/chat.ts';
import { reduceChat, withSideOf } from '#contract/chat/chat-state.ts';
import { muteChat as operation } from '#contract/chat/mute-chat.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { catchUp } from '../chat-store/catch-up.ts';
import { useChatStore } from '../sync/use-device.ts';

/** Idempotent: it sets the state. */
const muteChat = (conversation: number, muted: boolean) =>
  call(operation, { conversation, muted }, { idempotent: true });

// Runs the changes in sequence, in the order of the taps. Requests that overtake each other would leave the
// wrong state.
const scope = { id: 'mute-chat' };

/**
 * Mutes or unmutes a conversation. Applies at once, confirms with a toast, and rolls back after an error
 * (CHAT-7).
 */
export function useMuteChat(): (chat: Chat) => Promise<void> {
  const store = useChatStore();
  const text = useText();
  const failure = useFailureText();
  const { mutateAsync } = useMutation({
    mutationFn: (wanted: { conversation: number; muted: boolean }) =>
      muteChat(wanted.conversation, wanted.muted),
    scope,
  });
  return async (chat) => {
    const { conversation, profile } = chat;
    const muted = !chat.muted;
    const revision = chat.revision + 1;
    store.change((state) => withSideOf(state, { ...chat, muted, revision }));
    try {
      const payload = await mutateAsync({ conversation, muted });
      store.change((state) => reduceChat(state, { name: 'chat/chat-changed', payload }));
      toast({
        tone: 'success',
        text: text(muted ? 'chat.muted_now' : 'chat.unmuted_now', { name: profile.name }),
      });
    } catch (error) {
      store.change((state) => {
        const known = state.chats[conversation];
        return known?.revision === revision
          ? withSideOf(state, { ...known, muted: !muted, revision: chat.revision })
          : state;
      });
      toast({ tone: 'danger', text: failure(error) });
      await catchUp(store, call).catch(() => {});
    }
  };
}

/** The menu entry that mutes or unmutes a conversation. */
export function MuteMenuItem({ chat }: { chat: Chat }) {
  const text = useText();
  const mute = useMuteChat();
  const Bell = chat.muted ? IconBell : IconBellOff;
  return (
    <button type="button" data-menu-item onClick={() => void mute(chat)}>
      <Bell size={20} aria-hidden />
      {text(chat.muted ? 'chat.unmute' : 'chat.mute')}
    </button>
  );
}
