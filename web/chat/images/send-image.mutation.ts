import { sendImage as operation } from '#contract/chat/send-image.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';

/** The client id makes retries safe (CHAT-3). */
export const sendImage = (call: BoundCall, profile: number, client_id: string) =>
  call(operation, { profile, client_id }, { idempotent: true });
