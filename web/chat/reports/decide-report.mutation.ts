import { decideReport } from '#contract/chat/decide-report.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same decision twice is one. */
export const decideReportMutation = () => mutationFor(decideReport, { idempotent: true });
