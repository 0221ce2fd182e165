import { getPrivacy } from '#contract/chat/get-privacy.ts';
import { handler } from '#server/platform/http/handler.ts';
import { showsOnline } from '#server/profiles/door.ts';
import { hasSwitchedOffReadReceipts } from './read-receipts.sql.ts';

export const getPrivacyHandler = handler(getPrivacy, async ({ member }, { db }) => ({
  shows_online: await showsOnline(db, member),
  read_receipts: !(await hasSwitchedOffReadReceipts(db, member)),
}));
