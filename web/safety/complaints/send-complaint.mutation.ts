import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same form twice is the same complaint, so it may be tried again when the connection failed. */
export const sendComplaintMutation = () => mutationFor(sendComplaint, { idempotent: true });
