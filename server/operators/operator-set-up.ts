import type { InputOf } from '#contract/kit/operation.ts';
import type { finishSetUp as finish } from '#contract/operators/finish-set-up.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isGuessablePassword } from '#server/platform/identity/guessable-password.ts';
import { knownDevicesOf, rememberDevice } from '#server/platform/identity/known-devices.sql.ts';
import { clearLockout } from '#server/platform/identity/lockout.ts';
import { hashPassword } from '#server/platform/identity/passwords.ts';
import { proveNewSecret, renewRecoveryCodes } from '#server/platform/identity/second-factor.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import { newTotpSecret, openTotpSecret, sealTotpSecret } from '#server/platform/identity/totp.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { insertAuditEntry } from './audit-entries.sql.ts';
import { operatorIdentity, passwordLockout } from './operator-identity.sql.ts';
import { storeCredentials } from './operators.sql.ts';
import { lockSetUp, removeSetUp, storeSetUpSecret } from './set-ups.sql.ts';

const { totpPurpose, codeLockout } = operatorIdentity;

const locked = async ({ db }: Unit, token: string, now: Date) => {
  const found = isToken(token) ? await lockSetUp(db, tokenHash(token), now) : undefined;
  if (found === undefined) throw new Refusal('set_up_link_invalid');
  return found;
};

/**
 * Returns the operator of a set-up link and its secret, which is created at the first request. Throws
 * `set_up_link_invalid`.
 */
export async function startSetUp(
  unit: Unit,
  { keys, clock }: Platform,
  token: string,
): Promise<{ readonly email: string; readonly secret: string }> {
  const { id, email, sealed_secret } = await locked(unit, token, clock.now());
  if (sealed_secret !== null) return { email, secret: openTotpSecret(keys, totpPurpose, id, sealed_secret) };
  const secret = newTotpSecret();
  await storeSetUpSecret(unit.db, id, sealTotpSecret(keys, totpPurpose, id, secret));
  return { email, secret };
}

const commonPassword = () =>
  new Refusal('invalid_input', {}, [{ field: 'password', code: 'password_common', params: {} }]);

/**
 * Uses up a set-up link: replaces password, authenticator and recovery codes, and ends every earlier login
 * and lockout. Throws `set_up_link_invalid`, or `invalid_input` for a common password (`password_common`) and
 * a wrong code (`wrong_code`). The browser with the device cookie `device` is known from now on, so that
 * strangers cannot lock it out again.
 */
export async function finishSetUp(
  platform: Platform,
  input: InputOf<typeof finish>,
  device: string,
): Promise<string[]> {
  const { keys } = platform;
  const now = platform.clock.now();
  const invited = await platform.transact((unit) => locked(unit, input.token, now));
  // Outside the transaction, because the check is slow.
  if (await isGuessablePassword(input.password, ['vonk', 'operator', invited.email])) throw commonPassword();
  const passwordHash = await hashPassword(input.password);
  return platform.transact(async (unit) => {
    const { id, email, sealed_secret: sealedSecret } = await locked(unit, input.token, now);
    if (sealedSecret === null) throw new Refusal('set_up_link_invalid');
    const step = proveNewSecret(keys, operatorIdentity, { id, sealed: sealedSecret }, { ...input, now });
    await removeSetUp(unit.db, id);
    await storeCredentials(unit.db, id, { passwordHash, sealedSecret, step });
    const codes = await renewRecoveryCodes(unit.db, keys, operatorIdentity, id);
    await deleteLoginsOf(unit.db, operatorIdentity, id);
    // A set-up link restores access, whatever attempts others made (AUTH-5).
    const parts = { ...platform, db: unit.db };
    await rememberDevice(unit.db, operatorIdentity, id, { token: device, now });
    const devices = await knownDevicesOf(unit.db, operatorIdentity, id);
    await clearLockout(parts, passwordLockout, email, devices);
    await clearLockout(parts, codeLockout, id, devices);
    await insertAuditEntry(unit.db, { operator: id, action: 'operators/set-up', at: now });
    return codes;
  });
}
