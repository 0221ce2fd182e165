import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LikeAbout } from '#contract/likes/like-about.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { likesAfter } from '#contract/likes/likes-state.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { offerPush } from '#web/notifications/push-store.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { changeLikes, likesQuery } from './get-likes.query.ts';
import { celebrateKnownMatch } from './like-moments.ts';

/**
 * Likes a member, perhaps for a photo or an answer. The like is shown at once and removed if the server
 * refuses. A member who likes already only changes what the like is about. Idempotent.
 */
export function useLikeMember(profile: ProfileCard, about: LikeAbout | null = null) {
  const client = useQueryClient();
  const failure = useFailureText();
  const { id } = profile;
  return useMutation({
    ...mutationFor(likeMember, { idempotent: true }),
    onMutate: () => {
      const { queryKey } = likesQuery();
      const before = client.getQueryData(queryKey)?.profiles.find((like) => like.id === id);
      const liked_at = new Date().toISOString();
      changeLikes(client, (likes) =>
        before
          ? likesAfter.aboutChanged(likes, { profile: id, given: true, origin: 'own', about })
          : likesAfter.given(likes, { id, profile, liked_at, match: false, origin: 'own', about }),
      );
      return before;
    },
    onSuccess: ({ match }) => {
      offerPush();
      if (match) celebrateKnownMatch(client, id);
    },
    onError: (error, _input, before) => {
      changeLikes(client, (likes) =>
        before
          ? likesAfter.aboutChanged(likes, { ...before, profile: id, given: true })
          : likesAfter.removed(likes, { profile: id, given: true }),
      );
      toast({ tone: 'danger', text: failure(error) });
    },
  });
}
