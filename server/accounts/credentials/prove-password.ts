import type { Id } from '#contract/kit/id.ts';
import { addressOf } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { checkPassword } from '#server/platform/identity/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countAgainstLimit, takeBackCount } from '../limits/count-against-limit.ts';
import { credentialsOf } from './credentials.sql.ts';

/**
 * Wrong passwords of one member in an hour, for all operations together. A member who is refused uses the
 * password reset.
 */
const wrongPasswords = { kind: 'prove-password', points: 10, seconds: 3600 };

/** A call whose member has to prove something. A failure is recorded with its network and browser (OPS-6). */
export type ProofCall = Pick<RawCall, 'ip' | 'userAgent'> & { readonly member: Id };

/**
 * Asks the member for their password before an action that holding the device must not be enough for
 * (AUTH-12). Returns the moment the password was set. Throws `invalid_input` with the given field error, by
 * default `wrong_password` at the field `password`. Throws `too_many_requests` after ten wrong passwords.
 */
export async function provePassword(
  platform: Platform,
  { member, ip, userAgent }: ProofCall,
  password: string,
  fault = { field: 'password', code: 'wrong_password' },
): Promise<Date> {
  const subject = `member ${member}`;
  await countAgainstLimit(platform, wrongPasswords, subject);
  const known = await credentialsOf(platform.db, member);
  const { right } = await checkPassword(known?.password_hash, password).catch(async (error: unknown) => {
    await takeBackCount(platform, wrongPasswords, subject);
    throw error;
  });
  if (!known || !right) {
    const from = { ip, userAgent };
    await recordSecurityEvent(platform.db, platform, { kind: 'proof_failed', member, from });
    throw new Refusal('invalid_input', {}, [{ ...fault, params: {} }]);
  }
  await takeBackCount(platform, wrongPasswords, subject);
  return known.changed_at;
}

/**
 * The address of a member who proved that it is theirs. Throws `confirm_first` for others. Otherwise a
 * stranger could add a login method under somebody else's address, and it would survive when the owner takes
 * the account over.
 */
export async function confirmedEmailOf(db: Handle, member: Id): Promise<string> {
  const { email, verified } = await addressOf(db, member);
  if (!verified) throw new Refusal('confirm_first');
  return email;
}
