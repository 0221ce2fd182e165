import { listCodes } from '#contract/payments/console/list-codes.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { codeViews } from './code-views.ts';
import { searchCodes } from './found-codes.sql.ts';

const pageSize = 50;

/** A personal code shows something about its member. */
export const listCodesHandler = handler(listCodes, async ({ operator, input }, platform) => {
  const { page, ...wanted } = input;
  const { db, clock } = platform;
  const now = clock.now();
  const offset = (page - 1) * pageSize;
  const found = await searchCodes(db, { ...wanted, offset, limit: pageSize + 1 }, now);
  const results = await codeViews(db, found.slice(0, pageSize), now);
  const members = results.flatMap(({ member }) => member ?? []);
  await recordOperatorRead(platform, { operator, operation: listCodes.name, members });
  return { results, page, has_more: found.length > pageSize };
});
