import { useMutation } from '@tanstack/react-query';
import { reportMessage } from '#contract/chat/report-message.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: a repeated report returns the same case. */
export const useReportMessage = () => useMutation(mutationFor(reportMessage, { idempotent: true }));
