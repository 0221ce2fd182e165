import { changeImageConsent } from '#contract/chat/change-image-consent.ts';
import { handler } from '#server/platform/http/handler.ts';
import { imageConsentIn, setConsent } from '../delivery/image-consent.sql.ts';

export const changeImageConsentHandler = handler(changeImageConsent, async (call, { db }) => {
  const { conversation, always } = call.input;
  if ((await imageConsentIn(db, call.member, conversation)) === undefined) return call.refuse('not_found');
  await setConsent(db, call.member, conversation, always);
  return { always };
});
