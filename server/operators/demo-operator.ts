import type { FastifyInstance } from 'fastify';
import { sealTotpSecret, totpCodeAt } from '#server/platform/identity/totp.ts';
import type { Platform } from '#server/platform/platform.ts';
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
