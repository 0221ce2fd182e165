import { listComplaints } from '#contract/safety/list-complaints.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The member's own complaints and the address for answers. Empty for a visitor. */
export const complaintsQuery = () => queryFor(listComplaints, {});
