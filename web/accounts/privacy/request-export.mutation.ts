import { requestExport } from '#contract/accounts/request-export.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const requestExportMutation = () => mutationFor(requestExport);
