import { resendConfirmation } from '#contract/accounts/console/resend-confirmation.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { requestActivationMail } from '../activation/request-activation-mail.ts';
import { memberHead } from './member-head.sql.ts';

export const resendConfirmationHandler = handler(resendConfirmation, async (call, platform) => {
  const { db, config, clock } = platform;
  const { operator } = call;
  const { member } = call.input;
  const head = await memberHead(db, member);
  // A fictional profile has no mailbox.
  if (head === undefined || head.erased_at !== null || head.fictional) return call.refuse('not_found');
  const sent = await requestActivationMail(platform, {
    member,
    origin: siteOrigin(config, siteById(head.site_id)),
    language: await readerLanguage(db, member, head.site_id),
  });
  await recordAction(platform, {
    operator,
    action: 'accounts/resend-confirmation',
    member,
    details: { sent },
    at: clock.now(),
  });
  return { sent };
});
