import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { userRefresh } from '#web/accounts/user-refresh.ts';
import { chatsRefresh } from '#web/chat/chats-refresh.ts';
import { likesRefresh } from '#web/likes/likes-sync.tsx';
import { usePushIsOn } from '#web/notifications/push-store.ts';
import { pageVisibility, shareRefresh } from '#web/platform/query/share-refresh.ts';

const first = 5_000;
/** The interval without push, and with push, which reports news in between. */
const [every, withPush] = [60_000, 300_000];

const answer = z.object({ user: getCurrentUser.answer, chats: getChats.answer, likes: getLikes.answer });

/**
 * The fallback for the socket connection: refreshes the member, their chats and their likes periodically
 * (CHAT-6).
 */
export function usePeriodicRefresh(member: number | null): void {
  const queries = useQueryClient();
  const push = usePushIsOn();
  const period = useRef(every);
  useEffect(() => {
    period.current = push ? withPush : every;
  }, [push]);

  useEffect(() => {
    if (member === null) return;
    const user = userRefresh(queries, member);
    const chats = chatsRefresh(queries, member);
    const likes = likesRefresh(queries);
    return shareRefresh({
      name: `vonk.refresh.${member}`,
      first,
      every: () => period.current,
      view: pageVisibility,
      answer,
      async read() {
        const [readUser, readChats, readLikes] = await Promise.all([user.read(), chats.read(), likes.read()]);
        return { user: readUser, chats: readChats, likes: readLikes };
      },
      take(reply, asked) {
        user.take(reply.user, asked);
        chats.take(reply.chats, asked);
        likes.take(reply.likes, asked);
      },
    });
  }, [queries, member]);
}
