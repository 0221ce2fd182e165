import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resumeFictional } from '#contract/chat/resume-fictional.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { writingQuery } from '../permission/get-writing.query.ts';

/** Resumes writing to a fictional profile after a pause (FIC-6). */
export function useResumeFictional() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(resumeFictional, { idempotent: true }),
    onSuccess: ({ profile }) => queries.invalidateQueries({ queryKey: writingQuery(profile).queryKey }),
  });
}
