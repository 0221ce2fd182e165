import type { Id } from '#contract/kit/id.ts';
import type { MadeChoice } from '#contract/tracking/choose-source.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { trackingTables } from './tables.ts';
import type { TrafficSource } from './traffic-tags.ts';

interface StoredSource {
  readonly member: Id;
  readonly site: number;
  readonly source: TrafficSource;
  /** The consent for storing the source. */
  readonly consent: MadeChoice;
  readonly now: Date;
}

/** Stores a member's source. An existing record is kept. */
export async function storeSource(
  db: Handle,
  { member, site, source, consent, now }: StoredSource,
): Promise<void> {
  const { network, ref, sub1, sub2, sub3 } = source;
  await trackingTables(db)
    .insertInto('traffic_sources')
    .values({
      member_id: member,
      site_id: site,
      network: network || null,
      ref: ref || null,
      sub1: sub1 || null,
      sub2: sub2 || null,
      sub3: sub3 || null,
      recorded_at: now,
      consent_version: consent.version,
      consent_language: consent.language,
      consented_at: consent.at,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/** Reads a member's source and their consent. */
export function sourceOfMember(db: Handle, member: Id) {
  return trackingTables(db)
    .selectFrom('traffic_sources')
    .select(['network', 'ref', 'sub1', 'sub2', 'sub3'])
    .select(['consent_version', 'consent_language', 'consented_at', 'withdrawn_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Deletes a member's tags. The consent and its withdrawal are kept as proof (GDPR-2). */
export async function withdrawSource(db: Handle, member: Id, now: Date): Promise<void> {
  await trackingTables(db)
    .updateTable('traffic_sources')
    .set({ network: null, ref: null, sub1: null, sub2: null, sub3: null, withdrawn_at: now })
    .where('member_id', '=', member)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function eraseSource(db: Handle, member: Id): Promise<void> {
  await trackingTables(db).deleteFrom('traffic_sources').where('member_id', '=', member).execute();
}
