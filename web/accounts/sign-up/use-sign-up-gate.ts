import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useStore } from '#web/platform/store.ts';
import { inviteStore, storeInviteCode } from '../sign-up-steps/invite-code.ts';
import { useSignUpIsOpen } from './use-sign-up-is-open.ts';

const inviteQuery = (code: string) => queryFor(checkInvite, { code });

/**
 * Whether this visitor may sign up (ACC-3): always, with a traffic source, or with an invite code, possibly
 * from the address. The server checks again.
 */
export function useSignUpGate() {
  const isOpenToAll = useSignUpIsOpen();
  const [search] = useSearchParams();
  const given = search.get('invite');
  useEffect(() => {
    if (given) storeInviteCode(given);
  }, [given]);
  const { code, refused } = useStore(inviteStore);
  const asks = !isOpenToAll && code !== '';
  const { data, error, isFetching, refetch } = useQuery({ ...inviteQuery(code), enabled: asks });
  const isOpen = isOpenToAll || (asks && data?.valid === true);
  return {
    isOpen,
    /** The code that opened the sign-up; null if none was needed. */
    invite: isOpenToAll || !isOpen ? null : code,
    code,
    isAsking: asks && isFetching,
    isRefused: refused || (asks && data?.valid === false),
    error: asks ? error : null,
    retry: refetch,
  };
}

export type SignUpGate = ReturnType<typeof useSignUpGate>;
