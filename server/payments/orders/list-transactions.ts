import { listTransactions } from '#contract/payments/list-transactions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentView } from './payment-view.ts';
import { paymentsOfMember } from './payments.sql.ts';

const pageSize = 20;

export const listTransactionsHandler = handler(listTransactions, async ({ input, member }, platform) => {
  const offset = (input.page - 1) * pageSize;
  // One more than the page shows, to know whether there is a next page.
  const found = await paymentsOfMember(platform.db, member, { offset, limit: pageSize + 1 });
  return {
    results: found.slice(0, pageSize).map(paymentView),
    page: input.page,
    has_more: found.length > pageSize,
  };
});
