import { getImageConsent } from '#contract/chat/get-image-consent.ts';
import { handler } from '#server/platform/http/handler.ts';
import { imageConsentIn } from '../delivery/image-consent.sql.ts';

export const getImageConsentHandler = handler(getImageConsent, async (call, { db }) => {
  const always = await imageConsentIn(db, call.member, call.input.conversation);
  return always === undefined ? call.refuse('not_found') : { always };
});
