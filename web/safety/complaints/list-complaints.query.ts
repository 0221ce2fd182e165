import { listComplaints } from '#contract/safety/list-complaints.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** One's own complaints, and where their answers are mailed; of a visitor nothing. */
export const complaintsQuery = () => queryFor(listComplaints, {});
