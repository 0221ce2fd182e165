import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { idleSince } from '#server/platform/identity/identity.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** The valid session of a token, with the member data that every call needs; one statement. */
export function sessionOfToken(db: Handle, tokenHash: Buffer, now: Date) {
  return withForeignTables(db)
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoin('addresses', 'addresses.member_id', 'sessions.member_id')
    .modifyFront(prepared)
    .select((row) => [
      'sessions.id',
      'sessions.member_id',
      'sessions.last_seen_at',
      'members.site_id',
      'addresses.language',
      'addresses.verified_at',
      row
        .exists(
          row
            .selectFrom('restrictions')
            .whereRef('restrictions.member_id', '=', 'sessions.member_id')
            .where('restrictions.kind', '<>', 'hidden')
            .where((is) => is.or([is('restrictions.until', 'is', null), is('restrictions.until', '>', now)]))
            .select('restrictions.report_id'),
        )
        .as('restricted'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_seen_at', '>', idleSince(memberIdentity, now))
    .where('members.erased_at', 'is', null)
    .where(sql<boolean>`not is_frozen(sessions.member_id)`)
    .executeTakeFirst();
}

/** Maximum number of logins shown to a member. */
const mostListed = 50;

/** The valid logins of a member, most recently used first. */
export function sessionsOfMember(db: Handle, member: Id, now: Date) {
  return accountsTables(db)
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'country', 'created_at', 'last_seen_at'])
    .where('member_id', '=', member)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(memberIdentity, now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
}

/** Ends one login of this member. Returns false if the member has none with that id. */
export async function deleteOwnSession(db: Handle, member: Id, session: Id): Promise<boolean> {
  const { numDeletedRows } = await accountsTables(db)
    .deleteFrom('sessions')
    .where('id', '=', session)
    .where('member_id', '=', member)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Gives a login a new token and a new start; the previous token stops working. Returns false if the login has
 * another token already, or ended.
 */
export async function renewSession(
  db: Handle,
  session: Id,
  renewed: { readonly before: Buffer; readonly tokenHash: Buffer; readonly expires: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await accountsTables(db)
    .updateTable('sessions')
    .set({ token_hash: renewed.tokenHash, expires_at: renewed.expires })
    .where('id', '=', session)
    .where('token_hash', '=', renewed.before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
