import { removeChat as operation } from '#contract/chat/remove-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** Not retried automatically, because a retry could remove a newer message unseen. */
export const removeChat = (conversation: number) => call(operation, { conversation });
