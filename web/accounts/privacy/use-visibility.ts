import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setVisibility } from '#contract/accounts/set-visibility.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { userQuery, useUser } from '../user.ts';

/** Idempotent: the call states the wanted value, not a change. */
const setVisibilityMutation = () => mutationFor(setVisibility, { idempotent: true });

interface Visibility {
  readonly invisible?: boolean;
  readonly members_only?: boolean;
}

/**
 * Whether the member is invisible, and whether visitors may see them. A change shows at once and is undone if
 * it fails.
 */
export function useVisibility() {
  const user = useUser();
  const queries = useQueryClient();
  const text = useText();
  const failureText = useFailureText();
  const show = (change: Visibility) =>
    queries.setQueryData(userQuery().queryKey, (before) =>
      before?.user ? { user: { ...before.user, profile: { ...before.user.profile, ...change } } } : before,
    );
  const { mutate } = useMutation({
    ...setVisibilityMutation(),
    onMutate: ({ invisible, members_only }) =>
      void show({
        ...(invisible === undefined ? {} : { invisible }),
        ...(members_only === undefined ? {} : { members_only }),
      }),
    onSuccess: () => toast({ tone: 'success', text: text('kit.saved') }),
    onError(failure, { invisible, members_only }) {
      show({
        ...(invisible === undefined ? {} : { invisible: !invisible }),
        ...(members_only === undefined ? {} : { members_only: !members_only }),
      });
      toast({ tone: 'danger', text: failureText(failure) });
    },
  });
  return {
    invisible: user?.profile.invisible ?? false,
    membersOnly: user?.profile.members_only ?? true,
    /** Only an active profile can be hidden. */
    open: user?.profile.status === 'active',
    change: (change: Visibility) => mutate(change),
  };
}
