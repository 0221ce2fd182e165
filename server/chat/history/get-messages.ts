import { getMessages } from '#contract/chat/get-messages.ts';
import { handler } from '#server/platform/http/handler.ts';
import { readHistory } from '../conversations/read-history.ts';
import { withImages } from '../images/with-images.ts';

export const getMessagesHandler = handler(getMessages, async (call, platform) => {
  const { input, site, member } = call;
  const history = await readHistory(platform.db, { ...input, site, member, now: platform.clock.now() });
  if (!history) return call.refuse('not_found');
  return { ...history, messages: await withImages(platform, member, history.messages) };
});
