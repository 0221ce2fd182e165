import { listSharedAccounts } from '#contract/payments/console/list-shared-accounts.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sharedIbans } from './shared-ibans.sql.ts';

const atMost = 100;

export const listSharedAccountsHandler = handler(listSharedAccounts, async (_call, { db }) => ({
  results: (await sharedIbans(db, atMost)).map(({ lastFour, members }) => ({
    last_four: lastFour,
    members: [...members],
  })),
}));
