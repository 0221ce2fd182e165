import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '../http/refusal.ts';
import { runInQueue } from '../limits/throttled-work.ts';
import type { Platform } from '../platform.ts';
import { replaceHash } from './credentials.sql.ts';
import type { Identity } from './identity.ts';
import { knownDeviceOf } from './known-devices.sql.ts';
import { countLockoutTry, type Lockout } from './lockout.ts';
import { countNetworkTry } from './network-tries.ts';
import { checkPassword, hashPassword } from './passwords.ts';

interface Known {
  readonly id: Id;
  readonly password_hash: string | null;
}

/** A wrong try, and a wrong try that started a lockout. */
export type LoginFailure = 'log_in_failed' | 'log_in_locked';

interface Login<Name, Found> {
  /** The typed address, whether an account has it or not. */
  readonly name: Name;
  readonly lockout: Lockout<Name>;
  readonly password: string;
  /** The browser's device cookie, of whatever account. */
  readonly device: string | undefined;
  readonly ip: string;
  /** Is called after each wrong try, for the security log. `id` is undefined for an unknown name. */
  failed(id: Id | undefined, failure: LoginFailure): Promise<void>;
  /** Must take equally long for known and unknown names. */
  find(): Promise<Found | undefined>;
}

/**
 * Returns the subject behind a name and a password, with its current hash. Throws `login_failed` or
 * `login_locked`, for unknown names alike (ACC-9). Failures in a known device of the subject count apart from
 * those of the rest of the world (SAFE-8). All others count by network as well, for all names together, and
 * are refused with `too_many_requests` (AUTH-5).
 */
export async function proveLogin<Name, Found extends Known>(
  platform: Platform,
  identity: Identity,
  { name, lockout, password, device: cookie, ip, failed, find }: Login<Name, Found>,
): Promise<Found & { readonly password_hash: string }> {
  // A call without a device cookie is a stranger's, and needs no look-up.
  const device =
    cookie === undefined ? null : await knownDeviceOf(platform.db, identity, (await find())?.id, cookie);
  const line = `${lockout.tries.kind} ${lockout.textOf(name)} ${device?.toString('base64url') ?? ''}`;
  return runInQueue(line, async () => {
    const takeBack = device === null ? await countNetworkTry(platform, lockout.tries, ip) : undefined;
    const attempt = await countLockoutTry(platform, lockout, name, device).catch(async (error: unknown) => {
      await takeBack?.();
      throw error;
    });
    const found = await find();
    const hash = found?.password_hash ?? undefined;
    const { right, outdated } = await checkPassword(hash, password).catch(async (error: unknown) => {
      await attempt.withdraw();
      await takeBack?.();
      throw error;
    });
    if (found === undefined || hash === undefined || !right) {
      const locked = await attempt.wrong();
      await failed(found?.id, locked ? 'log_in_locked' : 'log_in_failed');
      throw new Refusal('login_failed');
    }
    await attempt.right();
    await takeBack?.();
    if (!outdated) return { ...found, password_hash: hash };
    const newer = await hashPassword(password);
    await replaceHash(platform.db, identity, found.id, { before: hash, hash: newer });
    return { ...found, password_hash: newer };
  });
}
