import { removePasskey } from '#contract/accounts/remove-passkey.ts';
import { handler } from '#server/platform/http/handler.ts';
import { provePassword } from '../actions/prove-password.ts';
import { tellChange } from '../actions/tell-change.ts';
import { deletePasskey } from '../store/passkeys.ts';

export const removePasskeyHandler = handler(removePasskey, async (call, platform) => {
  const { id, password } = call.input;
  await provePassword(platform, call.member, password);
  await platform.transact(async (unit) => {
    if (!(await deletePasskey(unit.db, call.member, id))) call.refuse('not_found');
    await tellChange(unit, call, 'passkey_removed');
  });
  return { removed: true as const };
});
