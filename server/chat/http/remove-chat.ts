import { chatRemoved } from '#contract/chat/events.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { handler } from '#server/platform/http/handler.ts';
import { removeSide } from '../store/change-side.ts';

export const removeChatHandler = handler(removeChat, async (call, platform) => {
  const { conversation } = call.input;
  const removedUpTo = await platform.transact(async (unit) => {
    const upTo = await removeSide(unit.db, call.member, conversation);
    if (upTo !== undefined) unit.emit(call.member, chatRemoved, { conversation, removed_up_to: upTo });
    return upTo;
  });
  return removedUpTo === undefined ? call.refuse('not_found') : { conversation };
});
