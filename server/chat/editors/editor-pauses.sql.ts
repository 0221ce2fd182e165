import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { chatTables } from '../tables.ts';

interface NewPause {
  readonly editor: Id;
  readonly operator: Id;
  readonly days: number;
  readonly reason: string;
  readonly at: Date;
}

/** Stops the answers of an editor. The database refuses a pause of oneself. */
export async function insertPause(
  db: Handle,
  { editor, operator, days, reason, at }: NewPause,
): Promise<void> {
  await chatTables(db)
    .insertInto('editor_pauses')
    .values({ operator_id: editor, paused_by: operator, reason, at, until: addDays(at, days) })
    .execute();
}

/** Ends all pauses of an editor that run. Returns how many. */
export async function endPauses(
  db: Handle,
  { editor, operator, at }: { readonly editor: Id; readonly operator: Id; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await chatTables(db)
    .updateTable('editor_pauses')
    .set({ ended_by: operator, ended_at: at })
    .where('operator_id', '=', editor)
    .where('ended_at', 'is', null)
    .where('until', '>', at)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface RunningPause {
  readonly editor: Id;
  readonly reason: string;
  readonly until: Date;
}

/** The pauses that run, of one editor or of all. The longest one of each editor counts. */
export async function runningPauses(db: Handle, now: Date, editor?: Id): Promise<RunningPause[]> {
  const { rows } = await sql<RunningPause>`
    select distinct on (operator_id) operator_id as editor, reason, until from editor_pauses
    where ended_at is null and until > ${now}
      and (${editor ?? null}::bigint is null or operator_id = ${editor ?? null}::bigint)
    order by operator_id, until desc`.execute(db);
  return rows;
}
