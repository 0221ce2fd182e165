import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { checkPassword } from '#server/platform/identity/check-password.ts';
import { hashPassword } from '#server/platform/identity/hash-password.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { runInQueue } from '#server/platform/limits/keyed-queue.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { credentialsOfAddress, replaceHash } from '../credentials/credentials.sql.ts';
import { passwordLockout } from '../limits/lockouts.ts';

export interface Login {
  readonly site: number;
  readonly email: string;
  readonly password: string;
}

/**
 * Returns whether the site reveals which addresses have an account. If it does not, an unconfirmed address
 * counts as unknown. Otherwise a log-in after signing up with somebody's address would show whether the
 * address was free (ACC-11).
 */
const isRevealing = (site: number) => siteById(site).settings.reveal_account_existence === 'yes';

export interface ProvenLogin {
  readonly member: Id;
  /** Moment the correct password was set. */
  readonly since: Date;
}

/**
 * Returns the member behind an address and password. Throws `login_failed` or `login_locked`, for unknown
 * addresses alike (ACC-9).
 */
export function proveLogin(platform: Platform, { site, email, password }: Login): Promise<ProvenLogin> {
  const { db } = platform;
  return runInQueue(`${site} ${email.trim().toLowerCase()}`, async () => {
    const attempt = await countLockoutTry(platform, passwordLockout, { site, email });
    const found = await credentialsOfAddress(db, site, email);
    const known = found?.verified_at === null && !isRevealing(site) ? undefined : found;
    const checked = await checkPassword(known?.password_hash, password).catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
    if (!known || !checked.right) {
      await attempt.wrong();
      throw new Refusal('login_failed');
    }
    await attempt.right();
    if (checked.outdated)
      await replaceHash(db, known.member_id, known.password_hash, await hashPassword(password));
    return { member: known.member_id, since: known.changed_at };
  });
}
