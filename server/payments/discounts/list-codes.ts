import { listCodes } from '#contract/payments/console/list-codes.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pageOfCodes } from './made-codes.sql.ts';

const pageSize = 50;

/** A personal code shows something about its member. */
export const listCodesHandler = handler(listCodes, async (call, platform) => {
  const { operator, input } = call;
  const { personal, page } = input;
  const { db, clock } = platform;
  const offset = (page - 1) * pageSize;
  const found = await pageOfCodes(db, { personal, offset, limit: pageSize + 1, now: clock.now() });
  const results = found.slice(0, pageSize);
  const members = results.flatMap(({ member }) => member ?? []);
  await recordOperatorRead(platform, { operator, operation: listCodes.name, members });
  return { results, page, has_more: found.length > pageSize };
});
