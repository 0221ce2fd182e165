import { listSharedAccounts } from '#contract/payments/list-shared-accounts.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const sharedAccountsQuery = () => queryFor(listSharedAccounts, {});
