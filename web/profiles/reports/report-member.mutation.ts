import { useMutation } from '@tanstack/react-query';
import { reportMember } from '#contract/profiles/report-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Safe to retry: a second report returns the same case. */
export function useReportMember() {
  return useMutation(mutationFor(reportMember, { idempotent: true }));
}
