import { muteChat as operation } from '#contract/chat/mute-chat.ts';
import { call } from '#web/platform/api/api.ts';

/** May be repeated: it says how it shall be. */
export const muteChat = (conversation: number, muted: boolean) =>
  call(operation, { conversation, muted }, { idempotent: true });
