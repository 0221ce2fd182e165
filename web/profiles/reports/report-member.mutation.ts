import { useMutation } from '@tanstack/react-query';
import { reportMember } from '#contract/profiles/report-member.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** A second time is the same case: it may be repeated. */
export function useReportMember() {
  return useMutation(mutationFor(reportMember, { idempotent: true }));
}
