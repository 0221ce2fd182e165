import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setShowsOnline } from '#server/profiles/door.ts';
import { setReadReceiptsOff } from './read-receipts.sql.ts';

export const setPrivacyHandler = handler(setPrivacy, async ({ member, input }, platform) => {
  await platform.transact(async ({ db }) => {
    await setShowsOnline(db, member, input.shows_online);
    await setReadReceiptsOff(db, member, !input.read_receipts);
  });
  return input;
});
