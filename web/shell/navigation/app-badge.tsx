import { useEffect } from 'react';
import { useUnread } from '#web/chat/use-chats.ts';
import { useLikes } from '#web/likes/use-likes.ts';
import { showAppBadge } from './show-app-badge.ts';

/**
 * Sets the number on the icon of the installed app: unread messages plus unopened likes, none after log-out
 * (SHELL-15). Renders nothing.
 */
export function AppBadge() {
  const unread = useUnread();
  const likes = useLikes()?.unopened.length;
  useEffect(() => {
    if (likes !== undefined) showAppBadge(unread + likes);
  }, [unread, likes]);
  useEffect(() => () => showAppBadge(0), []);
  return null;
}
