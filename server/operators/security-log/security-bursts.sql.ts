import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Kinds of bursts that operators are alarmed about. */
export const burstKinds = [
  'operator_failures',
  'member_failures',
  'refused_authority',
  'exports',
  'operator_reads',
] as const;

export type BurstKind = (typeof burstKinds)[number];

/** Events in an hour from which a burst is unusual. */
const thresholds: Record<BurstKind, number> = {
  /** Wrong passwords and codes of one operator account. */
  operator_failures: 5,
  /** Wrong passwords and codes of all members and unknown addresses, at log-ins and sensitive acts. */
  member_failures: 500,
  /** Console calls by a caller who is not an operator. */
  refused_authority: 50,
  /** Exports that members requested. */
  exports: 20,
  /** Members whose data one operator saw. */
  operator_reads: 500,
};

export interface Burst {
  readonly kind: BurstKind;
  /** The operator it is about; null for the whole service. */
  readonly operator: Id | null;
  readonly count: number;
}

interface Counted {
  readonly kind: BurstKind;
  readonly operator_id: Id | null;
  readonly count: number;
}

/** Bursts of security events since a moment. */
export async function burstsSince(db: Handle, since: Date): Promise<Burst[]> {
  const { rows } = await sql<Counted>`
    select 'operator_failures' as kind, operator_id, count(*)::int as count from security_events
      where at > ${since} and operator_id is not null
        and kind in ('log_in_failed', 'log_in_locked', 'proof_failed', 'proof_locked')
      group by operator_id
    union all
    select 'member_failures', null, count(*)::int from security_events
      where at > ${since} and operator_id is null and operation is null
        and kind in ('log_in_failed', 'log_in_locked', 'proof_failed', 'proof_locked')
    union all
    select 'refused_authority', null, count(*)::int from security_events
      where at > ${since} and kind = 'authority_refused'
    union all
    select 'exports', null, count(*)::int from security_events
      where at > ${since} and kind = 'export_requested'
    union all
    select 'operator_reads', operator_id, count(distinct member_id)::int from security_events
      where at > ${since} and kind = 'operator_read'
      group by operator_id`.execute(db);
  return rows
    .filter(({ kind, count }) => count >= thresholds[kind])
    .map(({ kind, operator_id, count }) => ({ kind, operator: operator_id, count }));
}
