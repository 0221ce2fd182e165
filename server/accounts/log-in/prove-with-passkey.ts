import { proveWithPasskey } from '#contract/accounts/factors/prove-with-passkey.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { markSecondFactor } from '../credentials/second-factor.sql.ts';
import { provePasskey } from './log-in-with-passkey.ts';

/** A passkey of another member proves nothing here. */
export const proveWithPasskeyHandler = handler(proveWithPasskey, async (call, platform) => {
  const { site, origin, input, member, session } = call;
  const owner = await provePasskey(platform, { site, origin, response: input.response }).catch(
    async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return null;
    },
  );
  if (owner !== member || session === null) {
    await recordSecurityEvent(platform.db, platform, { kind: 'proof_failed', member, from: call });
    return call.refuse('passkey_failed');
  }
  await markSecondFactor(platform.db, session, platform.clock.now());
  return { proved: true as const };
});
