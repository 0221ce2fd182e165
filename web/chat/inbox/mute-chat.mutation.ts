import { muteChat as operation } from '#contract/chat/mute-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** Idempotent: it sets the state. */
export const muteChat = (conversation: number, muted: boolean) =>
  call(operation, { conversation, muted }, { idempotent: true });
