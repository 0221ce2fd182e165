import { removeChat as operation } from '#contract/chat/remove-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** Not repeated by itself: a message that came meanwhile must not be removed unseen. */
export const removeChat = (conversation: number) => call(operation, { conversation });
