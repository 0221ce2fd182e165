import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadLikes } from '#web/likes/reload-likes.ts';
import { autoLikeCall } from './auto-like.mutation.ts';

/** A member is a newcomer for this long; the server gives the like once whatever is asked. */
const newMilliseconds = 7 * 24 * 3_600_000;
/** The likes are read again so long after the answer (LIKE-3). */
const pauseMilliseconds = 500;

let asked = false;

/** Asks, once for a page load, for the newcomer's like and shows it when there is one. Draws nothing. */
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
