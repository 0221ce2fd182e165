import type { FastifyInstance } from 'fastify';
import { sealTotpSecret, totpCodeAt } from '#server/platform/identity/totp.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { ensureOperator, operatorOfAddress, storeCredentials } from './operators.sql.ts';

/**
 * The operator of a demo. Their second step is a real one, so its secret is published with the password
 * (interfaces.md).
 */
export const demoOperator = {
  email: 'operator@demo.example',
  secret: 'VONKDEMOOPERATORSECRETKEY2345672',
} as const;

/** Path at which a demo shows the current code of an authenticator app. */
export const demoCodePath = '/dev/operator-code';

/** A colleague with the same password and secret, who approves what the first operator asks. */
const secondDemoOperator = 'second@demo.example';

/** Two days old, so that a demo shows the second pair of eyes at once. */
async function makeDemoOperator(
  { db }: Unit,
  { email, hash, keys, now }: { email: string; hash: string; keys: Keys; now: Date },
): Promise<boolean> {
  const made = await ensureOperator(db, { email, roles: ['administrator'], now: addDays(now, -2) });
  if (!made.made) return false;
  const sealedSecret = sealTotpSecret(keys, operatorIdentity.totpPurpose, made.id, demoOperator.secret);
  await storeCredentials(db, made.id, { passwordHash: hash, sealedSecret, step: null });
  return true;
}

/** Creates the demo's operators. Returns true at the first start only; a later start changes nothing. */
export async function seedDemoOperator(
  { db, transact, keys, clock }: Platform,
  passwordHash: () => Promise<string>,
): Promise<boolean> {
  if ((await operatorOfAddress(db, demoOperator.email)) !== undefined) return false;
  const hash = await passwordHash();
  return transact(async (unit) => {
    for (const email of [demoOperator.email, secondDemoOperator])
      if (!(await makeDemoOperator(unit, { email, hash, keys, now: clock.now() }))) return false;
    return true;
  });
}

/**
 * Shows the current code of the demo's operator, for users who do not want its secret in their own app.
 * Exists in a demo only.
 */
export function showDemoCode(fastify: FastifyInstance, { config, clock }: Platform): void {
  if (!config.demo) return;
  fastify.get(demoCodePath, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${totpCodeAt(demoOperator.secret, clock.now())}\n`),
  );
}
