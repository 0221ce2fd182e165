import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/kit/operation.ts';
import type { changeProfile } from '#contract/profiles/change-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { changeProfileMutation } from '../data/change-profile.ts';
import { ownProfileQuery } from '../data/get-own-profile.ts';

/** One's own profile and the way to change it: shown at once, kept by the server, taken back where that fails. */
export function useOwnProfile() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const { data } = useQuery(ownProfileQuery());
  const { mutate, isPending } = useMutation({
    ...changeProfileMutation(),
    // One after the other: the last answer is then the newest.
    scope: { id: 'own-profile' },
    onMutate: async (change: InputOf<typeof changeProfile>) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (before) queries.setQueryData(queryKey, { profile: { ...before.profile, ...given } });
      return { before };
    },
    onError(error, _change, context) {
      queries.setQueryData(queryKey, context?.before);
      toast({ tone: 'danger', text: failureText(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    profile: data?.profile ?? null,
    saving: isPending,
    change: mutate,
    /** Says that it is kept, for what is saved by a button; `kept` runs then, and not after a failure. */
    changeAndSay: (change: InputOf<typeof changeProfile>, kept: () => void) =>
      mutate(change, {
        onSuccess() {
          toast({ tone: 'success', text: text('profiles.saved') });
          kept();
        },
      }),
    refresh: () => void queries.invalidateQueries({ queryKey }),
  };
}
