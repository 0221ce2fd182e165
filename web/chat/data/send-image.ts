import { sendImage as operation } from '#contract/chat/send-image.ts';
import { call } from '#web/platform/api.ts';

/** Its client id makes a second try harmless (CHAT-3). */
export const sendImage = (profile: number, client_id: string) =>
  call(operation, { profile, client_id }, { idempotent: true });
