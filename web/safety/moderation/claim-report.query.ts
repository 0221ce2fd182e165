import { claimReport } from '#contract/safety/claim-report.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

/**
 * Claims a case and shows it. A case that the operator already holds is returned again. Each look is
 * recorded, so the query never refetches by itself.
 */
export const caseQuery = (report: number) =>
  ({
    ...queryFor(claimReport, { report }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Claims the next case that no operator holds. */
export const claimNextReportMutation = () => mutationFor(claimReport);
