import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

interface NewInvites {
  readonly site: number;
  readonly hashes: readonly Buffer[];
  readonly now: Date;
  readonly expires: Date;
  /** The operator who made them; null: the command line. */
  readonly operator: Id | null;
}

interface Invite {
  readonly hash: Buffer;
  readonly site: number;
  readonly now: Date;
}

export async function insertInvites(
  db: Handle,
  { site, hashes, now, expires, operator }: NewInvites,
): Promise<void> {
  await accountsTables(db)
    .insertInto('invites')
    .values(
      hashes.map((hash) => ({
        ...{ code_hash: hash, site_id: site, created_at: now, expires_at: expires, made_by: operator },
      })),
    )
    .execute();
}

/** Returns whether a code opens the site's sign-up now. */
export async function isOpenInvite(db: Handle, { hash, site, now }: Invite): Promise<boolean> {
  const found = await accountsTables(db)
    .selectFrom('invites')
    .select('site_id')
    .where('code_hash', '=', hash)
    .where('site_id', '=', site)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses up a code for the account it opens. Returns false if the code opens nothing (any more). Exactly one of
 * several simultaneous calls succeeds: the others wait for the row and then find it used.
 */
export async function spendInvite(
  db: Handle,
  { hash, site, now, member }: Invite & { readonly member: Id | null },
): Promise<boolean> {
  const { numUpdatedRows } = await accountsTables(db)
    .updateTable('invites')
    .set({ used_at: now, used_by: member })
    .where('code_hash', '=', hash)
    .where('site_id', '=', site)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
