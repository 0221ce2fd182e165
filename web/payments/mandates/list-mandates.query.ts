import { listMandates } from '#contract/payments/list-mandates.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const listMandatesQuery = () => queryFor(listMandates, {});
