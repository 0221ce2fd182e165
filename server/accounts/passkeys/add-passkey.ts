import { addPasskey } from '#contract/accounts/factors/add-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { notifyLoginMethodChanged } from '../credentials/mail-two-step-changed.job.ts';
import { passkeysPerMember } from '../limits/lifetimes.ts';
import { spendChallenge } from './passkey-challenge.ts';
import { insertPasskey, passkeyOfRow, passkeysOf } from './passkeys.sql.ts';
import { verifyPasskeyRegistration } from './verify-passkey.ts';

export const addPasskeyHandler = handler(addPasskey, async (call, platform) => {
  const { member, origin, input } = call;
  const { clientDataJSON, transports = [] } = input.response.response;
  const challenge = await spendChallenge(platform, member, clientDataJSON);
  const made = challenge && (await verifyPasskeyRegistration(input.response, { challenge, origin }));
  if (!made) return call.refuse('passkey_failed');
  if ((await passkeysOf(platform.db, member)).length >= passkeysPerMember) call.refuse('too_many_passkeys');
  const now = platform.clock.now();
  const { name } = input;
  await platform.transact(async (unit) => {
    if (!(await insertPasskey(unit.db, { ...made, member, transports, name, now })))
      call.refuse('passkey_known');
    await notifyLoginMethodChanged(unit, platform, call, 'passkey_added');
  });
  return {
    passkey: passkeyOfRow({ credential_id: made.id, name, created_at: now, last_used_at: null }),
  };
});
