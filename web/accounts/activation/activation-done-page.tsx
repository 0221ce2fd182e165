import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { activate } from '#contract/accounts/activate.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { userQuery, useUser } from '../user.ts';
import { Activated } from './activated.tsx';

/** True if the server rejected the token. Network errors say nothing about the link. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 410 || error.status === 400);

/**
 * Confirms the mailed token once, removes it from the address, and fetches the member again. A rejected token
 * leads to `/activate/error`; `failed` means the call did not get through.
 */
function useActivation(token: string | null) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isActive = useUser()?.status === 'active';
  // The address loses the token, but a retry still needs it.
  const [kept] = useState(token);
  const asked = useRef(false);
  const { mutate, status, error } = useMutation({
    ...mutationFor(activate),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
      void navigate('/activate/done', { replace: true, preventScrollReset: true });
    },
    onError(problem) {
      if (isRefused(problem)) void navigate('/activate/error', { replace: true });
    },
  });

  const ask = useCallback(() => {
    if (kept !== null) mutate({ token: kept });
  }, [kept, mutate]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (kept !== null) ask();
    else if (!isActive) void navigate('/activate/error', { replace: true });
  }, [ask, isActive, kept, navigate]);

  const done = status === 'success' || (kept === null && isActive);
  const failed = status === 'error' && !isRefused(error);
  return { state: done ? 'active' : failed ? 'failed' : 'asking', error, retry: ask } as const;
}

/** Target of the activation link. The page confirms the address by a POST, not by being opened (ACC-7). */
export default function ActivationDonePage() {
  const text = useText();
  const [search] = useSearchParams();
  const { state, error, retry } = useActivation(search.get('token'));
  return (
    <FormCard>
      <PageTitle title={text('accounts.activated.page')} />
      {state === 'active' ? <Activated /> : null}
      {state === 'failed' ? <ErrorState error={error} retry={retry} /> : null}
      {state === 'asking' ? (
        <div role="status" aria-label={text('accounts.activated.busy')}>
          <TextSkeleton lines={6} />
        </div>
      ) : null}
    </FormCard>
  );
}
