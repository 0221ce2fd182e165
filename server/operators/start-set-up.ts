import { startSetUp } from '#contract/operators/start-set-up.ts';
import { handler } from '#server/platform/http/handler.ts';
import { totpUri } from '#server/platform/identity/totp.ts';
import { siteById } from '#server/sites/door.ts';
import { startSetUp as start } from './operator-set-up.ts';

export const startSetUpHandler = handler(startSetUp, async (call, platform) => {
  const { email, secret } = await platform.transact((unit) => start(unit, platform, call.input.token));
  // Distinguishes the entry in the app from that of a member with the same address.
  const issuer = `${siteById(call.site).settings.mail_name} console`;
  return { email, secret, uri: totpUri(issuer, email, secret) };
});
