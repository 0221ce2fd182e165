import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import { Refusal } from '../http/refusal.ts';
import { isToken, tokenHash } from '../keys/token.ts';
import type { Platform, Unit } from '../platform.ts';
import type { Identity } from './identity.ts';
import { knownDeviceOf } from './known-devices.sql.ts';
import { countLockoutTry } from './lockout.ts';
import { endPendingLogin } from './pending-logins.sql.ts';
import type { LoginFailure } from './prove-login.ts';
import { spendSecondFactorCode } from './second-factor.ts';

interface SecondStep<Pending, Result> {
  /** Token of the pending login. */
  readonly token: string;
  readonly code: string;
  /** The browser's device cookie. */
  readonly device: string | undefined;
  /** Is called after each wrong code, for the security log. */
  failed(id: Id, failure: LoginFailure): Promise<void>;
  /** Counts an attempt with the pending login and returns it, by `tryPendingLogin`. */
  begin(asked: { readonly hash: Buffer; readonly now: Date }): Promise<Pending | undefined>;
  /**
   * Reads the subject's secret, and may lock it. Null if no app is set up, undefined if the subject may not
   * log in.
   */
  readSecret(db: Handle, id: Id): Promise<Buffer | null | undefined>;
  /** Runs in the transaction that uses up the code. */
  finish(unit: Unit, pending: Pending): Promise<Result>;
}

/**
 * Finishes a pending login with a correct code, and uses both up. Throws `second_step_failed`,
 * `second_step_expired` or `login_locked` (AUTH-13).
 */
export async function proveSecondStep<Pending extends { readonly subject: Id }, Result>(
  platform: Platform,
  identity: Identity,
  { token, code, device: cookie, failed, begin, readSecret, finish }: SecondStep<Pending, Result>,
): Promise<Result> {
  const expired = () => new Refusal('second_step_expired');
  const now = platform.clock.now();
  if (!isToken(token)) throw expired();
  const hash = tokenHash(token);
  const pending = await begin({ hash, now });
  if (pending === undefined) throw expired();
  const { subject: id } = pending;
  const device = await knownDeviceOf(platform.db, identity, id, cookie);
  const attempt = await countLockoutTry(platform, identity.codeLockout, id, device);
  const proved = await platform
    .transact(async (unit) => {
      const sealed = await readSecret(unit.db, id);
      if (sealed === undefined) throw expired();
      if (!(await spendSecondFactorCode(unit.db, platform.keys, identity, { id, sealed, code, now })))
        return null;
      // Another correct code with the same token was faster: this code stays unused.
      if (!(await endPendingLogin(unit.db, identity, hash))) throw expired();
      return { result: await finish(unit, pending) };
    })
    .catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
  if (proved === null) {
    await failed(id, (await attempt.wrong()) ? 'log_in_locked' : 'log_in_failed');
    throw new Refusal('second_step_failed');
  }
  await attempt.right();
  return proved.result;
}
