import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { closeAccount } from '../deletion/request-deletion.ts';
import { markRevoked } from './consents.sql.ts';

export const revokeConsentHandler = handler(revokeConsent, async (call, platform) => {
  const { member, origin, language, input } = call;
  await proveOwner(platform, call, input);
  const now = platform.clock.now();
  const closing = { member, reason: 'consent_revoked', origin, language, from: call, now } as const;
  const eraseAt = await platform.transact(async (unit) => {
    await markRevoked(unit.db, member, input.kind, now);
    return closeAccount(unit, platform, closing);
  });
  call.clearCookie(sessionCookie);
  return { erase_at: eraseAt.toISOString() };
});
