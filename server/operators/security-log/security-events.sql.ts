import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { SecurityEventKind } from '#contract/operators/security-event.ts';
import { silentActs } from '#contract/operators/silent-acts.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { operatorsTables } from '../tables.ts';

/** The database refuses an earlier deletion. */
const keptDays = 90;

export interface NewSecurityEvent {
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly member: Id | null;
  readonly operator: Id | null;
  readonly operation: string | null;
  readonly network: Buffer | null;
  /** Address and port, sealed. */
  readonly address: Buffer | null;
  readonly browser: string | null;
  readonly system: string | null;
}

export async function insertSecurityEvent(db: Handle, event: NewSecurityEvent): Promise<void> {
  const { at, kind, member, operator, operation, network, address, browser, system } = event;
  await operatorsTables(db)
    .insertInto('security_events')
    .values({
      ...{ at, kind, member_id: member, operator_id: operator, operation },
      ...{ network_hash: network, sealed_address: address, browser, system },
    })
    .execute();
}

interface Reads {
  readonly operator: Id;
  readonly operation: string;
  readonly members: readonly Id[];
  readonly now: Date;
  /** Leaves out members whose data this operator saw in the same place since then. */
  readonly unlessSince: Date;
}

/** Writes one event per existing member, in one statement. */
export async function insertOperatorReads(
  db: Handle,
  { operator, operation, members, now, unlessSince }: Reads,
): Promise<void> {
  await sql`
    insert into security_events (at, kind, member_id, operator_id, operation)
    select ${now}::timestamptz, 'operator_read', members.id, ${operator}::bigint, ${operation}::text
    from members
    where members.id = any(${[...members]}::bigint[]) and not exists (
      select from security_events before
      where before.operator_id = ${operator} and before.member_id = members.id
        and before.kind = 'operator_read' and before.operation = ${operation}
        and before.at > ${unlessSince})`.execute(db);
}

/** Events of a member's account, newest first. Reads by operators and refused calls are left out. */
export function eventsOfAccount(
  db: Handle,
  member: Id,
  { since, offset, limit }: { readonly since: Date; readonly offset: number; readonly limit: number },
) {
  return operatorsTables(db)
    .selectFrom('security_events')
    .select(['at', 'kind', 'network_hash', 'browser', 'system'])
    .where('member_id', '=', member)
    .where('kind', 'not in', ['operator_read', 'authority_refused'])
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface LogSearch {
  readonly member: Id | undefined;
  readonly operator: Id | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Events and acts of operators together, newest first. */
export function searchLog(db: Handle, { member, operator, offset, limit }: LogSearch) {
  const tables = operatorsTables(db);
  const events = tables
    .selectFrom('security_events')
    .select([
      'at',
      'kind',
      'member_id',
      'operator_id',
      'operation',
      'network_hash',
      'browser',
      'system',
      'id',
    ])
    .$if(member !== undefined, (query) => query.where('member_id', '=', member ?? 0))
    .$if(operator !== undefined, (query) => query.where('operator_id', '=', operator ?? 0));
  const acts = tables
    .selectFrom('audit_entries')
    .select([
      'at',
      sql<string>`'operator_act'`.as('kind'),
      'member_id',
      'operator_id',
      'action as operation',
      sql<Buffer | null>`null::bytea`.as('network_hash'),
      sql<string | null>`null::text`.as('browser'),
      sql<string | null>`null::text`.as('system'),
      'id',
    ])
    .$if(member !== undefined, (query) => query.where('member_id', '=', member ?? 0))
    .$if(operator !== undefined, (query) => query.where('operator_id', '=', operator ?? 0))
    // Looks are in the audit log. This page shows what each of them disclosed.
    .where('look', '=', false);
  const rows = offset + limit;
  return tables
    .selectFrom(
      tables
        .selectFrom(events.orderBy('at', 'desc').orderBy('id', 'desc').limit(rows).as('event'))
        .selectAll()
        .unionAll(
          tables
            .selectFrom(acts.orderBy('at', 'desc').orderBy('id', 'desc').limit(rows).as('act'))
            .selectAll(),
        )
        .as('found'),
    )
    .leftJoin('operators', 'operators.id', 'found.operator_id')
    .select([
      'found.at',
      'found.kind',
      'found.member_id',
      'found.operation',
      'found.network_hash',
      'found.browser',
      'found.system',
      'operators.email',
    ])
    .orderBy('found.at', 'desc')
    .orderBy('found.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The member's events with their sealed addresses, for an authority. */
export function eventsForAuthority(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('security_events')
    .select(['at', 'kind', 'sealed_address', 'browser', 'system'])
    .where('member_id', '=', member)
    .where('kind', 'not in', ['operator_read', 'authority_refused'])
    .orderBy('id')
    .execute();
}

/** The member's events for an export, oldest first: no operator, no network. */
export function eventsForExport(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('security_events')
    .select(['at', 'kind', 'operation', 'browser', 'system'])
    .where('member_id', '=', member)
    .where(sql<boolean>`not (is_held(member_id) and coalesce(operation, '') = any(${[...silentActs]}))`)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Deletes events older than 90 days, by our clock and by that of the database. */
export async function purgeSecurityEvents(db: Handle, now: Date): Promise<void> {
  await operatorsTables(db)
    .deleteFrom('security_events')
    .where('at', '<', addDays(now, -keptDays))
    .where('at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}

/** Deletes the events of an erased member. Reads by operators stay until they are purged. */
export async function eraseSecurityEvents(db: Handle, member: Id): Promise<void> {
  await operatorsTables(db)
    .deleteFrom('security_events')
    .where('member_id', '=', member)
    .where('kind', '<>', 'operator_read')
    .execute();
}
