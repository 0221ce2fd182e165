import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { activationDays, daysAfter } from '../limits/lifetimes.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

export async function insertActivationToken(
  db: Handle,
  token: { readonly member: Id; readonly hash: Buffer; readonly expires: Date },
): Promise<void> {
  await accountsTables(db)
    .insertInto('activation_tokens')
    .values({ token_hash: token.hash, member_id: token.member, expires_at: token.expires })
    .execute();
}

/**
 * The mail was not sent, so it must not count. In case it was sent after all, its link still works, for one
 * day less.
 */
export async function uncountActivationToken(db: Handle, hash: Buffer, now: Date): Promise<void> {
  await accountsTables(db)
    .updateTable('activation_tokens')
    .set({ expires_at: daysAfter(now, activationDays - 1) })
    .where('token_hash', '=', hash)
    .execute();
}

/** Number of activation mails sent to a member since a moment. Each mail has a token of its own. */
export async function activationMailsSince(db: Handle, member: Id, since: Date): Promise<number> {
  const { count } = await accountsTables(db)
    .selectFrom('activation_tokens')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', member)
    .where('expires_at', '>', daysAfter(since, activationDays))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * When the number of activation mails of the last 24 hours falls below `most`. Undefined if the member never
 * got that many.
 */
export async function activationMailAfter(db: Handle, member: Id, most: number): Promise<Date | undefined> {
  const row = await accountsTables(db)
    .selectFrom('activation_tokens')
    .select('expires_at')
    .where('member_id', '=', member)
    .orderBy('expires_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row && daysAfter(row.expires_at, 1 - activationDays);
}

/**
 * Uses up a token and returns its member. Undefined if the token is unknown, used, expired or another site's.
 */
export async function spendActivationToken(
  db: Handle,
  hash: Buffer,
  site: number,
  now: Date,
): Promise<Id | undefined> {
  const used = await accountsTables(db)
    .updateTable('activation_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('member_id', 'in', () =>
      withForeignTables(db)
        .selectFrom('members')
        .innerJoin('activation_tokens', 'activation_tokens.member_id', 'members.id')
        .select('members.id')
        .where('activation_tokens.token_hash', '=', hash)
        .where('members.site_id', '=', site)
        .where('members.erased_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return used?.member_id;
}

/** Returns whether a token, used or expired, belongs to an account that is confirmed by now. */
export async function isOfActiveAccount(db: Handle, hash: Buffer, site: number): Promise<boolean> {
  const found = await withForeignTables(db)
    .selectFrom('activation_tokens')
    .innerJoin('addresses', 'addresses.member_id', 'activation_tokens.member_id')
    .select('addresses.member_id')
    .where('activation_tokens.token_hash', '=', hash)
    .where('addresses.site_id', '=', site)
    .where('addresses.verified_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * A member who must confirm their address, for the first time or again after a bounce (MEET-14), and who is
 * not being deleted. Undefined for all others.
 */
export function memberToConfirm(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .select(['language', 'email'])
    .where('member_id', '=', member)
    .where((row) =>
      row.or([
        row('verified_at', 'is', null),
        row.exists(
          row
            .selectFrom('notification_stops')
            .select('cause')
            .whereRef('notification_stops.member_id', '=', 'addresses.member_id')
            .where('cause', '=', 'bounce'),
        ),
      ]),
    )
    .where(sql<boolean>`not exists (select from deletions where deletions.member_id = addresses.member_id)`)
    .executeTakeFirst();
}
