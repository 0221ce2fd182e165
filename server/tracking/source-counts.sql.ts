import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { trafficTags } from '#contract/tracking/traffic-source.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { trackingTables } from './tables.ts';
import type { TrafficSource } from './traffic-tags.ts';

export interface Counted {
  readonly site: number;
  /** `2026-11-22` */
  readonly day: string;
  /** Empty for a count without a page. */
  readonly page: string;
  readonly source: TrafficSource;
  readonly step: 'arrived' | 'went_on' | 'signed_up';
}

/** Maximum number of sources per site and day. Visits with further sources are counted without a source. */
const mostSources = 2000;

const keyOf = (page: string, source: TrafficSource): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([page, ...trafficTags.map((name) => source[name] ?? '')]))
    .digest();

const hasRoom = async (db: Handle, { site, day, page, source }: Counted): Promise<boolean> => {
  const { rows } = await sql<{ room: boolean }>`
    select exists (
      select from source_counts where site_id = ${site} and day = ${day} and source_key = ${keyOf(page, source)}
    ) or (
      select count(*) from (
        select from source_counts where site_id = ${site} and day = ${day} limit ${mostSources}
      ) known
    ) < ${mostSources} as room`.execute(db);
  return rows[0]?.room ?? false;
};

/** Adds one to a count of a day. */
export async function addCount(db: Handle, counted: Counted): Promise<void> {
  const { site, day, step } = counted;
  const { page, source }: Pick<Counted, 'page' | 'source'> = (await hasRoom(db, counted))
    ? counted
    : { page: '', source: {} };
  await trackingTables(db)
    .insertInto('source_counts')
    .values({
      site_id: site,
      day,
      source_key: keyOf(page, source),
      page,
      network: source.network ?? '',
      ref: source.ref ?? '',
      sub1: source.sub1 ?? '',
      sub2: source.sub2 ?? '',
      sub3: source.sub3 ?? '',
      [step]: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'day', 'source_key'])
        .doUpdateSet((row) => ({ [step]: row(`source_counts.${step}`, '+', 1) })),
    )
    .execute();
}

export async function purgeCounts(db: Handle, before: string): Promise<void> {
  await trackingTables(db).deleteFrom('source_counts').where('day', '<', before).execute();
}
