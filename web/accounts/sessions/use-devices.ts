import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSessions } from '#contract/accounts/end-sessions.ts';
import { sessionsChanged } from '#contract/accounts/events.ts';
import { listSessions } from '#contract/accounts/list-sessions.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export const sessionsQuery = () => queryFor(listSessions, {});

const endSessionsMutation = () => mutationFor(endSessions);

/** The member's sessions, this device first; updated live. */
export function useDevices() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const { queryKey } = sessionsQuery();

  useLive(sessionsChanged, ({ sessions }) => {
    const own = queries.getQueryData(queryKey)?.sessions.find(({ current }) => current)?.id;
    if (own === undefined) return void refetch();
    queries.setQueryData(queryKey, {
      sessions: sessions.map((session) => ({ ...session, current: session.id === own })),
    });
  });
  useLiveConnected(() => void refetch());

  const { mutate, isPending } = useMutation({
    ...endSessionsMutation(),
    onSuccess: ({ ended }) =>
      toast({ tone: 'success', text: text('accounts.devices.ended', { count: ended }) }),
    onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }),
    onSettled: () => refetch(),
  });

  const sessions = data?.sessions;
  return {
    own: sessions?.find(({ current }) => current),
    others: sessions?.filter(({ current }) => !current) ?? [],
    known: sessions !== undefined,
    error,
    retry: () => void refetch(),
    ending: isPending,
    end: mutate,
  };
}
