import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { userQuery, useUser } from '../user.ts';

/** Idempotent: the call states the wanted value, not a change. */
const setVisibilityMutation = () => mutationFor(setVisibility, { idempotent: true });

/** Whether the member is invisible. A change shows at once and is undone if it fails. */
export function useVisibility() {
  const user = useUser();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const show = (invisible: boolean) =>
    queries.setQueryData(userQuery().queryKey, (before) =>
      before?.user ? { user: { ...before.user, profile: { ...before.user.profile, invisible } } } : before,
    );
  const { mutate } = useMutation({
    ...setVisibilityMutation(),
    onMutate: ({ invisible }) => void show(invisible),
    onError(failure, { invisible }) {
      show(!invisible);
      toast({ tone: 'danger', text: failureText(failure) });
    },
  });
  return {
    invisible: user?.profile.invisible ?? false,
    /** Only an active profile can be hidden. */
    open: user?.profile.status === 'active',
    change: (invisible: boolean) => mutate({ invisible }),
  };
}
