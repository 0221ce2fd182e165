import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isPushAddress } from './push-hosts.ts';
import {
  hasSubscription,
  isPushSession,
  removeSubscription,
  storeSubscription,
} from './push-subscriptions.sql.ts';

export const subscribePushHandler = handler(subscribePush, async (call, platform) => {
  const { endpoint, keys, replaces } = call.input;
  if (!isPushAddress(endpoint)) call.refuse('push_host_not_allowed');
  const { member, session } = call;
  if (session === null) return call.refuse('authentication_required');
  await platform.transact(async ({ db }) => {
    if (!(await isPushSession(db, session))) call.refuse('authentication_required');
    if (replaces !== undefined) {
      if (!(await hasSubscription(db, member, replaces))) call.refuse('not_found');
      await removeSubscription(db, member, replaces);
    }
    await storeSubscription(db, { member, session, endpoint, ...keys });
  });
  return { subscribed: true as const };
});
