import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * A wave: open reports about one profile or photo, for one reason, that share networks or devices
 * (`insertTrust` in `reporter-trust.sql.ts`). All of them belong to one item of the queue (`subject-reports.sql.ts`).
 */

/** SQL expression on `reports`: number of open reports of the wave of the row; 1 for a row without a wave. */
export const waveNumber = sql<number>`(
  select greatest(1, count(*))::integer from reporter_trust own
  join reporter_trust other on other.wave = own.wave
  join reports member_of on member_of.id = other.report_id
  where own.report_id = reports.id and member_of.status = 'open')`;

/** Number of open reports of a wave; 1 if none is open. */
export async function waveSize(db: Handle, wave: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select greatest(1, count(*))::integer as number
    from reporter_trust join reports on reports.id = reporter_trust.report_id
    where reporter_trust.wave = ${wave} and reports.status = 'open'`.execute(db);
  return rows[0]?.number ?? 1;
}

/** A report that is decided together with another report of its wave. */
export interface WaveReport {
  readonly id: Id;
  readonly reporter: Id | null;
  readonly site: number;
  readonly origin: string;
}

/**
 * Locks the other open reports of a report's wave and returns them. Leaves out those that another operator
 * holds at this moment.
 */
export async function lockOthersOfWave(
  db: Handle,
  { report, operator, now }: { readonly report: Id; readonly operator: Id; readonly now: Date },
): Promise<WaveReport[]> {
  const { rows } = await sql<WaveReport>`
    select reports.id, reports.reporter_id as reporter, reports.site_id as site, reports.origin
    from reporter_trust own
    join reporter_trust other on other.wave = own.wave
    join reports on reports.id = other.report_id
    where own.report_id = ${report} and reports.id <> ${report} and reports.status = 'open'
      and not exists (select from decisions where decisions.report_id = reports.id)
      and (reports.claimed_by is null or reports.claimed_by = ${operator} or reports.claimed_until <= ${now})
    order by reports.id
    for update of reports skip locked`.execute(db);
  return rows;
}
