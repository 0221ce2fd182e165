import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { writingQuery } from '../permission/get-writing.query.ts';

/** Stores on the server that the member acknowledged a fictional profile (FIC-4). */
export function useAcknowledgeFictional() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(acknowledgeFictional, { idempotent: true }),
    onSuccess: ({ profile }) =>
      queries.setQueryData(writingQuery(profile).queryKey, (known) =>
        known?.fictional ? { ...known, fictional: { ...known.fictional, acknowledged: true } } : undefined,
      ),
  });
}
