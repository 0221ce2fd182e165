import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { userQuery, useUser } from '../user.ts';
import { activateMutation } from './activate.mutation.ts';

/** A refusal of the token, not a line that failed: only then is the link no good. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 410 || error.status === 400);

/**
 * Confirms the mailed token once, takes it out of the address, and reads the member afresh. A token that is no good
 * leads to `/activate/error`; `failed` is a call that did not get through.
 */
export function useActivation(token: string | null) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isActive = useUser()?.status === 'active';
  // The address loses the token, a second try still needs it.
  const kept = useRef(token);
  const asked = useRef(false);
  const { mutate, status, error } = useMutation({
    ...activateMutation(),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: userQuery().queryKey });
      void navigate('/activate/done', { replace: true, preventScrollReset: true });
    },
    onError(problem) {
      if (isRefused(problem)) void navigate('/activate/error', { replace: true });
    },
  });

  const ask = useCallback(() => {
    if (kept.current !== null) mutate({ token: kept.current });
  }, [mutate]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (kept.current !== null) ask();
    else if (!isActive) void navigate('/activate/error', { replace: true });
  }, [ask, isActive, navigate]);

  const done = status === 'success' || (kept.current === null && isActive);
  const failed = status === 'error' && !isRefused(error);
  return { state: done ? 'active' : failed ? 'failed' : 'asking', error, retry: ask } as const;
}
