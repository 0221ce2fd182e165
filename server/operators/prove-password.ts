import { Refusal } from '#server/platform/http/refusal.ts';
import { checkPassword } from '#server/platform/identity/check-password.ts';
import { hashPassword } from '#server/platform/identity/hash-password.ts';
import { countLockoutTry } from '#server/platform/identity/lockout.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { runInQueue } from '#server/platform/limits/keyed-queue.ts';
import type { Platform } from '#server/platform/platform.ts';
import { after, pendingSeconds } from './lifetimes.ts';
import { passwordLockout } from './lockout.ts';
import { operatorOfAddress, replaceHash } from './operators.sql.ts';
import { insertPendingLogin } from './pending-logins.sql.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/**
 * The operator and their current password hash. Throws `login_failed` or `login_locked`, for unknown
 * addresses alike.
 */
const prove = (platform: Platform, { email, password }: Login) =>
  runInQueue(`console ${email.trim().toLowerCase()}`, async () => {
    const attempt = await countLockoutTry(platform, passwordLockout, email);
    const found = await operatorOfAddress(platform.db, email);
    const hash = found?.password_hash ?? undefined;
    const { right, outdated } = await checkPassword(hash, password).catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
    if (found === undefined || hash === undefined || !right) {
      await attempt.wrong();
      throw new Refusal('login_failed');
    }
    await attempt.right();
    if (!outdated) return { operator: found.id, hash };
    const newer = await hashPassword(password);
    await replaceHash(platform.db, found.id, hash, newer);
    return { operator: found.id, hash: newer };
  });

/** Returns a token for the second step after a correct password, which alone opens nothing (SAFE-2). */
export async function provePassword(platform: Platform, login: Login) {
  const { operator, hash } = await prove(platform, login);
  const token = newToken();
  const expires = after(platform.clock.now(), pendingSeconds);
  const pending = { operator, passwordHash: hash, hash: tokenHash(token), expires };
  if (!(await insertPendingLogin(platform.db, pending))) throw new Refusal('login_failed');
  return { token, expires_at: expires.toISOString() };
}
