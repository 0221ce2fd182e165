import { listSharedAccounts } from '#contract/credits/list-shared-accounts.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const sharedAccountsQuery = () => queryFor(listSharedAccounts, {});
