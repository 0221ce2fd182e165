import { chatRemoved } from '#contract/chat/events.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { handler } from '#server/platform/http/handler.ts';
import { removeParticipant } from './own-participant.sql.ts';

export const removeChatHandler = handler(removeChat, async (call, platform) => {
  const { conversation } = call.input;
  return platform.transact(async (unit) => {
    const side = await removeParticipant(unit.db, call.member, conversation, platform.clock.now());
    if (!side) return call.refuse('not_found');
    const { removed_up_to, muted, revision } = side;
    const answer = { conversation, removed_up_to, muted, revision };
    if (side.changed) unit.emit(call.member, chatRemoved, answer);
    return answer;
  });
});
