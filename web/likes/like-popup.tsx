import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { likeReceived } from '#contract/likes/events.ts';
import type { Like } from '#contract/likes/get-likes.ts';
import { withAllTexts } from '#web/platform/intl/load-intl.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive } from '#web/platform/live/live.ts';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { claimLikePopup } from './claim-like-popup.ts';
import { likesQuery } from './get-likes.query.ts';
import { closeLikeMoment, requeueLikeMoment, useLikeMoment } from './like-moments.ts';
import { useLikes } from './use-likes.ts';

const LikeDialog = lazyComponent(
  withAllTexts(() => import('./like-dialog.tsx').then((module) => module.LikeDialog)),
);

const longest = 3600;

/**
 * The seconds in the query `t`, from 0 to an hour. Null if `t` is missing; a value that is not a number means
 * 0 (SHELL-11).
 */
function likeModalWait(query: URLSearchParams): number | null {
  const given = query.get('t');
  if (given === null) return null;
  const seconds = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  return Math.min(seconds, longest);
}

/**
 * The query `t`: after that many seconds the newest unopened like is shown, taps first, and `t` leaves the
 * address. For a visitor, who has no likes, `t` only leaves the address (SHELL-11).
 */
function useLikeModal(): void {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const wait = likeModalWait(query);
  const removeWait = useEffectEvent(() => {
    const without = (now: URLSearchParams) => {
      now.delete('t');
      return now;
    };
    setQuery(without, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => {
      const received = client.getQueryData(likesQuery().queryKey)?.liked_by ?? [];
      const unopened = received.filter(({ like_new }) => like_new);
      const like = unopened.find(({ origin }) => origin === 'own') ?? unopened[0];
      if (like) requeueLikeMoment(like);
      removeWait();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [client, wait]);
}

/**
 * Claims popups: when a like arrives, and for earlier likes when the page becomes visible. If no like is new,
 * nothing is requested.
 */
function useLikePopups(): void {
  useLive(likeReceived, ({ id }) => void claimLikePopup(id));
  const newest = useLikes()?.unopened[0]?.liked_at;
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    const ask = () => {
      if (newest === undefined || asked.current === newest || document.visibilityState === 'hidden') return;
      asked.current = newest;
      void claimLikePopup();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [newest]);
}

/** Shows a match. A later domain provides it, because it writes the first message. */
export type MatchPart = ComponentType<{
  readonly part: { readonly like: Like; onClose(): void };
  readonly onMissing: (error: unknown) => void;
}>;

function Popup({ Match }: { Match: MatchPart }) {
  const text = useText();
  const navigate = useNavigate();
  useLikePopups();
  const moment = useLikeMoment();
  if (!moment) return null;
  const { like, match } = moment;
  // Without its script a like or a match is not shown now. It is in the list of likes.
  if (match)
    return <Match key={like.id} part={{ like, onClose: closeLikeMoment }} onMissing={closeLikeMoment} />;
  const openProfile = () => {
    closeLikeMoment();
    void navigate(`/members/${like.id}`);
  };
  return (
    <LikeDialog
      key={like.id}
      part={{
        ...{ like, onClose: closeLikeMoment },
        ...{ button: text('likes.popup.open_profile'), onButton: openProfile },
      }}
      onMissing={closeLikeMoment}
    />
  );
}

/**
 * Shows each new like and match once, across all tabs and devices (LIKE-2). An address with `t` shows the
 * newest one again (SHELL-11). Part of the default layout (SHELL-2).
 */
export function LikePopup({ member, Match }: { member: boolean; Match: MatchPart }) {
  useLikeModal();
  return member ? <Popup Match={Match} /> : null;
}
