import { useMutation, useQueryClient } from '@tanstack/react-query';
import { likeMember } from '#contract/likes/like-member.ts';
import { likesAfter } from '#contract/likes/likes-state.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { offerPush } from '#web/notifications/push-store.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { changeLikes } from './get-likes.query.ts';
import { celebrateKnownMatch } from './like-moments.ts';

/** Likes a member. The like is shown at once and removed if the server refuses. Idempotent. */
export function useLikeMember(profile: ProfileCard) {
  const client = useQueryClient();
  const failure = useFailureText();
  const { id } = profile;
  return useMutation({
    ...mutationFor(likeMember, { idempotent: true }),
    onMutate: () => {
      const liked_at = new Date().toISOString();
      changeLikes(client, (likes) =>
        likesAfter.given(likes, { id, profile, liked_at, match: false, origin: 'own' }),
      );
    },
    onSuccess: ({ match }) => {
      offerPush();
      if (match) celebrateKnownMatch(client, id);
    },
    onError: (error) => {
      changeLikes(client, (likes) => likesAfter.removed(likes, { profile: id, given: true }));
      toast({ tone: 'danger', text: failure(error) });
    },
  });
}
