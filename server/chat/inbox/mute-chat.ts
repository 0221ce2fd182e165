import { muteChat } from '#contract/chat/mute-chat.ts';
import { handler } from '#server/platform/http/handler.ts';
import { muteParticipant } from './mute-participant.sql.ts';
import { notifyChatChanged } from './notify-chat-changed.ts';

export const muteChatHandler = handler(muteChat, async (call, platform) => {
  const { conversation, muted } = call.input;
  const { site, member } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const changed = await muteParticipant(unit.db, member, conversation, muted);
    return { chat: await notifyChatChanged(unit, { site, member, now }, conversation, changed) };
  });
});
