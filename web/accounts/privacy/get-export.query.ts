import { getExport } from '#contract/accounts/get-export.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const exportQuery = () => queryFor(getExport, {});
