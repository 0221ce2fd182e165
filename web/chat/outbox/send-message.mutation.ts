import { sendMessage as operation } from '#contract/chat/send-message.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { Outgoing } from './outbox.ts';

/** Sends what stands in the outbox, once: its client id makes a second try harmless, and the outbox makes it (CHAT-3). */
export const sendMessage = (call: BoundCall, { profile, client_id, text, gift }: Outgoing) =>
  call(
    operation,
    { profile, client_id, ...(gift === null ? { kind: 'text', text } : { kind: 'gift', gift }) },
    { retry: false },
  );
