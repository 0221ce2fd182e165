import { Refusal } from '#server/platform/http/refusal.ts';
import { newPendingLogin } from '#server/platform/identity/pending-logins.sql.ts';
import { proveLogin } from '#server/platform/identity/prove-login.ts';
import type { Platform } from '#server/platform/platform.ts';
import { operatorIdentity, passwordLockout } from './operator-identity.sql.ts';
import { insertPendingLogin, operatorOfAddress } from './operators.sql.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Returns a token for the second step after a correct password, which alone opens nothing (SAFE-2). */
export async function provePassword(platform: Platform, { email, password }: Login) {
  const { id, password_hash: passwordHash } = await proveLogin(platform, operatorIdentity, {
    name: email,
    lockout: passwordLockout,
    password,
    find: () => operatorOfAddress(platform.db, email),
  });
  const { hash, expires, answer } = newPendingLogin(platform.clock.now());
  if (!(await insertPendingLogin(platform.db, { operator: id, passwordHash, hash, expires })))
    throw new Refusal('login_failed');
  return answer;
}
