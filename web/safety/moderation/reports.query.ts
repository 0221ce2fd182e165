import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

const every = 30_000;

/** The moderation queue. Refreshed periodically, because other operators work on it too. */
export const reportsQuery = () => ({ ...queryFor(listReports, {}), refetchInterval: every }) as const;

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

/**
 * Claims a complaint and shows it. A complaint that the operator already holds is returned again. Each look
 * is recorded, so the query never refetches by itself.
 */
export const complaintQuery = (complaint: number) =>
  ({
    ...queryFor(claimComplaint, { complaint }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Claims the next complaint that no operator holds. */
export const claimNextComplaintMutation = () => mutationFor(claimComplaint);
