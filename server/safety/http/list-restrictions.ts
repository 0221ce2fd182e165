import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { restrictionOf } from '../rules/restriction-of.ts';
import { newestRestrictions } from '../store/restrictions.ts';

const atMost = 100;

export const listRestrictionsHandler = handler(listRestrictions, async (_call, { db }) => {
  const rows = await newestRestrictions(db, atMost);
  return {
    results: rows.map((row) => ({ report: row.report_id, member: row.member_id, ...restrictionOf(row) })),
  };
});
