import { decideReport } from '#contract/chat/decide-report.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: repeating the same decision changes nothing. */
export const decideReportMutation = () => mutationFor(decideReport, { idempotent: true });
