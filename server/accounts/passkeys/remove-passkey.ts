import { removePasskey } from '#contract/accounts/factors/remove-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { notifyLoginMethodChanged } from '../credentials/mail-two-step-changed.job.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { deletePasskey } from './passkeys.sql.ts';

export const removePasskeyHandler = handler(removePasskey, async (call, platform) => {
  const { id } = call.input;
  await proveOwner(platform, call, call.input);
  await platform.transact(async (unit) => {
    if (!(await deletePasskey(unit.db, call.member, id))) call.refuse('not_found');
    await notifyLoginMethodChanged(unit, platform, call, 'passkey_removed');
  });
  return { removed: true as const };
});
