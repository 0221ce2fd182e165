import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { disabledCause } from '#contract/notifications/disabled-cause.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

export type Cause = z.output<typeof disabledCause>;

export interface Mailbox {
  readonly member: Id;
  readonly address: Buffer;
  /** When the member last proved that the address works. Null: never. */
  readonly verifiedAt: Date | null;
}

/**
 * Returns the causes against the address and against the member. The former outlive the account, the latter a
 * change of address.
 */
export async function causesFor(db: Handle, { member, address, verifiedAt }: Mailbox): Promise<Set<string>> {
  const suppressions = await notificationsTables(db)
    .selectFrom('mail_suppressions')
    .select(['cause', 'since'])
    .where('address_hash', '=', address)
    .execute();
  const stops = await suppressionCausesOf(db, member);
  return new Set([
    ...suppressions
      .filter(({ cause, since }) => cause !== 'bounce' || verifiedAt === null || since > verifiedAt)
      .map(({ cause }) => cause),
    // A bounce belongs to an address, and the member may have another one now.
    ...stops.map(({ cause }) => cause).filter((cause) => cause !== 'bounce'),
  ]);
}

export interface Suppression {
  readonly address: Buffer;
  readonly cause: Cause;
  readonly now: Date;
}

/** Suppresses an address. The suppression applies to every owner of the address, now or later (EML-7). */
export async function suppressAddress(db: Handle, { address, cause, now }: Suppression): Promise<void> {
  await notificationsTables(db)
    .insertInto('mail_suppressions')
    .values({ address_hash: address, cause, since: now })
    // A bounce after the address was verified again counts anew.
    .onConflict((conflict) => conflict.columns(['address_hash', 'cause']).doUpdateSet({ since: now }))
    .execute();
}

/** Stores a cause that is shown to the member (NOTIF-2). Does nothing for an erased member. */
export async function storeSuppressionCause(db: Handle, member: Id, cause: Cause, now: Date): Promise<void> {
  await notificationsTables(db)
    .insertInto('notification_stops')
    .columns(['member_id', 'cause', 'stopped_at'])
    .expression((query) =>
      query
        .selectFrom('addresses')
        .select([
          'member_id',
          sql<string>`${cause}::text`.as('cause'),
          sql<Date>`${now}::timestamptz`.as('stopped_at'),
        ])
        .where('member_id', '=', member),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lifts causes from the member, and from the address if given. */
export async function liftCauses(
  db: Handle,
  member: Id,
  address: Buffer | null,
  causes: readonly Cause[],
): Promise<void> {
  const tables = notificationsTables(db);
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', 'in', causes)
    .execute();
  if (address === null) return;
  await tables
    .deleteFrom('mail_suppressions')
    .where('address_hash', '=', address)
    .where('cause', 'in', causes)
    .execute();
}

export function suppressionCausesOf(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('notification_stops')
    .select(['cause', 'stopped_at'])
    .where('member_id', '=', member)
    .orderBy('stopped_at')
    .execute();
}

/** Reads addresses that were last suppressed before a moment. */
export async function suppressedBefore(db: Handle, moment: Date): Promise<Buffer[]> {
  const rows = await notificationsTables(db)
    .selectFrom('mail_suppressions')
    .select('address_hash')
    .distinct()
    .where('since', '<', moment)
    .execute();
  return rows.map(({ address_hash }) => address_hash);
}

export async function deleteSuppressions(
  db: Handle,
  addresses: readonly Buffer[],
  before: Date,
): Promise<void> {
  if (addresses.length === 0) return;
  await notificationsTables(db)
    .deleteFrom('mail_suppressions')
    .where('address_hash', 'in', addresses)
    .where('since', '<', before)
    .execute();
}
