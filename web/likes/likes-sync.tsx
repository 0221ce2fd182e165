import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { likeAboutChanged, likeGiven, likeReceived, likeRemoved, likeSeen } from '#contract/likes/events.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { call } from '#web/platform/api/api.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { isCacheNewer, type RefreshSource } from '#web/platform/query/share-refresh.ts';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { changeLikes, likesQuery, mergeRefreshedLikes } from './get-likes.query.ts';
import { clearLikeMoments, forgetLikeMoment } from './like-moments.ts';

/**
 * Applies live events to the likes. Reads the likes again each time the socket connection opens. Use once on
 * a page.
 */
function useLiveLikes(): void {
  const client = useQueryClient();
  useLive(likeGiven, (like) => changeLikes(client, (likes) => likesAfter.given(likes, like)));
  useLive(likeReceived, (like) => changeLikes(client, (likes) => likesAfter.received(likes, like)));
  useLive(likeAboutChanged, (changed) =>
    changeLikes(client, (likes) => likesAfter.aboutChanged(likes, changed)),
  );
  useLive(likeRemoved, (removed) => {
    changeLikes(client, (likes) => likesAfter.removed(likes, removed));
    forgetLikeMoment(removed.profile);
  });
  useLive(likeSeen, (seen) => changeLikes(client, (likes) => likesAfter.seen(likes, seen)));
  useMeetingChanged(({ profile, met }) => {
    if (met) return;
    changeLikes(client, (likes) => likesAfter.parted(likes, { profile }));
    forgetLikeMoment(profile);
  });
  useLiveConnected(() => void client.invalidateQueries({ queryKey: likesQuery().queryKey }));
}

/** Keeps the member's likes current. Used once in the layout of all member pages. Renders nothing. */
export function LikesSync() {
  useLiveLikes();
  useEffect(() => clearLikeMoments, []);
  return null;
}

/** Refreshes the member's own likes periodically (CHAT-6). Loaded older likes stay. */
export function likesRefresh(queries: QueryClient): RefreshSource<AnswerOf<typeof getLikes>> {
  const { queryKey } = likesQuery();
  const take = (answer: AnswerOf<typeof getLikes>, asked: number) => {
    if (isCacheNewer(queries, queryKey, asked)) return;
    queries.setQueryData(queryKey, (known) => mergeRefreshedLikes(known, answer));
  };
  return {
    async read() {
      const asked = Date.now();
      const answer = await call(getLikes, {});
      take(answer, asked);
      return answer;
    },
    take,
  };
}
