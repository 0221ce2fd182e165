import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readUnsubscribeToken } from '../suppressions/mail-token.ts';
import { changeMailFrequency } from './change-mail-frequency.ts';
import { setNotificationSettings } from './choices.sql.ts';

export const changeSubscriptionHandler = handler(changeSubscription, async (call, platform) => {
  const { token, subscribed, daily, time_zone } = call.input;
  const { keys, clock } = platform;
  const to = readUnsubscribeToken(keys, token);
  if (to === null) return call.refuse('unsubscribe_link_invalid');
  const frequency = !subscribed ? 'none' : daily === true ? 'daily' : 'at_once';
  await platform.transact(async ({ db }) => {
    await changeMailFrequency(db, keys, to, frequency, clock.now());
    if (frequency === 'daily') await setNotificationSettings(db, to.member, { time_zone });
  });
  return { subscribed, about: to.about };
});
