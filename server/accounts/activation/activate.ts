import { activate } from '#contract/accounts/activate.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { confirmAddress } from './confirm-address.ts';

/** Sets no cookie: a browser without the login stays logged out (ACC-7). */
export const activateHandler = handler(activate, async (call, platform) => {
  const { token } = call.input;
  const isActive = await platform.transact((unit) =>
    confirmAddress(unit, token, call.site, platform.clock.now()),
  );
  failpoint('accounts/activation-committed');
  return isActive ? { status: 'active' as const } : call.refuse('activation_failed');
});
