import { releaseTalk } from '#contract/chat/editors/release-talk.ts';
import { handler } from '#server/platform/http/handler.ts';
import { releaseClaim } from './editor-talks.sql.ts';

export const releaseTalkHandler = handler(releaseTalk, async ({ operator, input }, { db }) => {
  await releaseClaim(db, input.conversation, operator);
  return { conversation: input.conversation };
});
