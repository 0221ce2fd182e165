import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { autoLike } from '#contract/discovery/auto-like.ts';
import { day } from '#contract/kit/durations.ts';
import { reloadLikes } from '#web/likes/claim-like-popup.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/**
 * Requests the newcomer's one automatic like. It changes state, so it is requested once and never prefetched.
 */
const autoLikeCall = () => mutationFor(autoLike);

/** How long a member counts as a newcomer. The server gives the like only once anyway. */
const newMilliseconds = 7 * day;
/** Delay before the likes are reloaded after the response (LIKE-3). */
const pauseMilliseconds = 500;

let asked = false;

/** Requests the newcomer's like once per page load and shows it. Renders nothing. */
export function AutoLike({ joined }: { joined: string }) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...autoLikeCall(),
    onSuccess: ({ profile }) => {
      if (profile) setTimeout(() => void reloadLikes(client, profile.id), pauseMilliseconds);
    },
  });
  useEffect(() => {
    if (asked || Date.now() - Date.parse(joined) > newMilliseconds) return;
    asked = true;
    mutate({});
  }, [joined, mutate]);
  return null;
}
