import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isPushAddress } from '../rules/push-hosts.ts';
import { storeSubscription } from '../store/push-subscriptions.ts';

export const subscribePushHandler = handler(subscribePush, async (call, platform) => {
  const { endpoint, keys } = call.input;
  if (!isPushAddress(endpoint)) call.refuse('push_host_not_allowed');
  const { member, session } = call;
  if (session === null) return call.refuse('authentication_required');
  await storeSubscription(platform.db, { member, session, endpoint, ...keys });
  return { subscribed: true as const };
});
