import { listCases } from '#contract/safety/list-cases.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The own reports, and the decisions about oneself. */
export const casesQuery = () => queryFor(listCases, {});
