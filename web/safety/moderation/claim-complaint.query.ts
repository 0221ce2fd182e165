import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

/** Takes a complaint and shows it; one's own comes again. Each look is recorded, so it is not read again by itself. */
export const complaintQuery = (complaint: number) =>
  ({
    ...queryFor(claimComplaint, { complaint }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** Takes the next complaint that nobody works on. */
export const takeNextComplaintMutation = () => mutationFor(claimComplaint);
