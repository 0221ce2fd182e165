import { listSharedAccounts } from '#contract/payments/console/list-shared-accounts.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sharedIbans } from './shared-ibans.sql.ts';

const atMost = 100;

export const listSharedAccountsHandler = handler(listSharedAccounts, async (call, platform) => {
  const shared = await sharedIbans(platform.db, atMost);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listSharedAccounts.name,
    members: shared.flatMap(({ members }) => [...members]),
  });
  return {
    results: shared.map(({ lastFour, members }) => ({ last_four: lastFour, members: [...members] })),
  };
});
