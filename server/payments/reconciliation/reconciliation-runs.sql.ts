import { sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type ComparedBooks,
  comparedBooks,
  type ReconciliationRun,
} from '#contract/payments/console/list-findings.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { paymentsTables } from '../tables.ts';

/** Records the start of a comparison, so that an unfinished one stays visible. */
export async function startRun(
  db: Handle,
  run: { readonly books: ComparedBooks; readonly from: Date; readonly until: Date; readonly now: Date },
): Promise<number> {
  const { id } = await paymentsTables(db)
    .insertInto('reconciliation_runs')
    .values({ books: run.books, covers_from: run.from, covers_until: run.until, started_at: run.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the end of a comparison, and returns the number of open differences. */
export async function finishRun(
  db: Handle,
  id: number,
  { theirs, ours, now }: { readonly theirs: number; readonly ours: number; readonly now: Date },
): Promise<number> {
  const { open_findings } = await paymentsTables(db)
    .updateTable('reconciliation_runs')
    .set(({ selectFrom }) => ({
      theirs,
      ours,
      finished_at: now,
      open_findings: selectFrom('reconciliation_findings')
        .select(sql<number>`count(*)::int`.as('open'))
        .whereRef('reconciliation_findings.books', '=', 'reconciliation_runs.books')
        .where('resolved_at', 'is', null),
    }))
    .where('id', '=', id)
    .returning('open_findings')
    .executeTakeFirstOrThrow();
  return open_findings;
}

/** Newest first. */
export async function newestRuns(db: Handle, limit: number): Promise<ReconciliationRun[]> {
  const rows = await paymentsTables(db)
    .selectFrom('reconciliation_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    books: z.parse(comparedBooks, row.books),
    covers_from: row.covers_from.toISOString(),
    covers_until: row.covers_until.toISOString(),
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    theirs: row.theirs,
    ours: row.ours,
  }));
}

/** True if a comparison with these books started since then and finished. */
export async function hasRunSince(db: Handle, books: ComparedBooks, since: Date): Promise<boolean> {
  const row = await paymentsTables(db)
    .selectFrom('reconciliation_runs')
    .select('id')
    .where('books', '=', books)
    .where('started_at', '>=', since)
    .where('finished_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
