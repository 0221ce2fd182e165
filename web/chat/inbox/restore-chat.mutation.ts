import { restoreChat as operation } from '#contract/chat/restore-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** Idempotent: a restored chat stays restored. */
export const restoreChat = (conversation: number) => call(operation, { conversation }, { idempotent: true });
