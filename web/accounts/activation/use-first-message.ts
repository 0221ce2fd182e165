import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { userQuery } from '../user.ts';

const againMs = 2000;

/** The state of the message written at sign-up; polled while it waits, because the result comes soon. */
export function useFirstMessage(): CurrentUser['first_message'] {
  const { data } = useQuery({
    ...userQuery(),
    refetchInterval: ({ state }) => (state.data?.user?.first_message === 'waiting' ? againMs : false),
  });
  return data?.user?.first_message ?? null;
}
