import { useText } from '#web/platform/intl/use-text.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useUnread } from './use-chats.ts';

/** The unread count of all conversations on the messages item of the navigation (SHELL-3). */
export function UnreadBadge() {
  const text = useText();
  const unread = useUnread();
  return unread > 0 ? (
    <CountBadge count={unread} tone="unread" label={text('shell.unread', { count: unread })} />
  ) : null;
}
