import { sql } from 'kysely';
import type { MemberState } from '#contract/accounts/console/member-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { stateOf } from '../console/member-state.sql.ts';
import type { TraceRow } from '../limits/common-traces.sql.ts';

/** Rows of one network that are read: a large network has many rows per member. */
const rowsAtMost = 5000;

/** Members with the moment when they last used the network or device. */
const usesOf = ({ kind, hash }: TraceRow) =>
  ({
    network: sql`select member_id, at from security_events
      where network_hash = ${hash} and member_id is not null limit ${rowsAtMost}`,
    payment_device: sql`select payments.member_id, debit_devices.stored_at as at from debit_devices
      join payments on payments.id = debit_devices.payment_id where device_hash = ${hash} limit ${rowsAtMost}`,
    report_device: sql`select reports.reporter_id as member_id, reports.created_at as at from reporter_trust
      join reports on reports.id = reporter_trust.report_id
      where device_hash = ${hash} and reports.reporter_id is not null limit ${rowsAtMost}`,
  })[kind];

export interface TraceMemberRow {
  readonly member: Id;
  readonly name: string | null;
  readonly site: number;
  readonly state: MemberState;
  readonly joined_at: Date;
  readonly last_seen_at: Date;
}

/** The members who used a network or device, those who used it last first. */
export async function membersOfTrace(db: Handle, trace: TraceRow, limit: number): Promise<TraceMemberRow[]> {
  const { rows } = await sql<TraceMemberRow>`
    with used as (
      select member_id, max(at) as last_seen_at from (${usesOf(trace)}) uses group by member_id
      order by 2 desc, 1 limit ${limit})
    select used.member_id as member, used.last_seen_at, owner.site_id as site, owner.joined_at, named.name,
      ${stateOf(sql`used.member_id`)} as state
    from used join members owner on owner.id = used.member_id
    left join profiles named on named.member_id = used.member_id
    order by used.last_seen_at desc, used.member_id`.execute(db);
  return rows;
}
