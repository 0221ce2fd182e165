import { listHolds } from '#contract/accounts/evidence/list-holds.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countHolds, holdRows } from '#server/safety/door.ts';
import { namesOf } from './held-member.sql.ts';
import { holdOf } from './hold-answer.ts';

const pageSize = 50;

export const listHoldsHandler = handler(listHolds, async ({ operator, input }, platform) => {
  const { db, clock } = platform;
  const { list, page } = input;
  const now = clock.now();
  const offset = (page - 1) * pageSize;
  const [rows, counts] = await Promise.all([
    holdRows(db, { list, offset, limit: pageSize + 1 }, now),
    countHolds(db, now),
  ]);
  const shown = rows.slice(0, pageSize);
  const members = shown.map(({ member_id }) => member_id);
  await recordOperatorRead(platform, { operator, operation: listHolds.name, members });
  const names = await namesOf(db, members);
  return {
    results: shown.map((row) => holdOf(row, names.get(row.member_id), { operator, now })),
    page,
    has_more: rows.length > pageSize,
    ...counts,
  };
});
