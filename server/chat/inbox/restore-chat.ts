import { restoreChat, restoreMinutes } from '#contract/chat/restore-chat.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addMinutes } from '#server/platform/time.ts';
import { notifyChatChanged } from './notify-chat-changed.ts';
import { restoreParticipant } from './own-participant.sql.ts';

export const restoreChatHandler = handler(restoreChat, async (call, platform) => {
  const { conversation } = call.input;
  const { site, member } = call;
  const now = platform.clock.now();
  const since = addMinutes(now, -restoreMinutes);
  return platform.transact(async (unit) => {
    const outcome = await restoreParticipant(unit.db, member, conversation, since);
    if (outcome === undefined) return call.refuse('not_found');
    if (outcome === 'late') return call.refuse('removal_stands');
    return {
      chat: await notifyChatChanged(unit, { site, member, now }, conversation, outcome === 'restored'),
    };
  });
});
