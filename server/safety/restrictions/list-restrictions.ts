import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countRestrictions, newestRestrictions } from './restrictions.sql.ts';
import { restrictionOf } from './restrictions.ts';

const pageSize = 50;

export const listRestrictionsHandler = handler(listRestrictions, async (call, platform) => {
  const { db } = platform;
  const { page } = call.input;
  const [rows, inForce] = await Promise.all([
    newestRestrictions(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 }),
    countRestrictions(db),
  ]);
  const shown = rows.slice(0, pageSize);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listRestrictions.name,
    members: shown.map(({ member_id }) => member_id),
  });
  return {
    results: shown.map((row) => ({
      report: row.report_id,
      has_case: Boolean(row.has_case),
      member: row.member_id,
      ...restrictionOf(row),
      rule: row.rule,
    })),
    page,
    has_more: rows.length > pageSize,
    in_force: inForce,
  };
});
