import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { switchUser } from '#web/accounts/keep-user.ts';
import { userQuery, useUser } from '#web/accounts/user.ts';
import { call } from '#web/platform/api/api.ts';
import {
  onAuthenticationRequired,
  onOtherMember,
  setCurrentMember,
} from '#web/platform/api/current-member.ts';
import { closeLive, onLiveEnded, openLive, reopenLive } from '#web/platform/live/live.ts';
import { sleep } from '#web/platform/sleep.ts';
import { setMemberLoggedIn } from '#web/platform/visit/member-client-loader.ts';

/**
 * Keeps the socket connection of a member open, and logs the client out when the server no longer knows the
 * session (ACC-10).
 */
export function useSession(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const member = user?.id ?? null;
  // A suspended or banned member gets no socket connection either (DSA-6).
  const isOut = user?.restriction === 'restricted';

  useEffect(() => {
    setMemberLoggedIn(member !== null && !isOut);
    setCurrentMember(member);
  }, [member, isOut]);

  // Reloads for another member: no data of the previous member may stay, and no action may run in the new
  // member's name.
  useEffect(() => onOtherMember(() => window.location.reload()), []);

  // The back button may restore a page from memory. It must not show it to another member.
  useEffect(() => {
    const onShow = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const { user } = await call(getCurrentUser, {});
      if ((user?.id ?? null) !== member) window.location.reload();
    };
    const listen = (event: PageTransitionEvent) => void onShow(event).catch(() => {});
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, [member]);

  useEffect(() => {
    if (member === null || isOut) return;
    openLive();
    return closeLive;
  }, [member, isOut]);

  useEffect(() => {
    if (member === null) return;
    const leave = () => {
      if (queries.getQueryData(userQuery().queryKey)?.user === null) return;
      switchUser(queries, null);
      const { pathname, search } = window.location;
      void navigate(`/login?to=${encodeURIComponent(pathname + search)}`);
    };
    // The session may just be changing, so ask again after a pause. Another tab may have logged in, and its
    // cookie arrives a moment after the connection was closed. A call of this tab, such as a new password,
    // may bring a new cookie with its answer.
    const ask = async () => {
      do await sleep(1000);
      while (queries.isMutating() > 0);
      const { user } = await call(getCurrentUser, {});
      if (user === null) return leave();
      if (user.id !== member) return window.location.reload();
      await sleep(5000);
      reopenLive();
    };
    const stops = [onAuthenticationRequired(leave), onLiveEnded(() => void ask().catch(reopenLive))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [member, queries, navigate]);
}
