import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

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
