import { sealTotpSecret } from '#server/platform/identity/totp.ts';
import type { Platform } from '#server/platform/platform.ts';
import { demoOperator } from './demo-operator.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { ensureOperator, operatorOfAddress, storeCredentials } from './operators.sql.ts';

/** Creates the demo's operator. Returns true at the first start only; a later start changes nothing. */
export async function seedDemoOperator(
  { db, transact, keys, clock }: Platform,
  passwordHash: () => Promise<string>,
): Promise<boolean> {
  if ((await operatorOfAddress(db, demoOperator.email)) !== undefined) return false;
  const hash = await passwordHash();
  return transact(async (unit) => {
    const { id, made } = await ensureOperator(unit.db, demoOperator.email, clock.now());
    if (!made) return false;
    const sealedSecret = sealTotpSecret(keys, operatorIdentity.totpPurpose, id, demoOperator.secret);
    await storeCredentials(unit.db, id, { passwordHash: hash, sealedSecret, step: null });
    return true;
  });
}
