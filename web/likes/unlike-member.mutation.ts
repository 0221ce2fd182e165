import { useMutation, useQueryClient } from '@tanstack/react-query';
import { likesAfter } from '#contract/likes/likes-state.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { changeLikes, likesQuery } from './get-likes.query.ts';

/** Withdraws a like. The change is shown at once; if the server refuses, the likes are read again. */
export function useUnlikeMember(profile: ProfileCard) {
  const client = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    ...mutationFor(unlikeMember, { idempotent: true }),
    onMutate: () =>
      changeLikes(client, (likes) => likesAfter.removed(likes, { profile: profile.id, given: true })),
    onError: (error) => {
      void client.invalidateQueries({ queryKey: likesQuery().queryKey });
      toast({ tone: 'danger', text: failure(error) });
    },
  });
}
