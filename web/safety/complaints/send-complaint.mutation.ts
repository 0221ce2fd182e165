import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Safe to retry after a connection error: the same form sent twice is one complaint. */
export const sendComplaintMutation = () => mutationFor(sendComplaint, { idempotent: true });
