import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setShowsOnline } from '#server/profiles/set-shows-online.ts';
import { setSilentReader } from '../store/silent-readers.ts';

export const setPrivacyHandler = handler(setPrivacy, async ({ member, input }, platform) => {
  await platform.transact(async ({ db }) => {
    await setShowsOnline(db, member, input.shows_online);
    await setSilentReader(db, member, !input.read_receipts);
  });
  return input;
});
