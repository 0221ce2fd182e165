import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfCases } from '../withdrawals/withdrawal-cases.sql.ts';
import { withdrawalCaseView } from './withdrawal-case-view.ts';

const pageSize = 50;

export const listWithdrawalCasesHandler = handler(listWithdrawalCases, async ({ input }, { db }) => {
  const { closed, network, order, page } = input;
  const offset = (page - 1) * pageSize;
  const found = await pageOfCases(db, { closed, network, order, offset, limit: pageSize + 1 });
  return {
    results: found.slice(0, pageSize).map(withdrawalCaseView),
    page,
    has_more: found.length > pageSize,
  };
});
