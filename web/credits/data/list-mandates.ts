import { listMandates } from '#contract/credits/list-mandates.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const listMandatesQuery = () => queryFor(listMandates, {});
