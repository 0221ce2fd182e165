import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { changeUser } from '#web/accounts/keep-user.ts';
import { userQuery, useUser } from '#web/accounts/user.ts';
import { call } from '#web/platform/api/api.ts';
import { onAuthenticationRequired } from '#web/platform/api/authentication-required.ts';
import { onOtherMember, tellCurrentMember } from '#web/platform/api/current-member.ts';
import { closeLive, onLiveEnded, openLive, reopenLive } from '#web/platform/live/live.ts';
import { tellMemberHere } from '#web/platform/visit/member-client-loader.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps the live line open for a member, and logs the client out when the server no longer knows them (ACC-10). */
export function useSession(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const member = user?.id ?? null;
  // Nothing is open to whoever is suspended or banned, the line neither (DSA-6).
  const isOut = user?.restriction === 'restricted';

  useEffect(() => {
    tellMemberHere(member !== null && !isOut);
    tellCurrentMember(member);
  }, [member, isOut]);

  // Nothing of the one who was here before may stay, and nothing of theirs be done in the new one's name.
  useEffect(() => onOtherMember(() => window.location.reload()), []);

  // The back button may bring a page back as it was left: not to somebody else than it was made for.
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
      changeUser(queries, null);
      const { pathname, search } = window.location;
      void navigate(`/login?to=${encodeURIComponent(pathname + search)}`);
    };
    // Another tab may just have logged in anew: its cookie is here a moment after the line was ended.
    // So is the one that a call of this tab is changing, a new password say: its answer brings it.
    const ask = async () => {
      do await pause(1000);
      while (queries.isMutating() > 0);
      const { user } = await call(getCurrentUser, {});
      if (user === null) return leave();
      if (user.id !== member) return window.location.reload();
      await pause(5000);
      reopenLive();
    };
    const stops = [onAuthenticationRequired(leave), onLiveEnded(() => void ask().catch(reopenLive))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [member, queries, navigate]);
}
