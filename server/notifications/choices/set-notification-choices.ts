import type { InputOf } from '#contract/kit/operation.ts';
import { noticeKind } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { addressOf } from '../addresses/address-of.ts';
import { liftCauses } from '../suppressions/suppressions.sql.ts';
import {
  type Choice,
  mailChoice,
  resubscribeKinds,
  setNotificationSettings,
  storeChoices,
} from './choices.sql.ts';
import { readChoices } from './get-notification-choices.ts';

const choicesIn = ({ mail = {}, push = {} }: InputOf<typeof setNotificationChoices>): Choice[] =>
  noticeKind.options.flatMap((kind) => {
    const [frequency, wanted] = [mail[kind], push[kind]];
    return [
      ...(frequency === undefined ? [] : [mailChoice(kind, frequency)]),
      ...(wanted === undefined ? [] : [{ channel: 'push' as const, kind, wanted, daily: false }]),
    ];
  });

export const setNotificationChoicesHandler = handler(setNotificationChoices, async (call, platform) => {
  const { member } = call;
  const { enable_again: again } = call.input;
  await platform.transact(async ({ db }) => {
    await storeChoices(db, member, choicesIn(call.input), platform.clock.now());
    await setNotificationSettings(db, member, call.input);
    if (again === undefined) return;
    const { email, verified } = await addressOf(db, member);
    // An unverified address may belong to another person, whose suppression is kept.
    const address = verified ? addressHash(platform.keys, email) : null;
    await liftCauses(db, member, address, ['fbl', 'list-unsubscribe']);
    await resubscribeKinds(db, member, platform.clock.now());
  });
  return readChoices(platform.db, member);
});
