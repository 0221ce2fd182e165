import { listSharedAccounts } from '#contract/credits/list-shared-accounts.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sharedIbans } from '../store/shared-ibans.ts';

const atMost = 100;

export const listSharedAccountsHandler = handler(listSharedAccounts, async (_call, { db }) => ({
  results: (await sharedIbans(db, atMost)).map(({ lastFour, members }) => ({
    last_four: lastFour,
    members: [...members],
  })),
}));
