import { useMutation } from '@tanstack/react-query';
import { reportMessage } from '#contract/chat/report-message.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** A second time is the same case: it may be repeated. */
export const useReportMessage = () => useMutation(mutationFor(reportMessage, { idempotent: true }));
