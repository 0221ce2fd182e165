import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** What a mailed link does when it is followed. A link for one purpose is worth nothing for another. */
export type MailedPurpose = 'password_reset' | 'mail_change' | 'mail_change_undo' | 'deletion_undo';

export interface NewMailedToken {
  readonly member: Id;
  readonly purpose: MailedPurpose;
  readonly hash: Buffer;
  /** The address to change to, or back to; of the mail changes alone. */
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
 * Uses a link up: whose it is and its address. Undefined where it is unknown, used, too old, another site's or of an
 * erased member. Of several at once exactly one gets it: the others wait for its row and then find it used.
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

/** Whose link it is while it still works; nothing is used up. */
export async function liveMailedToken(
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
 * Gives what was stored at that moment a new token, so that each mail about it has its own and only the newest works.
 * The address it is about; undefined where it was used, dropped or has expired.
 */
export async function rearmMailedToken(
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

/** Ends every link of a member for a purpose that was not used yet. The rows stay, for counting what was sent. */
export async function voidMailedTokens(db: Handle, member: Id, purpose: MailedPurpose): Promise<void> {
  await accountsTables(db)
    .updateTable('mailed_tokens')
    .set((row) => ({ expires_at: row.ref('created_at') }))
    .where('member_id', '=', member)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
