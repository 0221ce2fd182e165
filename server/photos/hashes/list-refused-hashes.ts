import * as z from 'zod/mini';
import { listRefusedHashes, refusedReason } from '#contract/photos/list-refused-hashes.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '#server/safety/door.ts';
import { refusedHashRows } from './refused-hashes.sql.ts';

const pageSize = 50;

export const listRefusedHashesHandler = handler(listRefusedHashes, async ({ input }, { db }) => {
  const { page } = input;
  const rows = await refusedHashRows(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      hash: row.hash.toString('hex'),
      reason: z.parse(refusedReason, row.reason),
      report: row.report_id,
      number: caseNumber(row.report_id),
      since: row.since.toISOString(),
      attempts: row.attempts,
      last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    })),
    page,
    has_more: rows.length > pageSize,
  };
});
