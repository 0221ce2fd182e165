import { sql } from 'kysely';
import type { SharedWith } from '#contract/accounts/console/list-related-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { StoredTrace } from '../limits/common-traces.sql.ts';

export interface SharedRow {
  readonly kind: SharedWith['kind'];
  /** The table that knows the device or network; null for other things. */
  readonly trace: StoredTrace | null;
  readonly hash: Buffer | null;
  /** The others, at most one more than `countedAtMost`. */
  readonly members: Id[];
}

/** Others that share one thing are counted up to this number. */
export const countedAtMost = 50;

/** Things of one kind that are read. */
const thingsAtMost = 10;

/** Rows of one network that are read: a large network has many rows per member. */
const rowsAtMost = 5000;

/**
 * Returns the things that a member shares with others, one row per thing. Each part reads an index from the member to the thing
 * and back, with a limit on both ways.
 */
export async function sharedWithOthers(db: Handle, member: Id): Promise<SharedRow[]> {
  const others = countedAtMost + 1;
  const { rows } = await sql<SharedRow>`
    with shared as (
      select 'mail' as kind, null as trace, null::bytea as hash, array(
        select other.member_id from addresses other where other.email = own.email and other.member_id <> ${member}
        order by 1 limit ${others}) as members
      from addresses own where own.member_id = ${member}
      union all
      select 'bank_account', null, null, array(
        select distinct other.member_id from payment_mandates other
        where other.iban_hash = own.iban_hash and other.member_id <> ${member} order by 1 limit ${others})
      from (select distinct iban_hash from payments join payment_mandates on payment_mandates.id = payments.mandate_id
        where payments.member_id = ${member} and iban_hash is not null
        union select iban_hash from payment_mandates where member_id = ${member} and iban_hash is not null
          and state <> 'ended'
        limit ${thingsAtMost}) own
      union all
      select 'device', 'payment_device', own.device_hash, array(
        select distinct payments.member_id from debit_devices other
        join payments on payments.id = other.payment_id
        where other.device_hash = own.device_hash and payments.member_id <> ${member} order by 1 limit ${others})
      from (select distinct device_hash from payments join debit_devices on debit_devices.payment_id = payments.id
        where payments.member_id = ${member} limit ${thingsAtMost}) own
      union all
      select 'device', 'report_device', own.device_hash, array(
        select distinct reports.reporter_id from reporter_trust other
        join reports on reports.id = other.report_id
        where other.device_hash = own.device_hash and reports.reporter_id <> ${member} order by 1 limit ${others})
      from (select distinct device_hash from reports join reporter_trust on reporter_trust.report_id = reports.id
        where reports.reporter_id = ${member} and device_hash is not null limit ${thingsAtMost}) own
      union all
      select 'network', 'network', own.network_hash, array(
        select distinct member_id from (
          select member_id from security_events other
          where other.network_hash = own.network_hash and other.member_id is not null limit ${rowsAtMost}) of_network
        where member_id <> ${member} order by 1 limit ${others})
      from (select network_hash from security_events where member_id = ${member} and network_hash is not null
        group by network_hash order by max(id) desc limit ${thingsAtMost}) own
    )
    select kind, trace, hash, members from shared where cardinality(members) > 0`.execute(db);
  return rows;
}

/** Names of members; an erased member has none. */
export async function namesOf(db: Handle, members: readonly Id[]): Promise<Map<Id, string>> {
  const { rows } = await sql<{ member_id: Id; name: string }>`
    select member_id, name from profiles where member_id = any(${[...members]}::bigint[])`.execute(db);
  return new Map(rows.map(({ member_id, name }) => [member_id, name]));
}
