import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { handler } from '#server/platform/http/handler.ts';
import { requestActivationMail } from './request-activation-mail.ts';

export const sendActivationMailHandler = handler(sendActivationMail, async (call, platform) => {
  const { member, origin, language } = call;
  return { sent: await requestActivationMail(platform, { member, origin, language }) };
});
