import { muteChat } from '#contract/chat/mute-chat.ts';
import { handler } from '#server/platform/http/handler.ts';
import { notifyChatChanged } from './notify-chat-changed.ts';
import { muteParticipant } from './own-participant.sql.ts';

export const muteChatHandler = handler(muteChat, async (call, platform) => {
  const { conversation, muted } = call.input;
  const { site, member } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const changed = await muteParticipant(unit.db, member, conversation, muted);
    return { chat: await notifyChatChanged(unit, { site, member, now }, conversation, changed) };
  });
});
