import { claimReport } from '#contract/safety/claim-report.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

/** Takes a case and shows it; one's own case comes again. Each look is recorded, so it is not read again by itself. */
export const caseQuery = (report: number) =>
  ({
    ...queryFor(claimReport, { report }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Takes the next case that nobody works on. */
export const takeNextMutation = () => mutationFor(claimReport);
