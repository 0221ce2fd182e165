import { getImageConsent } from '#contract/chat/get-image-consent.ts';
import { handler } from '#server/platform/http/handler.ts';
import { consentIn } from '../store/image-consent.ts';

export const getImageConsentHandler = handler(getImageConsent, async (call, { db }) => {
  const always = await consentIn(db, call.member, call.input.conversation);
  return always === undefined ? call.refuse('not_found') : { always };
});
