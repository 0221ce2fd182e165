import { sendMessage as operation } from '#contract/chat/send-message.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { Outgoing } from './outbox.ts';

/**
 * Makes one attempt to send a message of the outbox. The outbox does the retries, which the client id makes
 * safe (CHAT-3).
 */
export const sendMessage = (call: BoundCall, { profile, client_id, text, gift }: Outgoing) =>
  call(
    operation,
    { profile, client_id, ...(gift === null ? { kind: 'text', text } : { kind: 'gift', gift }) },
    { retry: false },
  );
