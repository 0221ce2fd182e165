import { listCodes } from '#contract/payments/console/list-codes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfCodes } from './made-codes.sql.ts';

const pageSize = 50;

export const listCodesHandler = handler(listCodes, async ({ input }, { db, clock }) => {
  const { personal, page } = input;
  const offset = (page - 1) * pageSize;
  const found = await pageOfCodes(db, { personal, offset, limit: pageSize + 1, now: clock.now() });
  return { results: found.slice(0, pageSize), page, has_more: found.length > pageSize };
});
