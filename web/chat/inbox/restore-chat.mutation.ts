import { restoreChat as operation } from '#contract/chat/restore-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** May be repeated: what is back stays back. */
export const restoreChat = (conversation: number) => call(operation, { conversation }, { idempotent: true });
