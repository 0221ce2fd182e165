import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { trackingTables } from './store/tables.ts';

/** Tags of the first page's query, each at most 200 characters (SHELL-11). */
export interface TrafficSource {
  readonly network?: string | undefined;
  readonly ref?: string | undefined;
  readonly sub1?: string | undefined;
  readonly sub2?: string | undefined;
  readonly sub3?: string | undefined;
}

/** Notes where a new member came from; nothing when the visit carried no tags. The first note stays. */
export async function recordTrafficSource(db: Handle, member: Id, source: TrafficSource): Promise<void> {
  const { network, ref, sub1, sub2, sub3 } = source;
  const tags = { network, ref, sub1, sub2, sub3 };
  if (Object.values(tags).every((tag) => tag === undefined || tag === '')) return;
  await trackingTables(db)
    .insertInto('traffic_sources')
    .values({
      member_id: member,
      network: network ?? null,
      ref: ref ?? null,
      sub1: sub1 ?? null,
      sub2: sub2 ?? null,
      sub3: sub3 ?? null,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}
