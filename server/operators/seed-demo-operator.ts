import type { Platform } from '#server/platform/platform.ts';
import { sealTotpSecret } from '#server/platform/second-step/totp-secret.ts';
import { demoOperator } from './demo-operator.ts';
import { ensureOperator, storeCredentials } from './store/operators.ts';

/** Makes the demo's operator at the first start; a later one changes nothing about them. */
export async function seedDemoOperator(
  { transact, keys, clock }: Platform,
  passwordHash: () => Promise<string>,
): Promise<void> {
  await transact(async ({ db }) => {
    const { id, made } = await ensureOperator(db, demoOperator.email, clock.now());
    if (!made) return;
    const sealedSecret = sealTotpSecret(keys, 'operators/totp-secret', id, demoOperator.secret);
    await storeCredentials(db, id, { passwordHash: await passwordHash(), sealedSecret, step: null });
  });
}
