import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countRestrictions, newestRestrictions } from './restrictions.sql.ts';
import { restrictionOf } from './restrictions.ts';

const pageSize = 50;

export const listRestrictionsHandler = handler(listRestrictions, async ({ input: { page } }, { db }) => {
  const [rows, inForce] = await Promise.all([
    newestRestrictions(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 }),
    countRestrictions(db),
  ]);
  return {
    results: rows.slice(0, pageSize).map((row) => ({
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
