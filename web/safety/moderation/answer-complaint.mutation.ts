import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const answerComplaintMutation = () => mutationFor(answerComplaint, { idempotent: true });
