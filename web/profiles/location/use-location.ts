import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLocation } from '#contract/profiles/change-location.ts';
import { getLocation } from '#contract/profiles/get-location.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const locationQuery = () => queryFor(getLocation, {});

const changeLocationMutation = () => mutationFor(changeLocation, { idempotent: true });

/** The member's own location and the function that changes it. */
export function useLocation() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { queryKey } = locationQuery();
  const { data, error, refetch } = useQuery(locationQuery());
  const { mutate, isPending } = useMutation({
    ...changeLocationMutation(),
    // Changes run one after the other, so that the last answer is the newest.
    scope: { id: 'own-location' },
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      toast({ tone: 'success', text: text('profiles.saved') });
    },
    onError: (error) => toast({ tone: 'danger', text: failureText(error) }),
  });
  return {
    location: data?.location ?? null,
    error,
    retry: () => void refetch(),
    saving: isPending,
    change: mutate,
  };
}
