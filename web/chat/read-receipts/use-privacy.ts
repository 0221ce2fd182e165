import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPrivacy, type Privacy } from '#contract/chat/get-privacy.ts';
import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Idempotent: it sets the state. */
const setPrivacyMutation = () => mutationFor(setPrivacy, { idempotent: true });

/** The privacy settings: online status and read receipts. */
const privacyQuery = () => queryFor(getPrivacy, {});

/** The privacy settings. A change applies at once and rolls back after an error. */
export function usePrivacy() {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(privacyQuery());
  const { mutate, isPending } = useMutation({
    ...setPrivacyMutation(),
    onMutate: (privacy) => void queries.setQueryData(privacyQuery().queryKey, privacy),
    onError(failure) {
      toast({ tone: 'danger', text: failureText(failure) });
      void refetch();
    },
  });
  return {
    privacy: data,
    error,
    retry: () => void refetch(),
    busy: isPending,
    change: (changed: Partial<Privacy>) => {
      if (data) mutate({ ...data, ...changed });
    },
  };
}
