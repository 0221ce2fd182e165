import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { handler } from '#server/platform/http/handler.ts';
import { stopMail } from '../actions/stop-mail.ts';
import { readMailToken } from '../rules/mail-token.ts';
import { liftCauses } from '../store/suppressions.ts';

/** Takes back its own cause alone: a complaint ends by the member's click behind the login (MEET-14). */
export const changeSubscriptionHandler = handler(changeSubscription, async (call, platform) => {
  const { token, subscribed } = call.input;
  const { keys, clock } = platform;
  const to = readMailToken(keys, 'unsubscribe', token);
  if (to === null) return call.refuse('unsubscribe_link_invalid');
  await platform.transact(({ db }) =>
    subscribed
      ? liftCauses(db, to.member, to.address, ['list-unsubscribe'])
      : stopMail(db, keys, { ...to, cause: 'list-unsubscribe', now: clock.now() }),
  );
  return { subscribed };
});
