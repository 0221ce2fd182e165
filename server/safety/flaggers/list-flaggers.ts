import { listFlaggers } from '#contract/safety/flaggers/list-flaggers.ts';
import { handler } from '#server/platform/http/handler.ts';
import { openSender } from '../notice-subjects/complaint-sender.ts';
import { flaggerRows } from './flaggers.sql.ts';

export const listFlaggersHandler = handler(listFlaggers, async (_call, { db, keys, clock }) => {
  const now = clock.now();
  const rows = await flaggerRows(db);
  return {
    results: rows.map((row) => ({
      ...{ id: row.id, name: row.name, authority: row.authority },
      email: openSender(keys, row.address).email,
      registered_at: row.registered_at.toISOString(),
      valid_until: row.valid_until.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      active: row.ended_at === null && row.confirmed_at !== null && row.valid_until > now,
      ...{ notices: row.notices, upheld: row.upheld, not_upheld: row.not_upheld },
      waiting: row.waiting ?? 0,
    })),
  };
});
