import type * as z from 'zod/mini';
import type { passkey } from '#contract/accounts/factors/passkey.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

export interface NewPasskey {
  readonly id: string;
  readonly member: Id;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** Returns false if the passkey exists already, for any member. */
export async function insertPasskey(db: Handle, passkey: NewPasskey): Promise<boolean> {
  const stored = await accountsTables(db)
    .insertInto('passkeys')
    .values({
      credential_id: passkey.id,
      member_id: passkey.member,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export function passkeysOf(db: Handle, member: Id) {
  return accountsTables(db)
    .selectFrom('passkeys')
    .select(['credential_id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();
}

/** A passkey for logging in on a site; undefined if it belongs to another site. */
export function passkeyOnSite(db: Handle, id: string, site: number) {
  return withForeignTables(db)
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['passkeys.member_id', 'passkeys.public_key', 'passkeys.sign_count'])
    .where('passkeys.credential_id', '=', id)
    .where('members.site_id', '=', site)
    .where('members.erased_at', 'is', null)
    .executeTakeFirst();
}

/** Records a use. Returns false if another use of the same passkey came in between. */
export async function recordPasskeyUse(
  db: Handle,
  use: { readonly id: string; readonly before: number; readonly signCount: number; readonly now: Date },
): Promise<boolean> {
  const noted = await accountsTables(db)
    .updateTable('passkeys')
    .set({ sign_count: use.signCount, last_used_at: use.now })
    .where('credential_id', '=', use.id)
    .where('sign_count', '=', use.before)
    .returning('credential_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Returns false if the member has no such passkey. */
export async function deletePasskey(db: Handle, member: Id, id: string): Promise<boolean> {
  const removed = await accountsTables(db)
    .deleteFrom('passkeys')
    .where('credential_id', '=', id)
    .where('member_id', '=', member)
    .returning('credential_id')
    .executeTakeFirst();
  return removed !== undefined;
}

type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

/** A passkey as its owner sees it. */
export const passkeyOfRow = (row: PasskeyRow): z.output<typeof passkey> => ({
  id: row.credential_id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** `member` is null for a log-in, whose member is only known from the response. */
export async function insertPasskeyChallenge(
  db: Handle,
  challenge: { readonly hash: Buffer; readonly member: Id | null; readonly expires: Date },
): Promise<void> {
  await accountsTables(db)
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.hash,
      member_id: challenge.member,
      expires_at: challenge.expires,
    })
    .execute();
}

/** Uses up a challenge. Returns false if it is unknown, used, expired or made for another member. */
export async function spendPasskeyChallenge(
  db: Handle,
  asked: { readonly hash: Buffer; readonly member: Id | null; readonly now: Date },
): Promise<boolean> {
  const spent = await accountsTables(db)
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', asked.hash)
    .where('expires_at', '>', asked.now)
    .where('member_id', asked.member === null ? 'is' : '=', asked.member)
    .returning('challenge_hash')
    .executeTakeFirst();
  return spent !== undefined;
}
