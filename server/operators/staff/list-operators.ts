import { listOperators } from '#contract/operators/list-operators.ts';
import { isRole } from '#contract/operators/roles.ts';
import { handler } from '#server/platform/http/handler.ts';
import { staffPage } from './staff.sql.ts';

const pageSize = 50;

export const listOperatorsHandler = handler(listOperators, async ({ operator, input }, { db }) => {
  const rows = await staffPage(db, { offset: (input.page - 1) * pageSize, limit: pageSize + 1 });
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      email: row.email,
      roles: row.roles.filter(isRole),
      state:
        row.disabled_at !== null
          ? ('disabled' as const)
          : row.set_up
            ? ('active' as const)
            : ('invited' as const),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      sessions: row.sessions ?? 0,
      recovery_codes_left: row.codes ?? 0,
      approves_from: row.approves_from.toISOString(),
      own: row.id === operator,
    })),
    page: input.page,
    has_more: rows.length > pageSize,
  };
});
