import { getTwoStep } from '#contract/accounts/factors/get-two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recoveryCodesLeft } from '#server/platform/identity/credentials.sql.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { totpSecretOf } from '../credentials/second-factor.sql.ts';
import { passkeyOfRow, passkeysOf } from '../passkeys/passkeys.sql.ts';

export const getTwoStepHandler = handler(getTwoStep, async ({ member }, { db }) => {
  const [kept, left, passkeys] = await Promise.all([
    totpSecretOf(db, member),
    recoveryCodesLeft(db, memberIdentity, member),
    passkeysOf(db, member),
  ]);
  const since = kept?.confirmed_at ?? null;
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recovery_codes_left: left,
    passkeys: passkeys.map(passkeyOfRow),
  };
});
