import { getAddress } from '#contract/accounts/get-address.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The member's e-mail address, and the pending one that will replace it. */
export const addressQuery = () => queryFor(getAddress, {});
