import { IconBell, IconBellOff } from '@tabler/icons-react';
import type { Chat } from '#contract/chat/chat.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useMuteChat } from './use-mute-chat.ts';

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
