import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readChoices } from '../actions/read-choices.ts';
import { addressOf } from '../address-of.ts';
import { addressHash } from '../rules/address-hash.ts';
import { storeChoices } from '../store/choices.ts';
import { liftCauses } from '../store/suppressions.ts';

export const setNotificationChoicesHandler = handler(setNotificationChoices, async (call, platform) => {
  const { member } = call;
  const { choices = [], enable_again: again } = call.input;
  await platform.transact(async ({ db }) => {
    await storeChoices(db, member, choices, platform.clock.now());
    if (again === undefined) return;
    const { email, verified } = await addressOf(db, member);
    // The address of one who never confirmed it may be a stranger's: what that one asked for stays.
    const address = verified ? addressHash(platform.keys, email) : null;
    await liftCauses(db, member, address, ['fbl', 'list-unsubscribe']);
  });
  return readChoices(platform.db, member);
});
