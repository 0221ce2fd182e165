import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** The effect of a mailed link. A link for one purpose is worthless for another. */
export type MailedPurpose = 'password_reset' | 'mail_change' | 'mail_change_undo' | 'deletion_undo';

export interface NewMailedToken {
  readonly member: Id;
  readonly purpose: MailedPurpose;
  readonly hash: Buffer;
  /** The address to change to, or back to; only for mail changes. */
  readonly email?: string;
  readonly now: Date;
  readonly expires: Date;
}

export interface MailedToken {
  readonly hash: Buffer;
  readonly purpose: MailedPurpose;
  readonly site: number;
  readonly now: Date;
}

export async function insertMailedToken(db: Handle, token: NewMailedToken): Promise<void> {
  await accountsTables(db)
    .insertInto('mailed_tokens')
    .values({
      token_hash: token.hash,
      member_id: token.member,
      purpose: token.purpose,
      email: token.email ?? null,
      created_at: token.now,
      expires_at: token.expires,
    })
    .execute();
}

/**
 * Uses up a link and returns its member and address. Undefined if it is unknown, used, expired, another
 * site's or an erased member's. Exactly one of several simultaneous calls succeeds: the others wait for the
 * row and then find it used.
 */
export async function spendMailedToken(
  db: Handle,
  { hash, purpose, site, now }: MailedToken,
): Promise<{ member: Id; email: string | null } | undefined> {
  const used = await accountsTables(db)
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('member_id', 'in', () =>
      withForeignTables(db)
        .selectFrom('members')
        .innerJoin('mailed_tokens', 'mailed_tokens.member_id', 'members.id')
        .select('members.id')
        .where('mailed_tokens.token_hash', '=', hash)
        .where('members.site_id', '=', site)
        .where('members.erased_at', 'is', null),
    )
    .returning(['member_id', 'email'])
    .executeTakeFirst();
  return used && { member: used.member_id, email: used.email };
}

/** The member of a link that still works; uses nothing up. */
export async function memberOfValidToken(
  db: Handle,
  { hash, purpose, site, now }: MailedToken,
): Promise<Id | undefined> {
  const found = await withForeignTables(db)
    .selectFrom('mailed_tokens')
    .innerJoin('members', 'members.id', 'mailed_tokens.member_id')
    .select('mailed_tokens.member_id')
    .where('mailed_tokens.token_hash', '=', hash)
    .where('mailed_tokens.purpose', '=', purpose)
    .where('mailed_tokens.used_at', 'is', null)
    .where('mailed_tokens.expires_at', '>', now)
    .where('members.site_id', '=', site)
    .where('members.erased_at', 'is', null)
    .executeTakeFirst();
  return found?.member_id;
}

/**
 * Gives the token stored at that moment a new hash, so that each mail has its own link and only the newest
 * works. Returns the address it is about, or undefined if the token was used, cancelled or has expired.
 */
export async function replaceMailedTokenHash(
  db: Handle,
  token: Pick<NewMailedToken, 'member' | 'purpose' | 'hash' | 'now'> & { readonly created: Date },
): Promise<string | undefined> {
  const armed = await accountsTables(db)
    .updateTable('mailed_tokens')
    .set({ token_hash: token.hash })
    .where('member_id', '=', token.member)
    .where('purpose', '=', token.purpose)
    .where('created_at', '=', token.created)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .returning('email')
    .executeTakeFirst();
  return armed?.email ?? undefined;
}

/** The change of address that waits for its confirmation. */
export function pendingMailChange(db: Handle, member: Id, now: Date) {
  return accountsTables(db)
    .selectFrom('mailed_tokens')
    .select(['email', 'created_at', 'expires_at'])
    .where('member_id', '=', member)
    .where('purpose', '=', 'mail_change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Ends all unused links of a member for a purpose. The rows stay, for counting sent mails. */
export async function voidMailedTokens(db: Handle, member: Id, purpose: MailedPurpose): Promise<void> {
  await accountsTables(db)
    .updateTable('mailed_tokens')
    .set((row) => ({ expires_at: row.ref('created_at') }))
    .where('member_id', '=', member)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
