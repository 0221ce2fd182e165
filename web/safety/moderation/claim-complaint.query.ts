import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

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
