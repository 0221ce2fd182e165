import { listCases } from '#contract/safety/list-cases.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The member's own reports, and the decisions about the member. */
export const casesQuery = () => queryFor(listCases, {});
